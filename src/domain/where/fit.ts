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

/** How likely the hour stays dry, 0 to 1: by the chance and no more than the range of amounts admits. */
export function dryShare(hour: HourEverywhere, point: number): number {
  const chance = at(hour.chancePercent, point)
  const [amount, p10, p90] = [hour.amountMm, hour.amountP10Mm, hour.amountP90Mm].map((one) => at(one, point))
  const isRange = p10 !== undefined && p90 !== undefined && p90 > p10
  const byRange = isRange ? chanceAbove(dryMm, amount ?? 0, { p10, p90 }) : 0
  return 1 - Math.max(Number.isNaN(chance) ? unstatedPercent : chance, byRange) / 100
}

/** Whether a thunderstorm is forecast in any of the hours. */
export const isStormy = (hours: readonly HourEverywhere[], point: number): boolean =>
  hours.some((hour) => isThunder(at(hour.conditionCode, point)))

/** How well an hour suits, 0 to 1; what depends on the place alone (fog, lakes, snow) is weighed by others. */
function fitOfHour(need: WhereNeed, hour: HourEverywhere, point: number): number {
  const dry = dryShare(hour, point)
  const sunshine = at(hour.sunshineMinutes, point)
  switch (need) {
    case 'sun':
    case 'fog':
      return Number.isNaN(sunshine) ? 0 : (sunshine / 60) * dry
    case 'cool':
      return coolShare(hour, point) * (0.5 + dry / 2)
    case 'hike':
      return at(hour.windKmh, point) > windLimitKmh || isThunder(at(hour.conditionCode, point)) ? 0 : dry
    default:
      return dry
  }
}

/** How likely it is no warmer than pleasant. */
function coolShare(hour: HourEverywhere, point: number): number {
  const [value, p10, p90] = [hour.temperatureC, hour.temperatureP10C, hour.temperatureP90C].map((one) =>
    at(one, point),
  )
  if (value === undefined || Number.isNaN(value)) return 0
  if (p10 !== undefined && p90 !== undefined && p90 > p10)
    return 1 - chanceAbove(coolC, value, { p10, p90 }) / 100
  return value <= coolC ? 1 : 0
}

/** Mean of the hours, 0 to 1. */
export function fitAt(need: WhereNeed, hours: readonly HourEverywhere[], point: number): number {
  if (hours.length === 0) return 0
  return hours.reduce((sum, hour) => sum + fitOfHour(need, hour, point), 0) / hours.length
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
