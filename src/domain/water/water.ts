import { type Coordinates, distanceKm } from '../place/coordinates.ts'
import { dayMs, hourMs, minuteMs } from '../time/durations.ts'
import { largest } from '../weather/largest.ts'

/** Flood danger as the federal authorities grade it: 1 no or minor danger … 5 very high danger. */
export type FloodDanger = 1 | 2 | 3 | 4 | 5

/** The newest values of one gauge; null where it does not measure or the office publishes nothing usable. */
export type WaterStation = {
  id: string
  /** Where it is, as the office writes it: "Bern, Schönau". */
  name: string
  /** Lake or river in the office's own language: "Aare", "Lac Léman"; null where it does not say. */
  water: string | null
  kind: 'lake' | 'river'
  coordinates: Coordinates
  measuredAt: number
  temperatureC: number | null
  /** Surface above sea level. */
  levelM: number | null
  dischargeM3s: number | null
  /** null: the office has set no thresholds here, which does not mean that there is no danger. */
  danger: FloodDanger | null
  /** The office says something of the danger that is none of its levels: it may be any. */
  isDangerUnreadable: boolean
}

/** An earlier value, short because a day of all stations is kept. */
export type WaterSample = [at: number, temperatureC: number | null, levelM: number | null]

/** With at most one value per hour of the last day. */
export type WaterReading = WaterStation & { earlier: readonly WaterSample[] }

/** Gauges send every ten minutes, some every hour: after two hours at least one value was missed, and a river has changed by then. */
export const waterCurrentForMs = 2 * hourMs
/** Older values say nothing about today. */
export const waterKnownForMs = dayMs
/** A little more than a day, so that yesterday's value of the same hour is still there. */
const keptForMs = 26 * hourMs
/** Tolerated difference between the gauge's clock and ours. */
const toleratedSkewMs = 15 * minuteMs

export const isCurrentWater = ({ measuredAt }: Pick<WaterStation, 'measuredAt'>, now: number) =>
  now - measuredAt <= waterCurrentForMs

/**
 * New values joined to what was known. A station that is missing from the answer keeps its last value with its age:
 * the office has published half of its stations before.
 */
export function mergeWater(
  known: readonly WaterReading[],
  stations: readonly WaterStation[],
  now: number,
): WaterReading[] {
  const before = new Map(known.map((reading) => [reading.id, reading]))
  const news = new Map(stations.map((station) => [station.id, station]))
  return [...new Set([...news.keys(), ...before.keys()])].flatMap((id) => {
    const old = before.get(id)
    const fresh = news.get(id)
    const station = fresh && (!old || fresh.measuredAt >= old.measuredAt) ? fresh : old
    if (!station || !isKnownWater(station, now)) return []
    const samples = old ? [...old.earlier, sampleOf(old)] : []
    return [{ ...station, earlier: hourly(samples, station.measuredAt, now) }]
  })
}

export function isKnownWater({ measuredAt }: WaterStation, now: number): boolean {
  return now - measuredAt <= waterKnownForMs && measuredAt - now <= toleratedSkewMs
}

const sampleOf = ({ measuredAt, temperatureC, levelM }: WaterStation): WaterSample => [
  measuredAt,
  temperatureC,
  levelM,
]

/** The first of each hour, oldest first, before `newestAt`. */
function hourly(samples: readonly WaterSample[], newestAt: number, now: number): WaterSample[] {
  const kept = new Map<number, WaterSample>()
  for (const sample of [...samples].sort(([a], [b]) => a - b)) {
    const hour = Math.floor(sample[0] / hourMs)
    if (sample[0] < newestAt && now - sample[0] <= keptForMs && !kept.has(hour)) kept.set(hour, sample)
  }
  return [...kept.values()]
}

export type WaterTrend = { change: number; hours: number; direction: 'rising' | 'falling' | 'steady' }

/**
 * How the level has changed: within 3 hours on a river, within a day on a lake, where waves and wind hide less.
 * null while our own values do not reach back so far.
 */
export function levelTrend({ kind, levelM, measuredAt, earlier }: WaterReading): WaterTrend | null {
  const past = earlier.map(([at, , level]) => [at, level] as const)
  const rule = kind === 'river' ? { hours: 3, steadyWithin: 0.03 } : { hours: 24, steadyWithin: 0.01 }
  return trend([measuredAt, levelM], past, rule)
}

/** A smaller change of a day is none. */
export const steadyWithinC = 0.25

/** Against the same hour of yesterday, since every river warms by day and cools by night. */
export function temperatureTrend({ temperatureC, measuredAt, earlier }: WaterReading): WaterTrend | null {
  const past = earlier.map(([at, temperature]) => [at, temperature] as const)
  return trend([measuredAt, temperatureC], past, { hours: 24, steadyWithin: steadyWithinC })
}

type Value = readonly [at: number, value: number | null]

function trend(
  [at, value]: Value,
  past: readonly Value[],
  { hours, steadyWithin }: { hours: number; steadyWithin: number },
): WaterTrend | null {
  if (value === null) return null
  const wantedAt = at - hours * hourMs
  let best: { offMs: number; value: number } | null = null
  for (const [then, earlier] of past) {
    const offMs = Math.abs(then - wantedAt)
    if (earlier !== null && offMs <= hourMs && (best === null || offMs < best.offMs))
      best = { offMs, value: earlier }
  }
  if (best === null) return null
  const change = value - best.value
  const direction = Math.abs(change) < steadyWithin ? 'steady' : change > 0 ? 'rising' : 'falling'
  return { change, hours, direction }
}

/** Farther away it is another town's water. */
const waterNearKm = 6

/** The largest water near a place that has a current temperature, and none in flood; null where there is none. */
export function waterNear(
  readings: readonly WaterReading[],
  place: Coordinates,
  now: number,
): WaterReading | null {
  const near = readings.filter(
    (one) =>
      one.temperatureC !== null &&
      (one.danger ?? 1) === 1 &&
      !one.isDangerUnreadable &&
      isCurrentWater(one, now) &&
      distanceKm(place, one.coordinates) <= waterNearKm,
  )
  return largest(near, ({ dischargeM3s }) => dischargeM3s ?? 0)?.item ?? null
}
