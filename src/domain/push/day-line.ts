import type { PollenLoad, PollenTaxon } from '../air/pollen.ts'
import { hourMs } from '../time/durations.ts'
import { instantOfLocal, localDate } from '../time/local-time.ts'
import { type ComingHour, likelyPercent } from '../weather/coming-hours.ts'
import type { DayAhead } from '../weather/day-ahead.ts'
import type { Wish } from './wish.ts'

/** On the clock of the place: the day's line ends here, and its receipt is sent here. */
const eveningHour = 21
/** A line of the morning that comes later is none. */
const lateMs = hourMs

export const wears = ['shorts', 't-shirt', 'jumper', 'jacket', 'winter-coat'] as const
export type Wear = (typeof wears)[number]
/** From which felt temperature of the warmest hour on, in °C; below the last a winter coat. */
const wearFromC: readonly number[] = [25, 19, 13, 6]

export type DayFalling = 'rain' | 'snow' | 'thunderstorms'

/** One line for the whole day: what to wear and to take along. */
export type DayLine = {
  wear: Wear
  maxC: number
  /** The first that falls; `startAt` null: it falls already. null: it stays dry. */
  falling: { what: DayFalling; startAt: number | null; isLikely: boolean } | null
  /** null: too low to protect oneself, or not known. */
  uv: number | null
  lake: { name: string; temperatureC: number } | null
  pollen: { taxon: PollenTaxon; load: Exclude<PollenLoad, 'none' | 'low'> } | null
}

export type DayLineFacts = {
  outlook: { hours: readonly ComingHour[]; today: Pick<DayAhead, 'temperatureMaxC'> | null }
  timeZone: string
  uv: number | null
  lake: DayLine['lake']
  pollen: { taxon: PollenTaxon; load: PollenLoad } | null
  now: number
}

/** From 3 on the World Health Organization advises to protect oneself. */
const leastUv = 3
/** Colder water is no reason to go. */
const leastLakeC = 18

/** null: nothing is known of the day, or it is over. */
export function dayLine({ outlook, timeZone, uv, lake, pollen, now }: DayLineFacts): DayLine | null {
  const untilAt = eveningOf(localDate(now, timeZone), timeZone)
  const hours = outlook.hours.filter(({ startAt }) => startAt < untilAt)
  const { today } = outlook
  if (hours.length === 0 || now >= untilAt || !today) return null
  const warmestC = Math.max(...hours.map(({ feelsLikeC, temperatureC }) => feelsLikeC ?? temperatureC))
  return {
    wear: wears[wearFromC.findIndex((from) => warmestC >= from)] ?? 'winter-coat',
    maxC: today.temperatureMaxC,
    falling: firstFalling(hours, now),
    uv: uv !== null && Math.round(uv) >= leastUv ? Math.round(uv) : null,
    lake: lake && lake.temperatureC >= leastLakeC ? lake : null,
    pollen: pollen && isNotable(pollen) ? pollen : null,
  }
}

const isNotable = (pollen: {
  taxon: PollenTaxon
  load: PollenLoad
}): pollen is NonNullable<DayLine['pollen']> => pollen.load !== 'none' && pollen.load !== 'low'

function firstFalling(hours: readonly ComingHour[], now: number): DayLine['falling'] {
  const wet = hours.filter((hour) => hour.wet !== null)
  const [first] = wet
  if (!first) return null
  const stormy = wet.find((hour) => hour.wet === 'thunderstorms')
  const told = stormy ?? first
  const isSnow = first.wet === 'snow' || first.wet === 'sleet'
  return {
    what: stormy ? 'thunderstorms' : isSnow ? 'snow' : 'rain',
    startAt: first.startAt <= now ? null : first.startAt,
    isLikely: (told.precipitationChancePercent ?? 100) >= likelyPercent,
  }
}

export const eveningOf = (date: string, timeZone: string): number =>
  instantOfLocal(date, eveningHour, timeZone)

/** When the line of that local day is told. Clocks change in the night, so that a morning's time is there once. */
function morningOf(date: string, at: string, timeZone: string): number {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  return instantOfLocal(date, hour + minute / 60, timeZone)
}

export type DayMoment = 'line' | 'receipt' | null

/** What is due at this moment, as far as it has not been told. */
export function dueOfDay({ at = '' }: Pick<Wish, 'at'>, timeZone: string, now: number): DayMoment {
  const date = localDate(now, timeZone)
  const morningAt = morningOf(date, at, timeZone)
  if (now >= morningAt && now < morningAt + lateMs) return 'line'
  return now >= eveningOf(date, timeZone) ? 'receipt' : null
}

/** The next moment at which something will be due. */
export function nextOfDay(
  { at = '', receipt }: Pick<Wish, 'at' | 'receipt'>,
  timeZone: string,
  now: number,
): number {
  const date = localDate(now, timeZone)
  const tomorrow = localDate(eveningOf(date, timeZone) + 12 * hourMs, timeZone)
  const moments = [date, tomorrow].flatMap((day) => [
    morningOf(day, at, timeZone),
    ...(receipt ? [eveningOf(day, timeZone)] : []),
  ])
  return Math.min(...moments.filter((moment) => moment > now))
}
