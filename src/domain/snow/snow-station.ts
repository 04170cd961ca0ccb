import type { Coordinates } from '../place/coordinates.ts'
import { dayMs, hourMs } from '../time/durations.ts'
import { largest } from '../weather/largest.ts'

/** IMIS: SLF and the cantons, in the mountains. SwissMetNet: MeteoSwiss, villages and lowlands too. */
export const snowNetworks = ['imis', 'swissmetnet'] as const
export type SnowNetwork = (typeof snowNetworks)[number]

/** What an automatic snow station measured last; null where it does not measure it. */
export type SnowStation = {
  id: string
  name: string
  canton: string | null
  coordinates: Coordinates
  heightM: number
  measuredAt: number
  depthCm: number
  /** Depth now less depth a day ago: settling and wind count too, so it is no measure of what fell. */
  change24hCm: number | null
  /** Of the last 24 hours as the network itself reports it, with its own time. */
  freshSnow: { cm: number; at: number } | null
  temperatureC: number | null
  windSpeedKmh: number | null
  windGustKmh: number | null
  windFromDegrees: number | null
}

/** `surfaceC`: temperature of the surface under the sensor, where it is measured. */
type DepthSample = { at: number; depthCm: number; surfaceC?: number | undefined }

/** A station that has been silent for longer says nothing about now. */
const longestSilenceMs = 6 * hourMs
/** Tolerated difference between the station's clock and ours. */
export const toleratedSkewMs = hourMs / 2
/** Tolerance of "a day ago": rows are missing now and then. */
const dayToleranceMs = hourMs
/** Snow is never warmer than 0 °C; the sensors err by a degree or two in strong sun. */
const warmestSnowC = 3
/** Grass sways by so much in the wind. */
const swayCm = 5

/**
 * The newest depth of a station and its change in a day; null if it has been silent for too long. Where the surface
 * was warmer than snow can be within the last day, the sensor saw grass: only what has come on top of it counts.
 */
export function newestDepth<Sample extends DepthSample>(
  samples: readonly Sample[],
  now: number,
): { newest: Sample; change24hCm: number | null } | null {
  const past = samples.filter(({ at }) => at <= now + toleratedSkewMs)
  const newest = largest(past, ({ at }) => at)?.item
  if (!newest || now - newest.at > longestSilenceMs) return null
  const away = ({ at }: Sample) => Math.abs(at - (newest.at - dayMs))
  const dayAgo = largest(past, (one) => -away(one))?.item ?? newest
  const grass = lastGrass(past, newest.at)
  const snowOf = ({ depthCm }: Sample): number => {
    if (grass === null) return depthCm
    const above = depthCm - grass.depthCm
    return above > swayCm ? above : 0
  }
  return {
    newest: { ...newest, depthCm: snowOf(newest) },
    change24hCm: away(dayAgo) <= dayToleranceMs ? snowOf(newest) - snowOf(dayAgo) : null,
  }
}

/** The last sample of the day before `newestAt` whose surface is no snow. */
function lastGrass(past: readonly DepthSample[], newestAt: number): DepthSample | null {
  const isGrass = ({ surfaceC, at }: DepthSample) => (surfaceC ?? 0) > warmestSnowC && newestAt - at <= dayMs
  return largest(past.filter(isGrass), ({ at }) => at)?.item ?? null
}
