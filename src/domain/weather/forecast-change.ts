import { hourMs } from '../time/durations.ts'
import { addDays, hourOfDay, localDate } from '../time/local-time.ts'
import { amountOf } from './amount.ts'
import { snowDepthCm } from './snow-depth.ts'
import { wholeDegrees } from './units.ts'
import type { HourlyWeather } from './weather.ts'

type ComparedHour = Pick<HourlyWeather, 'startAt' | 'temperatureC' | 'rainMm' | 'snowMm'>

/** Mixed precipitation counts as what most of it is. */
type Form = 'rain' | 'snow'
export type ChangedDay = 'today' | 'tomorrow'

/** Of snow also its depth. */
export type Amount = { mm: number; snowCm?: number }

export type RainChange =
  | { kind: 'later' | 'earlier'; form: Form; hours: number }
  /** The earlier run was dry. */
  | { kind: 'new'; form: Form; day: ChangedDay; at: number }
  /** Only the earlier run was wet. */
  | { kind: 'gone'; form: Form }
  /** `mm`: of all that is left of the day, the hour that has begun included, as its page gives it. */
  | ({ kind: 'more' | 'less'; form: Form; day: ChangedDay } & Amount)

/** How a later run differs; null where the difference is not worth mentioning. */
export type ForecastChange = {
  rain: RainChange | null
  /** By how many whole degrees the high of the day is warmer; colder below 0. */
  temperature: { day: ChangedDay; byC: number } | null
}

/** From here on an hour is wet enough to count as the beginning of rain, mm. */
const wetMm = 0.3
/** A smaller total does not affect plans, mm. */
const notableMm = 1
const notableShiftHours = 2
/** Amounts that differ by more than this, and by half as much again, are another day, mm. */
const notableDifferenceMm = 5
const notableRatio = 1.5
const notableDegrees = 2
/** Later in the day its high is over: tomorrow's is what changes plans. */
const highIsAheadUntilHour = 14

/**
 * What changed between two runs for the rest of today and tomorrow. Only full hours that both runs contain are compared,
 * and none that has begun: that one is measured.
 */
export function forecastChange(
  earlier: readonly ComparedHour[],
  later: readonly ComparedHour[],
  { now, timeZone }: { now: number; timeZone: string },
): ForecastChange {
  const today = localDate(now, timeZone)
  const tomorrow = addDays(today, 1)
  const dayOf = (at: number): ChangedDay | null => {
    const date = localDate(at, timeZone)
    return date === today ? 'today' : date === tomorrow ? 'tomorrow' : null
  }
  const before = new Map(earlier.map((hour) => [hour.startAt, hour]))
  const pairs: Pair[] = []
  for (const hour of later) {
    const old = before.get(hour.startAt)
    const day = dayOf(hour.startAt)
    if (old && day && hour.startAt >= now) pairs.push({ day, before: old, after: hour })
  }
  // An hour whose amount one run does not know is not dry.
  const known = pairs.filter((pair) => amountOf(pair.before) !== null && amountOf(pair.after) !== null)
  const leftOf = (day: ChangedDay) =>
    amountIn(later.filter(({ startAt }) => dayOf(Math.max(startAt, now)) === day))
  return { rain: rainChange(known, leftOf), temperature: temperatureChange(pairs, hourOfDay(now, timeZone)) }
}

type Pair = { day: ChangedDay; before: ComparedHour; after: ComparedHour }

const mmOf = (hour: ComparedHour) => amountOf(hour) ?? 0
const sumOf = (hours: readonly ComparedHour[]) => hours.reduce((sum, hour) => sum + mmOf(hour), 0)

function formOf(hours: readonly ComparedHour[]): Form {
  const snow = hours.reduce((sum, { snowMm }) => sum + (snowMm ?? 0), 0)
  return snow > sumOf(hours) / 2 ? 'snow' : 'rain'
}

function amountIn(hours: readonly ComparedHour[]): Amount {
  const mm = sumOf(hours)
  if (formOf(hours) === 'rain') return { mm }
  const snowCm = hours.reduce((sum, hour) => sum + snowDepthCm(hour.snowMm ?? 0, hour.temperatureC), 0)
  return { mm, snowCm }
}

function rainChange(pairs: readonly Pair[], leftOf: (day: ChangedDay) => Amount): RainChange | null {
  const [before, after] = [pairs.map((pair) => pair.before), pairs.map((pair) => pair.after)]
  const [sumBefore, sumAfter] = [sumOf(before), sumOf(after)]
  const onset = (hours: readonly ComparedHour[]) => hours.findIndex((hour) => mmOf(hour) >= wetMm)
  const [from, to] = [onset(before), onset(after)]
  const begins = pairs[to]
  if (begins && from < 0 && sumAfter >= notableMm)
    return { kind: 'new', form: formOf(after), day: begins.day, at: begins.after.startAt }
  if (to < 0 && from >= 0 && sumBefore >= notableMm) return { kind: 'gone', form: formOf(before) }
  // Rain from the first hour on has no beginning ahead of it.
  const old = before[from]
  if (begins && old && from > 0 && to > 0 && Math.max(sumBefore, sumAfter) >= notableMm) {
    const shift = Math.round((begins.after.startAt - old.startAt) / hourMs)
    if (Math.abs(shift) >= notableShiftHours)
      return { kind: shift > 0 ? 'later' : 'earlier', form: formOf(after), hours: Math.abs(shift) }
  }
  return amountChange(pairs, 'today', leftOf) ?? amountChange(pairs, 'tomorrow', leftOf)
}

function amountChange(
  pairs: readonly Pair[],
  day: ChangedDay,
  leftOf: (day: ChangedDay) => Amount,
): RainChange | null {
  const own = pairs.filter((pair) => pair.day === day)
  const after = own.map((pair) => pair.after)
  const [sumBefore, sumAfter] = [sumOf(own.map((pair) => pair.before)), sumOf(after)]
  const [least, most] = [Math.min(sumBefore, sumAfter), Math.max(sumBefore, sumAfter)]
  if (most - least < notableDifferenceMm || most < least * notableRatio) return null
  return { kind: sumAfter > sumBefore ? 'more' : 'less', form: formOf(after), day, ...leftOf(day) }
}

function temperatureChange(pairs: readonly Pair[], hour: number): ForecastChange['temperature'] {
  const days: readonly ChangedDay[] = hour <= highIsAheadUntilHour ? ['today', 'tomorrow'] : ['tomorrow']
  for (const day of days) {
    const own = pairs.filter((pair) => pair.day === day)
    if (own.length === 0) continue
    const high = (which: 'before' | 'after') =>
      wholeDegrees(Math.max(...own.map((pair) => pair[which].temperatureC)))
    const byC = high('after') - high('before')
    if (Math.abs(byC) >= notableDegrees) return { day, byC }
  }
  return null
}
