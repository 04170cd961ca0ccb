import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { RadarGrid } from '../../domain/rain/radar.ts'
import { unknownCode } from '../../domain/rain/rate-codes.ts'
import { reprojection } from './reprojection.ts'

/** Sphere of web mercator, metres. */
const radiusM = 6_378_137
const degree = Math.PI / 180

function toMercator({ lat, lon }: Coordinates): { x: number; y: number } {
  return { x: radiusM * lon * degree, y: radiusM * Math.asinh(Math.tan(lat * degree)) }
}

function fromMercator({ x, y }: { x: number; y: number }): Coordinates {
  return { lon: x / radiusM / degree, lat: Math.atan(Math.sinh(y / radiusM)) / degree }
}

const northWest = toMercator({ lat: 48.5, lon: 5 })

/**
 * The grid of everything the site shows: Switzerland and an hour of wind around it, 5.0–11.4° E, 45.0–48.5° N, in
 * cells of 0.95 km on the ground.
 */
export const productGrid: RadarGrid = {
  projection: 'EPSG:3857',
  westM: Math.round(northWest.x),
  northM: Math.round(northWest.y),
  cellM: 1392,
  rows: 408,
  cols: 512,
}

export const productCells = productGrid.rows * productGrid.cols

/** Column and row with fractions, cell centres at .5; null outside. */
export function productPosition(coordinates: Coordinates): { col: number; row: number } | null {
  const { westM, northM, cellM, rows, cols } = productGrid
  const { x, y } = toMercator(coordinates)
  const col = (x - westM) / cellM
  const row = (northM - y) / cellM
  return col >= 0 && row >= 0 && col < cols && row < rows ? { col, row } : null
}

/** Index of the cell over a place; null outside. */
export function productCell(coordinates: Coordinates): number | null {
  const position = productPosition(coordinates)
  return position && Math.floor(position.row) * productGrid.cols + Math.floor(position.col)
}

export function productCentre(col: number, row: number): Coordinates {
  const { westM, northM, cellM } = productGrid
  return fromMercator({ x: westM + (col + 0.5) * cellM, y: northM - (row + 0.5) * cellM })
}

/** Outer edges in degrees. */
export function productBounds(): { west: number; south: number; east: number; north: number } {
  const { westM, northM, cellM, rows, cols } = productGrid
  const { lon: west, lat: north } = fromMercator({ x: westM, y: northM })
  const { lon: east, lat: south } = fromMercator({ x: westM + cols * cellM, y: northM - rows * cellM })
  return { west, south, east, north }
}

/** Kilometres on the ground that a cell of this row measures. */
export function cellKmAt(row: number): number {
  const { lat } = productCentre(0, row)
  return (productGrid.cellM * Math.cos(lat * degree)) / 1000
}

const reprojections = new Map<string, Int32Array>()

/** For each product cell the cell of a source's grid, made once per grid. */
export function reprojectionToProduct(grid: RadarGrid): Int32Array {
  const key = JSON.stringify(grid)
  const known = reprojections.get(key) ?? reprojection(grid, productGrid)
  reprojections.set(key, known)
  return known
}

/** The nearest source cell's code per product cell: cells are of nearly one size, and rates stay as measured. */
export function ontoProductGrid(codes: Uint8Array, grid: RadarGrid): Uint8Array {
  const cells = reprojectionToProduct(grid)
  const out = new Uint8Array(productCells)
  for (let i = 0; i < out.length; i++) {
    const cell = cells[i] as number
    out[i] = cell < 0 ? unknownCode : (codes[cell] as number)
  }
  return out
}
