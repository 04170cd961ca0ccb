import { worldPoint } from '../../../domain/place/base-map.ts'
import type { Coordinates } from '../../../domain/place/coordinates.ts'

/** As the files of forecast values have it. */
const missing = -32_768
const perDegree = 1000
const earthKm = 40_075

/** The models' points, in fractions of the world, and metres above the sea. */
export type ModelPoints = readonly { x: number; y: number; heightM: number }[]

/** All longitudes, then all latitudes, then heights. */
export function readPoints(file: ArrayBuffer): ModelPoints {
  const numbers = new Uint16Array(file)
  const count = Math.floor(numbers.length / 3)
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = worldPoint({
      lon: (numbers[index] as number) / perDegree,
      lat: (numbers[count + index] as number) / perDegree,
    })
    return { x, y, heightM: numbers[2 * count + index] as number }
  })
}

/** The value of a point in one of the file's fields; null where it has none. */
export function valueAt(file: Int16Array, points: ModelPoints, field: number, point: number): number | null {
  const value = file[field * points.length + point]
  return value === undefined || value === missing ? null : value
}

/** A summit does not take the values of the village at its foot. */
const sameHeightM = 200

/** The point nearest to a place, of a summit at its height; null where none is within so many kilometres. */
export function nearestPoint(
  points: ModelPoints,
  at: Coordinates & { heightM?: number | undefined },
  withinKm: number,
): number | null {
  const { heightM } = at
  const [x, y] = worldPoint(at)
  let nearest: number | null = null
  let least = (withinKm / (earthKm * Math.cos((at.lat * Math.PI) / 180))) ** 2
  for (const [index, point] of points.entries()) {
    const distance = (point.x - x) ** 2 + (point.y - y) ** 2
    if (distance > least) continue
    if (heightM !== undefined && Math.abs(point.heightM - heightM) > sameHeightM) continue
    least = distance
    nearest = index
  }
  return nearest
}

/** CSS pixels between two arrows, and between two rows, each of which begins half a step further on. */
const step = { x: 58, y: 50 }

/** Positions of arrows in a view: always the same places at a zoom, wherever the map is moved. */
export function staggeredGrid(
  middle: Coordinates,
  zoom: number,
  box: { width: number; height: number },
): { x: number; y: number }[] {
  const world = 512 * 2 ** zoom
  const [x, y] = worldPoint(middle)
  const [left, top] = [x * world - box.width / 2, y * world - box.height / 2]
  const spots: { x: number; y: number }[] = []
  for (let row = Math.ceil(top / step.y); row * step.y <= top + box.height; row++) {
    const shift = row % 2 === 0 ? 0 : step.x / 2
    for (
      let column = Math.ceil((left - shift) / step.x);
      column * step.x + shift <= left + box.width;
      column++
    )
      spots.push({ x: (column * step.x + shift) / world, y: (row * step.y) / world })
  }
  return spots
}
