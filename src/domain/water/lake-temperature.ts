import { dayMs, hourMs } from '../time/durations.ts'
import { addDays, localDate, swissTime } from '../time/local-time.ts'

/** Surface temperatures of one lake as a model computes them, past and to come. */
export type LakeSeries = {
  /** The model's own name of the lake. */
  lake: string
  samples: readonly (readonly [at: number, temperatureC: number])[]
}

export type LakeTemperature = {
  at: number
  temperatureC: number
  /** Against the same hour of yesterday. */
  change24hC: number | null
  /** Highest of tomorrow. */
  tomorrowC: number | null
}

/** The model's steps are three hours long; a lake does not change faster. */
const nearestMs = 3 * hourMs

/** null where the model says nothing about now. */
export function lakeTemperature({ samples }: LakeSeries, now: number): LakeTemperature | null {
  const current = sampleNear(samples, now)
  if (!current) return null
  const [at, temperatureC] = current
  const before = sampleNear(samples, at - dayMs)
  const tomorrow = addDays(localDate(now, swissTime), 1)
  const ahead = samples.filter(([time]) => localDate(time, swissTime) === tomorrow)
  return {
    at,
    temperatureC,
    change24hC: before ? temperatureC - before[1] : null,
    tomorrowC: ahead.length > 0 ? Math.max(...ahead.map(([, degrees]) => degrees)) : null,
  }
}

function sampleNear(samples: LakeSeries['samples'], wantedAt: number): LakeSeries['samples'][number] | null {
  const away = ([at]: LakeSeries['samples'][number]) => Math.abs(at - wantedAt)
  const [nearest] = samples.toSorted((a, b) => away(a) - away(b))
  return nearest && away(nearest) <= nearestMs ? nearest : null
}
