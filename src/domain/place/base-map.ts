import type { Coordinates } from './coordinates.ts'

/**
 * The embedded base map. Points are whole units of web mercator, x east and y south of the whole world's north-west
 * corner, `units` to its width; lines begin with a point and go on in steps.
 */
export type BaseMap = {
  units: number
  /** Polygons: an outer ring, then holes. */
  land: number[][][]
  lakes: number[][][]
  cantons: number[][]
  neighbours: number[][]
  /** `zoom`: the map zoom from which the name is shown. `names` in the order of `languages`. */
  towns: { at: [number, number]; zoom: number; names: string[] }[]
}

/** About 20 m on the ground in Switzerland. */
export const baseMapUnits = 2 ** 20

export function toBaseMapPoint({ lat, lon }: Coordinates): [number, number] {
  const [x, y] = worldPoint({ lat, lon })
  return [Math.round(x * baseMapUnits), Math.round(y * baseMapUnits)]
}

/** The points of a line as fractions of the world: x0, y0, x1, y1 … */
export function linePoints(line: readonly number[], units: number): Float64Array {
  const points = new Float64Array(line.length)
  let x = 0
  let y = 0
  for (let i = 0; i < line.length; i += 2) {
    x += line[i] as number
    y += line[i + 1] as number
    points[i] = x / units
    points[i + 1] = y / units
  }
  return points
}

/** Fractions of the whole web mercator world, x east and y south. */
export function worldPoint({ lat, lon }: Coordinates): [number, number] {
  return [(lon + 180) / 360, (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2]
}

/** What is shown at first: Switzerland with a margin. */
export const swissView = { west: 5.75, south: 45.68, east: 10.7, north: 47.95 } as const

/** Where a place lies in that view, 0 to 1 from the north-west. */
export function shareOfSwissView(coordinates: Coordinates): { x: number; y: number } {
  const [left, top] = worldPoint({ lat: swissView.north, lon: swissView.west })
  const [right, bottom] = worldPoint({ lat: swissView.south, lon: swissView.east })
  const [x, y] = worldPoint(coordinates)
  const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
  return { x: within((x - left) / (right - left)), y: within((y - top) / (bottom - top)) }
}
