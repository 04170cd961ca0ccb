import type { Coordinates } from '../place/coordinates.ts'

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
  /** Of the last 24 hours as the network itself tells it, with its own time. */
  freshSnow: { cm: number; at: number } | null
  temperatureC: number | null
  windSpeedKmh: number | null
  windGustKmh: number | null
  windFromDegrees: number | null
}

type DepthSample = { at: number; depthCm: number }

const hourMs = 3_600_000
/** A station that has been silent for longer says nothing about now. */
const longestSilenceMs = 6 * hourMs
/** Tolerated difference between the station's clock and ours. */
const toleratedSkewMs = hourMs / 2
/** Tolerance of "a day ago": rows are missing now and then. */
const dayToleranceMs = hourMs

/** The newest depth of a station and its change in a day; null if it has been silent for too long. */
export function newestDepth<Sample extends DepthSample>(
  samples: readonly Sample[],
  now: number,
): { newest: Sample; change24hCm: number | null } | null {
  const past = samples.filter(({ at }) => at <= now + toleratedSkewMs)
  const newest = past.reduce<Sample | null>((last, one) => (last && last.at >= one.at ? last : one), null)
  if (newest === null || now - newest.at > longestSilenceMs) return null
  const away = ({ at }: Sample) => Math.abs(at - (newest.at - 24 * hourMs))
  const dayAgo = past.reduce((best, one) => (away(one) < away(best) ? one : best), newest)
  return { newest, change24hCm: away(dayAgo) <= dayToleranceMs ? newest.depthCm - dayAgo.depthCm : null }
}
