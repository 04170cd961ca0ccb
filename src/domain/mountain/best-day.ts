import { hourOfDay } from '../time/local-time.ts'
import type { DayAhead } from '../weather/day-ahead.ts'

/** What a day is worth at one point. */
export type TourDay = {
  /** Hour of the clock; null where no thunderstorm is forecast. */
  stormHour: number | null
  /** Of the day, as far as no thunderstorm has begun; null where sunshine is not given. */
  sunBeforeStormMinutes: number | null
}

/** Thunderstorms before this hour are those of the night, which are over when one sets out. */
const firstTourHour = 6

export function tourDay({ hours, sunshineMinutes }: DayAhead, timeZone: string): TourDay {
  const storm = hours.find(
    ({ startAt, wet }) => wet === 'thunderstorms' && hourOfDay(startAt, timeZone) >= firstTourHour,
  )
  if (!storm) return { stormHour: null, sunBeforeStormMinutes: sunshineMinutes ?? null }
  const after = hours
    .filter(({ startAt }) => startAt >= storm.startAt)
    .reduce((sum, hour) => sum + (hour.sunshineMinutes ?? 0), 0)
  return {
    stormHour: hourOfDay(storm.startAt, timeZone),
    sunBeforeStormMinutes: sunshineMinutes === undefined ? null : Math.max(0, sunshineMinutes - after),
  }
}

export type PointDay = TourDay &
  Pick<DayAhead, 'date' | 'sunshineMinutes' | 'windGustKmh' | 'precipitationChancePercent' | 'sign'>

/** A day over all points of a region. */
export type RegionDay = {
  date: string
  /** At the point in the middle. */
  sunMinutes: number | null
  sunBeforeStormMinutes: number | null
  /** When they have begun at one point in ten. */
  stormHour: number | null
  /** At the windiest point, and at the one in the middle. */
  mostGustKmh: number | null
  gustKmh: number | null
  chancePercent: number | null
  /** That of most points. */
  sign: PointDay['sign']
}

export function regionDay(date: string, points: readonly (readonly PointDay[])[]): RegionDay | null {
  const own = points.flatMap((days) => days.find((day) => day.date === date) ?? [])
  const signs = Map.groupBy(own, ({ sign }) => sign)
  const [first] = [...signs.values()].sort((a, b) => b.length - a.length)
  if (!first?.[0]) return null
  const storms = own.flatMap(({ stormHour }) => stormHour ?? []).sort((a, b) => a - b)
  const gusts = own.map(({ windGustKmh }) => windGustKmh)
  return {
    date,
    sunMinutes: middleOf(own.map(({ sunshineMinutes }) => sunshineMinutes ?? null)),
    sunBeforeStormMinutes: middleOf(own.map((day) => day.sunBeforeStormMinutes)),
    stormHour: storms[Math.ceil(own.length / 10) - 1] ?? null,
    mostGustKmh: gusts.some((gust) => gust !== null) ? Math.max(...gusts.map((gust) => gust ?? 0)) : null,
    gustKmh: middleOf(gusts),
    chancePercent: middleOf(own.map(({ precipitationChancePercent }) => precipitationChancePercent)),
    sign: first[0].sign,
  }
}

function middleOf(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null).sort((a, b) => a - b)
  return given[Math.floor(given.length / 2)] ?? null
}

/** With less sun before the thunderstorms a day is not called good. */
const leastSunMinutes = 180
/** Gusts from here on take sun off a day's worth: walking gets unpleasant, then dangerous. */
const unpleasantKmh = 50
/** An hour of sun for ten kilometres per hour. */
const minutesPerKmh = 6

/** The day with the most sun before the thunderstorms, less where it is windy; of equal ones the first. null: none is good. */
export function bestDay(days: readonly RegionDay[]): RegionDay | null {
  let best: { day: RegionDay; worth: number } | null = null
  for (const day of days) {
    const tooMuchKmh = Math.max(0, (day.gustKmh ?? 0) - unpleasantKmh)
    const worth = (day.sunBeforeStormMinutes ?? 0) - minutesPerKmh * tooMuchKmh
    if (worth >= leastSunMinutes && (best === null || worth > best.worth)) best = { day, worth }
  }
  return best?.day ?? null
}
