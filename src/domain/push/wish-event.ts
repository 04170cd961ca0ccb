import { leastSurePercent } from '../plan/certainty.ts'
import { type DrySpell, dryDays, drySpells } from '../plan/dry-days.ts'
import { chanceBelow } from '../plan/judge-hour.ts'
import type { Need } from '../plan/needs.ts'
import type { PlaceWindows } from '../plan/plan-of-place.ts'
import { nextAndBest, type PlanWindow } from '../plan/windows.ts'
import { biseWindKmh, isNorthEast } from '../regional-wind/bise.ts'
import { hourMs } from '../time/durations.ts'
import { localDate, startOfLocalDay } from '../time/local-time.ts'
import type { ComingHour } from '../weather/coming-hours.ts'
import { isThunder } from '../weather/wet-code.ts'
import type { Wish } from './wish.ts'

/** What a wish waits for, once it is near enough. `startAt`: when it begins; null: it is there. */
export type WishEvent = { startAt: number | null; mark: string } & (
  | { kind: 'window'; need: Need; window: PlanWindow }
  | { kind: 'spell'; spell: DrySpell }
  | { kind: 'lake'; lake: string; temperatureC: number }
  | { kind: 'frost'; temperatureC: number }
  | { kind: 'snow'; cm: number; endAt: number }
  | { kind: 'gusts'; kmh: number }
  | { kind: 'hail'; endAt: number }
  | { kind: 'bise'; kmh: number }
)

/** What is known of a place besides the planner's windows. */
export type WishFacts = {
  hours: readonly ComingHour[]
  timeZone: string
  /** The nearest one; null: none near, or its temperature is not known. */
  lake: { name: string; temperatureC: number } | null
  now: number
}

/** Water that was warm enough is so until it is this much colder: it goes up and down by some tenths every day. */
const lakeSwingC = 0.5
/** A lake's or valley's own breeze dies sooner. */
const biseHours = 6
/** A night belongs to the day that it ends on. */
const halfDayMs = 12 * hourMs

/** The planner's next promised time, where it begins soon enough. */
export function needEvent(
  { outlook, context, days }: PlaceWindows,
  { ahead, now }: { ahead: number; now: number },
): WishEvent | null {
  const { criteria, need, timeZone } = context
  const until = now + ahead * hourMs
  if (criteria.days > 1) {
    const { best: spell } = drySpells(dryDays(outlook.days, days, context), context)
    if (!spell || startOfLocalDay(spell.from, timeZone) > until) return null
    return { kind: 'spell', spell, startAt: startOfLocalDay(spell.from, timeZone), mark: spell.from }
  }
  const window = nextAndBest(days)?.next
  if (!window || window.startAt > until) return null
  return { kind: 'window', need, window, startAt: window.startAt, mark: localDate(window.startAt, timeZone) }
}

/** `isTold`: that it has begun has been told and not been taken back. */
export function signEvent(
  { kind, limit = 0, ahead }: Wish,
  facts: WishFacts,
  isTold: boolean,
): WishEvent | null {
  const { timeZone, lake, now } = facts
  if (kind === 'lake') {
    const from = isTold ? limit - lakeSwingC : limit
    return lake && lake.temperatureC >= from
      ? { kind, lake: lake.name, temperatureC: lake.temperatureC, startAt: null, mark: '' }
      : null
  }
  const hours = facts.hours.filter(({ startAt, isRunning }) => !isRunning && startAt <= now + ahead * hourMs)
  const dayOf = (at: number) => localDate(at, timeZone)
  switch (kind) {
    case 'frost': {
      const cold = hours.filter((hour) => isBelow(limit, hour))
      const [first] = cold
      if (!first) return null
      const temperatureC = Math.min(...cold.map((hour) => hour.temperatureC))
      return { kind, temperatureC, startAt: first.startAt, mark: dayOf(first.startAt + halfDayMs) }
    }
    case 'snow': {
      const snowy = hours.filter(({ snowCm }) => snowCm > 0)
      const [first, last] = [snowy[0], snowy.at(-1)]
      const cm = snowy.reduce((sum, { snowCm }) => sum + snowCm, 0)
      if (!first || !last || cm < limit) return null
      return { kind, cm, startAt: first.startAt, endAt: last.startAt + hourMs, mark: '' }
    }
    case 'gusts': {
      const strong = hours.filter(({ windGustKmh }) => (windGustKmh ?? 0) >= limit)
      const [first] = strong
      if (!first) return null
      const kmh = Math.max(...strong.map(({ windGustKmh }) => windGustKmh ?? 0))
      return { kind, kmh, startAt: first.startAt, mark: dayOf(first.startAt) }
    }
    case 'hail': {
      const stormy = hours.filter(({ conditionCode }) => isThunder(conditionCode))
      const [first, last] = [stormy[0], stormy.at(-1)]
      if (!first || !last) return null
      return { kind, startAt: first.startAt, endAt: last.startAt + hourMs, mark: dayOf(first.startAt) }
    }
    case 'bise': {
      const first = hours.findIndex((_, index) => isBiseFrom(facts.hours, hours[index]?.startAt))
      const begins = hours[first]
      return begins ? { kind, kmh: begins.windSpeedKmh ?? 0, startAt: begins.startAt, mark: '' } : null
    }
    default:
      return null
  }
}

/** As sure as what the planner promises; without a range by the forecast itself. */
const isBelow = (limit: number, { temperatureC, temperatureRangeC }: ComingHour): boolean =>
  temperatureRangeC
    ? chanceBelow(limit, temperatureC, temperatureRangeC) >= leastSurePercent
    : temperatureC < limit

function isBiseFrom(hours: readonly ComingHour[], startAt: number | undefined): boolean {
  const from = hours.findIndex((hour) => hour.startAt === startAt)
  const run = from < 0 ? [] : hours.slice(from, from + biseHours)
  return (
    run.length === biseHours &&
    run.every(
      ({ windFromDegrees, windSpeedKmh }) =>
        windFromDegrees !== null && (windSpeedKmh ?? 0) >= biseWindKmh && isNorthEast(windFromDegrees),
    )
  )
}
