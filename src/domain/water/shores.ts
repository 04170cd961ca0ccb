import { type Coordinates, distanceKm } from '../place/coordinates.ts'
import type { Ring } from '../warning/warning.ts'
import { boxAround, isInRing } from '../warning/warning-area.ts'
import type { WaterStation } from './water.ts'

/** A river's danger is that of its banks, as far as towns beside it reach. */
export const riverReachKm = 3
/** A lake's is that of its shore. */
export const shoreKm = 2
/** A gauge this far from an outline that was made for maps is still in that lake. */
const gaugeKm = 1.5

/** The lakes on whose shore a place lies, or in which; of most places none. */
export const lakesAt = (place: Coordinates, lakes: readonly Ring[]): Ring[] =>
  lakes.filter((lake) => isNearOutline(place, lake, shoreKm))

/**
 * Whether what a gauge reports is a place's danger: along a river by distance, on a lake anywhere on its shore. `lakes`:
 * those at the place.
 */
export function concernsShore(
  { kind, coordinates }: Pick<WaterStation, 'kind' | 'coordinates'>,
  place: Coordinates,
  lakes: readonly Ring[],
): boolean {
  if (distanceKm(coordinates, place) <= riverReachKm) return true
  if (kind === 'river') return false
  return lakes.some((lake) => isNearOutline(coordinates, lake, gaugeKm))
}

/** Inside, or so near. */
export const isNearOutline = (point: Coordinates, ring: Ring, km: number): boolean =>
  isNearBox(point, ring, km) && awayKm(point, ring) <= km

/** Of a river's course. */
export const isNearLine = (point: Coordinates, line: Ring, km: number): boolean =>
  isNearBox(point, line, km) && lineKm(point, line, line[0]) <= km

/** Each page asks for its place at every gauge, river and region: most are far, which a box tells without the hundreds of corners. */
export function isNearBox({ lat, lon }: Coordinates, ring: Ring, km: number): boolean {
  const { west, east, south, north } = boxAround(ring)
  // A degree of latitude is 111 km.
  const high = km / 111
  const wide = high / Math.cos((lat * Math.PI) / 180)
  return lat >= south - high && lat <= north + high && lon >= west - wide && lon <= east + wide
}

/** 0 inside. */
export function awayKm(point: Coordinates, ring: Ring): number {
  return isInRing(point, ring) ? 0 : lineKm(point, ring, ring.at(-1))
}

/** `before`: where the line comes from to its first corner. */
function lineKm(point: Coordinates, line: Ring, before: Ring[number] | undefined): number {
  let least = Number.POSITIVE_INFINITY
  let previous = before
  for (const corner of line) {
    if (previous) least = Math.min(least, distanceKm(point, nearestOn(point, previous, corner)))
    previous = corner
  }
  return least
}

/** On the straight line between two corners: across a lake's shore the earth is flat. */
function nearestOn(point: Coordinates, from: Ring[number], to: Ring[number]): Coordinates {
  const narrowing = Math.cos((point.lat * Math.PI) / 180)
  const [x, y] = [(to[0] - from[0]) * narrowing, to[1] - from[1]]
  const along = (point.lon - from[0]) * narrowing * x + (point.lat - from[1]) * y
  const share = Math.min(1, Math.max(0, along / (x * x + y * y || 1)))
  return { lon: from[0] + share * (to[0] - from[0]), lat: from[1] + share * (to[1] - from[1]) }
}
