import type { Ring } from '../../domain/warning/warning.ts'
import { isInLv95, lv95ToDegrees } from './lv95.ts'

/** Corners nearer than this to the last one are left out: about 150 m, less than a pixel of our maps. */
const detailDegrees = 0.0014
/** Of one file, before thinning. */
const mostCorners = 400_000
/** Switzerland, Liechtenstein and the mountains around them. */
const box = { west: 5, south: 45, east: 12, north: 49 }

/** How many corners may still be read, and in which coordinates: the federal offices write metres into GeoJSON. */
export type CornerBudget = { left: number; isLv95: boolean }
export const cornerBudget = (isLv95 = false): CornerBudget => ({ left: mostCorners, isLv95 })

/** Polygons of a GeoJSON geometry, each an outline and its holes; null if it cannot be read. */
export function readOutlines(geometry: unknown, budget: CornerBudget, depth = 0): Ring[][] | null {
  if (!isObject(geometry)) return null
  const { type, coordinates } = geometry
  if (type === 'GeometryCollection' && Array.isArray(geometry.geometries) && depth === 0) {
    const parts = geometry.geometries.map((part) => readOutlines(part, budget, 1))
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
  }
  if (!Array.isArray(coordinates)) return null
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : null
  const read = polygons?.map((polygon) => readPolygon(polygon, budget)) ?? [null]
  return read.every((polygon) => polygon !== null) ? read : null
}

function readPolygon(polygon: unknown, budget: CornerBudget): Ring[] | null {
  if (!Array.isArray(polygon)) return null
  const rings = polygon.map((ring) => readRing(ring, budget))
  // A hole that is too small to be drawn may go, an outline may not.
  const [outline, ...holes] = rings
  if (!outline) return null
  return [outline, ...holes.filter((hole) => hole !== null)]
}

/** Lines of a GeoJSON geometry, such as a river's; null if it cannot be read. */
export function readLines(geometry: unknown, budget: CornerBudget): Ring[] | null {
  if (!isObject(geometry) || !Array.isArray(geometry.coordinates)) return null
  const { type, coordinates } = geometry
  const lines = type === 'LineString' ? [coordinates] : type === 'MultiLineString' ? coordinates : null
  const read = lines?.map((line) => readCorners(line, budget)) ?? [null]
  return read.every((line) => line !== null) ? read : null
}

function readCorners(corners: unknown, budget: CornerBudget): Ring | null {
  if (!Array.isArray(corners)) return null
  budget.left -= corners.length
  if (budget.left < 0) return null
  const line: Ring = []
  for (const corner of corners) {
    const degrees = degreesOf(corner, budget)
    if (degrees === null) return null
    const last = line.at(-1)
    if (last && isSame(last, ...degrees)) continue
    line.push([round(degrees[0]), round(degrees[1])])
  }
  return line.length === 0 ? null : line
}

function degreesOf(corner: unknown, { isLv95 }: CornerBudget): Ring[number] | null {
  const [x, y] = Array.isArray(corner) ? corner : []
  if (typeof x !== 'number' || typeof y !== 'number') return null
  if (isLv95) return isInLv95(x, y) ? lv95ToDegrees(x, y) : null
  return x > box.west && x < box.east && y > box.south && y < box.north ? [x, y] : null
}

function readRing(corners: unknown, budget: CornerBudget): Ring | null {
  const ring = readCorners(corners, budget)
  const first = ring?.[0]
  if (!ring || !first) return null
  while (ring.length > 1 && isSame(first, ...(ring.at(-1) ?? first))) ring.pop()
  return ring.length < 3 ? null : [...ring, [first[0], first[1]]]
}

const isSame = ([lon, lat]: Ring[number], otherLon: number, otherLat: number): boolean =>
  Math.hypot(otherLon - lon, otherLat - lat) < detailDegrees

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
