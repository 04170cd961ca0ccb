import { hourMs } from '../time/durations.ts'
import { localDate } from '../time/local-time.ts'
import type { ComingHour } from '../weather/coming-hours.ts'
import { largest } from '../weather/largest.ts'
import { leastSurePercent, surePercent } from './certainty.ts'
import { type Doubt, hourReasons, type JudgedHour, judgeHour, type PlanContext } from './judge-hour.ts'

/** Hours of rain this close together come with the same air: their forecasts fail together. */
const stretchHours = 6

/** Good hours without a gap. */
export type PlanWindow = {
  startAt: number
  endAt: number
  hours: number
  surePercent: number
}

/** A local day of the place. */
export type PlanDay = {
  date: string
  hours: readonly JudgedHour[]
  /** Sure enough to be promised; null where there is none. */
  best: PlanWindow | null
  /** Good as forecast, but too unsure. Only where nothing can be promised. */
  unsure: PlanWindow | null
}

/**
 * Day by day; a window does not go over midnight. The hour that runs is not planned with any more. `start`: the hours at
 * the place a way up begins at, which have to be dry and calm too.
 */
export function planDays(
  hours: readonly ComingHour[],
  context: PlanContext,
  start: readonly ComingHour[] = [],
): PlanDay[] {
  const onTheWay = { ...context, criteria: { ...context.criteria, windKmh: null, minC: null, maxC: null } }
  const below = new Map(start.map((hour) => [hour.startAt, judgeHour(hour, onTheWay)]))
  const coming = hours
    .filter(({ isRunning }) => !isRunning)
    .map((hour) => joined(judgeHour(hour, context), below.get(hour.startAt)))
  const byDate = Map.groupBy(coming, ({ startAt }) => localDate(startAt, context.timeZone))
  return [...byDate].map(([date, own]) => ({ date, hours: own, ...windowsOf(own, context) }))
}

/** Good only where both are. */
function joined(goal: JudgedHour, start: JudgedHour | undefined): JudgedHour {
  if (!start) return goal
  return {
    ...goal,
    reasons: hourReasons.filter((reason) => goal.reasons.includes(reason) || start.reasons.includes(reason)),
    doubt: { ...goal.doubt, rain: Math.max(goal.doubt.rain, start.doubt.rain) },
  }
}

/** The more hours and the surer, the better: hours times certainty. Of equal ones the earlier. */
const worth = ({ hours, surePercent }: PlanWindow): number => hours * surePercent

function windowsOf(
  hours: readonly JudgedHour[],
  { criteria, issuedAt }: PlanContext,
): Pick<PlanDay, 'best' | 'unsure'> {
  const windows = goodRuns(hours).flatMap((run) => partsOf(run, criteria.hours, issuedAt))
  const sure = windows.filter((one) => one.surePercent >= leastSurePercent)
  const best = largest(sure, worth)?.item ?? null
  return { best, unsure: best ? null : (largest(windows, worth)?.item ?? null) }
}

/** Hours that do and follow each other. */
function goodRuns(hours: readonly JudgedHour[]): JudgedHour[][] {
  const runs: JudgedHour[][] = []
  for (const hour of hours) {
    if (hour.reasons.length > 0) continue
    const run = runs.at(-1)
    if (run?.at(-1)?.startAt === hour.startAt - hourMs) run.push(hour)
    else runs.push([hour])
  }
  return runs
}

/** Every part that is long enough: the surest may be shorter than the whole. */
function partsOf(run: readonly JudgedHour[], least: number, issuedAt: number): PlanWindow[] {
  const parts: PlanWindow[] = []
  for (let from = 0; from + least <= run.length; from++) {
    for (let to = from + least; to <= run.length; to++) {
      const hours = run.slice(from, to)
      const [first, last] = [hours[0], hours.at(-1)]
      if (!first || !last) continue
      parts.push({
        startAt: first.startAt,
        endAt: last.startAt + hourMs,
        hours: hours.length,
        surePercent: surePercent(stretchesOf(hours), last.startAt + hourMs - issuedAt),
      })
    }
  }
  return parts
}

function stretchesOf(hours: readonly JudgedHour[]): Doubt[][] {
  const doubts = hours.map(({ doubt }) => doubt)
  return Array.from({ length: Math.ceil(doubts.length / stretchHours) }, (_, index) =>
    doubts.slice(index * stretchHours, (index + 1) * stretchHours),
  )
}

/** The promised ones, best first. */
export function rankedWindows(days: readonly PlanDay[]): PlanWindow[] {
  return days.flatMap(({ best }) => best ?? []).toSorted((one, other) => worth(other) - worth(one))
}

/** The best window is worth naming beside the next one where it is worth so many times as much. */
const clearlyBetter = 1.25

/** What is asked first: the next promised one, and the best where that is clearly better. */
export function nextAndBest(days: readonly PlanDay[]): { next: PlanWindow; best: PlanWindow | null } | null {
  const [next] = days.flatMap(({ best }) => best ?? [])
  const [best = null] = rankedWindows(days)
  if (!next || !best) return null
  return { next, best: worth(best) > clearlyBetter * worth(next) ? best : null }
}
