import { type Coordinates, distanceKm } from '../place/coordinates.ts'
import type { SnowStation } from '../snow/snow-station.ts'

type Depth = Pick<SnowStation, 'coordinates' | 'depthCm'>

/** The slopes of a place lie within this distance. */
const slopesKm = 15
/** Less does not carry on grass. */
const leastDepthCm = 20

/**
 * Whether no station on the slopes around measures enough snow for skiing. A network that is silent (null) may have
 * it: then nothing is said, unless another one does measure enough.
 */
export function isSnowless(place: Coordinates, networks: readonly (readonly Depth[] | null)[]): boolean {
  if (networks.includes(null)) return false
  return !networks.some((stations) =>
    stations?.some(
      ({ coordinates, depthCm }) => depthCm >= leastDepthCm && distanceKm(coordinates, place) <= slopesKm,
    ),
  )
}
