import { memoise } from '../memoise.ts'
import { type Coordinates, distanceKm } from '../place/coordinates.ts'
import type { Ring } from '../warning/warning.ts'
import { isInRing } from '../warning/warning-area.ts'
import type { WaterStation } from './water.ts'

/** A river's danger is that of its banks, as far as towns beside it reach. */
export const riverReachKm = 3
/** A lake's is that of its shore. */
export const shoreKm = 2
/** A gauge this far from an outline that was made for maps still stands in that lake. */
const gaugeKm = 1.5

/** Whether what a gauge reports is a place's danger: along a river by distance, on a lake anywhere on its shore. */
export function concernsShore(
  { kind, coordinates }: Pick<WaterStation, 'kind' | 'coordinates'>,
  place: Coordinates,
  lakes: readonly Ring[],
): boolean {
  if (distanceKm(coordinates, place) <= riverReachKm) return true
  if (kind === 'river') return false
  return lakes.some(
    (lake) =>
      isNearBox(place, lake, shoreKm) &&
      isNearBox(coordinates, lake, gaugeKm) &&
      awayKm(coordinates, lake) <= gaugeKm &&
      awayKm(place, lake) <= shoreKm,
  )
}

/** Of an outline of hundreds of corners. Each page asks for its place at every gauge. */
const boxOf = memoise((ring: Ring) => {
  const [lons, lats] = [ring.map(([lon]) => lon), ring.map(([, lat]) => lat)]
  return {
    west: Math.min(...lons),
    east: Math.max(...lons),
    south: Math.min(...lats),
    north: Math.max(...lats),
  }
})

/** A degree of latitude is 111 km. */
function isNearBox({ lat, lon }: Coordinates, ring: Ring, km: number): boolean {
  const { west, east, south, north } = boxOf(ring)
  const high = km / 111
  const wide = high / Math.cos((lat * Math.PI) / 180)
  return lat >= south - high && lat <= north + high && lon >= west - wide && lon <= east + wide
}

/** 0 inside. */
export function awayKm(point: Coordinates, ring: Ring): number {
  return isInRing(point, ring) ? 0 : lineKm(point, ring, ring.at(-1))
}

/** From a line, such as a river's course. */
export function lineKm(point: Coordinates, line: Ring, before = line[0]): number {
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
