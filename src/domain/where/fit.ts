import { type FogLimit, fogLimitOf } from '../mountain/fog-limit.ts'
import { forecastSky } from '../mountain/sky-at-height.ts'
import type { Coordinates } from '../place/coordinates.ts'
import { chanceAbove } from '../plan/judge-hour.ts'
import { isThunder } from '../weather/wet-code.ts'
import type { WhereNeed } from './where-needs.ts'

/** A value for every point of the forecast, by its number; NaN where it has none, null where the run has none. */
type Everywhere = Float32Array | null

/** One hour at all points. */
export type HourEverywhere = {
  sunshineMinutes: Everywhere
  chancePercent: Everywhere
  amountMm: Everywhere
  amountP10Mm: Everywhere
  amountP90Mm: Everywhere
  temperatureC: Everywhere
  temperatureP10C: Everywhere
  temperatureP90C: Everywhere
  windKmh: Everywhere
  conditionCode: Everywhere
}

/** An hour that says no chance of rain fails as often as in the planner: one in five. */
const unstatedPercent = 20
/** Hardly moist: what the planner calls dry. */
const dryMm = 0.1
/** Pleasant for those who look for it. */
const coolC = 23
/** Mean of the hour, as for a hike in the planner. */
const windLimitKmh = 40

const at = (values: Everywhere, point: number): number => values?.[point] ?? Number.NaN

/**
 * How likely the hour stays dry, 0 to 1: by the chance and no more than the range of amounts admits. Asked of every point
 * in every hour, so it makes no lists.
 */
export function dryShare(hour: HourEverywhere, point: number): number {
  const stated = at(hour.chancePercent, point)
  const chance = Number.isNaN(stated) ? unstatedPercent : stated
  const p90 = at(hour.amountP90Mm, point)
  const p10 = at(hour.amountP10Mm, point)
  if (!(p90 > dryMm && p90 > p10)) return 1 - chance / 100
  const amount = at(hour.amountMm, point)
  return 1 - Math.max(chance, chanceAbove(dryMm, amount, { p10, p90 })) / 100
}

/** Whether a thunderstorm is forecast in any of the hours. */
export const isStormy = (hours: readonly HourEverywhere[], point: number): boolean =>
  hours.some((hour) => isThunder(at(hour.conditionCode, point)))

/** How well an hour suits, 0 to 1; what depends on the place alone (fog, lakes, snow) is weighed by others. */
function fitOfHour(need: WhereNeed, hour: HourEverywhere, point: number): number {
  if (need === 'sun' || need === 'fog') {
    const sunshine = at(hour.sunshineMinutes, point)
    return sunshine > 0 ? (sunshine / 60) * dryShare(hour, point) : 0
  }
  if (need === 'cool') return coolShare(hour, point) * (0.5 + dryShare(hour, point) / 2)
  const isSpoilt =
    need === 'hike' && (at(hour.windKmh, point) > windLimitKmh || isThunder(at(hour.conditionCode, point)))
  return isSpoilt ? 0 : dryShare(hour, point)
}

/** How likely it is no warmer than pleasant. */
function coolShare(hour: HourEverywhere, point: number): number {
  const value = at(hour.temperatureC, point)
  if (Number.isNaN(value)) return 0
  const p10 = at(hour.temperatureP10C, point)
  const p90 = at(hour.temperatureP90C, point)
  if (p90 > p10) return 1 - chanceAbove(coolC, value, { p10, p90 }) / 100
  return value <= coolC ? 1 : 0
}

/** Mean of the hours, 0 to 1. */
export function fitAt(need: WhereNeed, hours: readonly HourEverywhere[], point: number): number {
  let sum = 0
  for (const hour of hours) sum += fitOfHour(need, hour, point)
  return hours.length === 0 ? 0 : sum / hours.length
}

/** For drawing: hardly, partly, mostly, all of it. */
export const fitLevel = (fit: number): 0 | 1 | 2 | 3 => (fit < 0.2 ? 0 : fit < 0.45 ? 1 : fit < 0.7 ? 2 : 3)

/** Fog is that of a basin: of a third of a degree, some thirty kilometres. */
const cellsPerDegree = { lat: 3, lon: 2 }
const cellOf = ({ lat, lon }: Coordinates): string =>
  `${Math.floor(lat * cellsPerDegree.lat)},${Math.floor(lon * cellsPerDegree.lon)}`

/** The upper limit of the fog around each place in the middle of the hours; null where there is none. */
export function fogLimits(
  sites: readonly { coordinates: Coordinates; heightM: number; point: number }[],
  hours: readonly HourEverywhere[],
): (coordinates: Coordinates) => FogLimit | null {
  const middle = hours[Math.floor(hours.length / 2)]
  const cells = Map.groupBy(sites, ({ coordinates }) => cellOf(coordinates))
  const limits = new Map<string, FogLimit | null>()
  return (coordinates) => {
    const cell = cellOf(coordinates)
    if (!limits.has(cell)) limits.set(cell, middle ? limitIn(cells.get(cell) ?? [], middle) : null)
    return limits.get(cell) ?? null
  }
}

const limitIn = (
  sites: readonly { heightM: number; point: number }[],
  hour: HourEverywhere,
): FogLimit | null =>
  fogLimitOf(
    sites.map(({ heightM, point }) =>
      forecastSky(heightM, {
        conditionCode: at(hour.conditionCode, point),
        temperatureC: at(hour.temperatureC, point),
      }),
    ),
  )
