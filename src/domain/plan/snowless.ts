import { distanceKm } from '../place/coordinates.ts'
import type { Place } from '../place/place.ts'
import type { SnowStation } from '../snow/snow-station.ts'

type Depth = Pick<SnowStation, 'coordinates' | 'depthCm'>

/** The slopes of a place lie within this distance. */
const slopesKm = 15
/** Less does not carry on grass. */
const leastDepthCm = 20

/**
 * Whether no station on the slopes around measures enough snow for skiing. A network that is silent (null) may have
 * it: then nothing is said, unless another one does measure enough. Nor abroad, where none of them measures.
 */
export function isSnowless(
  place: Pick<Place, 'coordinates' | 'country'>,
  networks: readonly (readonly Depth[] | null)[],
): boolean {
  if (place.country !== 'CH' || networks.includes(null)) return false
  return !networks.some((stations) =>
    stations?.some(
      ({ coordinates, depthCm }) =>
        depthCm >= leastDepthCm && distanceKm(coordinates, place.coordinates) <= slopesKm,
    ),
  )
}
