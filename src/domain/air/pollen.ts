import { type Coordinates, distanceKm } from '../place/coordinates.ts'
import { dayMs, hourMs } from '../time/durations.ts'
import { addDays, localDate, startOfLocalDay, swissTime } from '../time/local-time.ts'

/** In the order of their seasons: all that the automatic network distinguishes. */
export const pollenTaxa = ['hazel', 'alder', 'ash', 'birch', 'beech', 'oak', 'grasses'] as const
export type PollenTaxon = (typeof pollenTaxa)[number]

/** Grains in a cubic metre of air; null where nothing was measured. */
export type PollenCounts = Record<PollenTaxon, number | null>

export type PollenStation = {
  id: string
  name: string
  coordinates: Coordinates
  heightM: number
  /** Means of hours by their time stamp, oldest first; a day and a half. */
  hours: { at: number; counts: PollenCounts }[]
  /** Means of UTC days, oldest first; two weeks. */
  days: { date: string; counts: PollenCounts }[]
}

export const pollenLoads = ['none', 'low', 'moderate', 'high', 'very-high'] as const
export type PollenLoad = (typeof pollenLoads)[number]

/**
 * From how many grains on, as a mean of a day, a load is moderate, high and very high. MeteoSwiss, "Belastungsklassen der
 * allergenen Pollenarten"; any grain less than moderate is low.
 */
export const loadBounds: Record<PollenTaxon, readonly [moderate: number, high: number, veryHigh: number]> = {
  hazel: [11, 70, 250],
  alder: [11, 70, 250],
  ash: [11, 100, 350],
  birch: [11, 70, 300],
  beech: [50, 130, 400],
  oak: [50, 130, 400],
  grasses: [20, 50, 150],
}

/** Of the mean of a day, as it is shown: whole grains. */
export function pollenLoad(taxon: PollenTaxon, meanOfDay: number): PollenLoad {
  const grains = Math.round(meanOfDay)
  if (grains < 1) return 'none'
  return pollenLoads[1 + loadBounds[taxon].filter((bound) => grains >= bound).length] ?? 'none'
}

/** First and last month of the usual season in the lowlands; higher up it comes weeks later. */
export const pollenSeasons: Record<PollenTaxon, readonly [first: number, last: number]> = {
  hazel: [1, 3],
  alder: [1, 3],
  ash: [3, 5],
  birch: [4, 5],
  beech: [4, 5],
  oak: [4, 5],
  grasses: [5, 7],
}

export function isUsualSeason(taxon: PollenTaxon, month: number): boolean {
  const [first, last] = pollenSeasons[taxon]
  return month >= first && month <= last
}

/** Fewer hours make no mean of a day. */
const leastHours = 18
/** After it an hour says nothing about now: the stations' data come every hour or so, and outages are frequent. */
export const pollenOldAfterMs = 4 * hourMs
/** An older day says nothing about today. */
const longestDayAgeMs = 3 * dayMs

/** What is known of one taxon at one station. */
export type PollenLevel = {
  /** The newest hour; null where none is young enough. */
  hour: { at: number; grains: number } | null
  /** The mean that determines the load: of the last 24 hours, else of the last whole day. */
  mean: { grains: number; of: 'last-24-hours' | 'day'; endAt: number } | null
  load: PollenLoad | null
  trend: PollenTrend | null
  /** Mean of the hours since midnight; null until there are enough of them. */
  today: number | null
  /** Mean of the day before. */
  yesterday: number | null
}

const trends = ['rising', 'steady', 'falling'] as const
export type PollenTrend = (typeof trends)[number]

export function pollenLevel(station: PollenStation, taxon: PollenTaxon, now: number): PollenLevel {
  const hours = station.hours.flatMap(({ at, counts }) =>
    counts[taxon] === null ? [] : [{ at, grains: counts[taxon] }],
  )
  const days = station.days.flatMap(({ date, counts }) =>
    counts[taxon] === null ? [] : [{ date, grains: counts[taxon] }],
  )
  const newest = hours.at(-1)
  const mean = meanNow(hours, days, now)
  return {
    hour: newest && now - newest.at <= pollenOldAfterMs ? newest : null,
    mean,
    load: mean && pollenLoad(taxon, mean.grains),
    trend: mean && trendOf(mean, days),
    today: meanSoFar(hours, now),
    yesterday: meanOfYesterday(hours, days, now),
  }
}

type Hour = { at: number; grains: number }
type Day = { date: string; grains: number }

const dayEnd = (date: string) => Date.parse(`${date}T00:00:00Z`) + dayMs
const average = (values: readonly { grains: number }[]) =>
  values.reduce((sum, { grains }) => sum + grains, 0) / values.length

function meanNow(hours: readonly Hour[], days: readonly Day[], now: number): PollenLevel['mean'] {
  const newest = hours.at(-1)
  if (newest && now - newest.at <= pollenOldAfterMs) {
    const last = hours.filter(({ at }) => at > newest.at - dayMs)
    if (last.length >= leastHours)
      return { grains: Math.round(average(last)), of: 'last-24-hours', endAt: newest.at }
  }
  const day = days.at(-1)
  if (!day || now - dayEnd(day.date) > longestDayAgeMs) return null
  return { grains: Math.round(day.grains), of: 'day', endAt: dayEnd(day.date) }
}

/** Fewer hours say nothing about a day: pollen flies from the late morning on. */
const leastHoursSoFar = 3

function meanSoFar(hours: readonly Hour[], now: number): number | null {
  const midnight = startOfLocalDay(localDate(now, swissTime), swissTime)
  const own = hours.filter(({ at }) => at > midnight)
  const newest = own.at(-1)
  if (!newest || own.length < leastHoursSoFar || now - newest.at > pollenOldAfterMs) return null
  return Math.round(average(own))
}

/** As the network gives it; until then from the hours. */
function meanOfYesterday(hours: readonly Hour[], days: readonly Day[], now: number): number | null {
  const today = localDate(now, swissTime)
  const given = days.find(({ date }) => date === addDays(today, -1))
  if (given) return Math.round(given.grains)
  const [from, to] = [addDays(today, -1), today].map((date) => startOfLocalDay(date, swissTime)) as [
    number,
    number,
  ]
  const own = hours.filter(({ at }) => at > from && at <= to)
  return own.length >= leastHours ? Math.round(average(own)) : null
}

/** Compared with the days before; a change counts from half as much again, and from a few grains. */
const daysBefore = 3
const notableRatio = 1.5
const notableGrains = 5

function trendOf(mean: NonNullable<PollenLevel['mean']>, days: readonly Day[]): PollenTrend | null {
  const before = days
    .filter(({ date }) => dayEnd(date) <= mean.endAt - (mean.of === 'day' ? dayMs : dayMs / 2))
    .slice(-daysBefore)
  if (before.length < daysBefore) return null
  const usual = average(before)
  if (Math.abs(mean.grains - usual) < notableGrains) return 'steady'
  if (mean.grains >= usual * notableRatio) return 'rising'
  return mean.grains * notableRatio <= usual ? 'falling' : 'steady'
}

/** Farther away a station says little about the air here. */
const nearKm = 40

/** The heaviest load at the nearest station; null: none is near, or it says nothing. */
export function heaviestPollen(
  here: Coordinates,
  stations: readonly PollenStation[],
  now: number,
): { taxon: PollenTaxon; load: PollenLoad } | null {
  const near = stations
    .map((station) => ({ station, km: distanceKm(here, station.coordinates) }))
    .filter(({ km }) => km <= nearKm)
    .sort((a, b) => a.km - b.km)[0]
  const loads = pollenTaxa.flatMap((taxon) => {
    const load = near && pollenLevel(near.station, taxon, now).load
    return load ? [{ taxon, load }] : []
  })
  const [heaviest] = loads.sort((a, b) => pollenLoads.indexOf(b.load) - pollenLoads.indexOf(a.load))
  return heaviest ?? null
}
