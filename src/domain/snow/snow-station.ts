import type { Coordinates } from '../place/coordinates.ts'

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
