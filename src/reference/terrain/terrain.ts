import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Coordinates } from '../../domain/place/coordinates.ts'

/** Heights of the ground in square degrees: row 0 is the northern one, a value is that of the centre of its cell. */
export type Terrain = {
  west: number
  north: number
  cellDegrees: number
  cols: number
  rows: number
  /** Metres above sea, row by row. */
  heightsM: Int16Array
}

/**
 * ETOPO1 of NOAA NCEI, public domain (Amante and Eakins 2009, doi:10.7289/V5C8276M), cut to lon 5–11.5, lat 45–48.5:
 * cells of one arc minute, 1.9 by 1.3 km. Good enough to draw mountains and to tell slopes above the snow line from
 * valleys below it; not for the height of a place: against 299 stations the median error is 84 m, narrow valleys are 100
 * to 300 m too high and summits 500 m and more too low.
 */
const file = new URL('./etopo1-alps.i16.gz', import.meta.url)
const cut = { west: 5, north: 48.5, cellDegrees: 1 / 60, cols: 390, rows: 210 }

function read(): Terrain {
  const bytes = gunzipSync(readFileSync(file))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const heightsM = Int16Array.from({ length: cut.cols * cut.rows }, (_, cell) =>
    view.getInt16(2 * cell, true),
  )
  return { ...cut, heightsM }
}

let held: Terrain | undefined

/** Read from the disk when it is first wanted; 0.2 MB in memory. */
export function terrain(): Terrain {
  held ??= read()
  return held
}

/** Between the centres of the four nearest cells; within half a cell of the edge that of the edge. null outside. */
export function terrainHeightM({ lat, lon }: Coordinates): number | null {
  const { west, north, cellDegrees, cols, rows, heightsM } = terrain()
  const x = (lon - west) / cellDegrees
  const y = (north - lat) / cellDegrees
  if (!(x >= 0 && y >= 0 && x <= cols && y <= rows)) return null
  const col = Math.min(cols - 1.000001, Math.max(0, x - 0.5))
  const row = Math.min(rows - 1.000001, Math.max(0, y - 0.5))
  const c = Math.floor(col)
  const r = Math.floor(row)
  const at = (dr: number, dc: number): number => heightsM[(r + dr) * cols + c + dc] as number
  const along = (dr: number): number => at(dr, 0) + (at(dr, 1) - at(dr, 0)) * (col - c)
  return along(0) + (along(1) - along(0)) * (row - r)
}
