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

const outerCellM = 2 * productGrid.cellM

/**
 * Around it, for the picture of what comes from further away: 2.0–14.5° E, 43.0–50.5° N, each cell as wide as two of
 * the product grid, and with edges on its edges.
 */
export const outerGrid: RadarGrid = {
  projection: 'EPSG:3857',
  westM: productGrid.westM - 120 * outerCellM,
  northM: productGrid.northM + 124 * outerCellM,
  cellM: outerCellM,
  rows: 440,
  cols: 500,
}

/** Column and row with fractions, cell centres at .5; null outside. */
export const productPosition = (coordinates: Coordinates) => positionOn(productGrid, coordinates)

function positionOn(grid: RadarGrid, coordinates: Coordinates): { col: number; row: number } | null {
  const { westM, northM, cellM, rows, cols } = grid
  const { x, y } = toMercator(coordinates)
  const col = (x - westM) / cellM
  const row = (northM - y) / cellM
  return col >= 0 && row >= 0 && col < cols && row < rows ? { col, row } : null
}

/** Index of the cell over a place; null outside. */
export const productCell = (coordinates: Coordinates) => cellOn(productGrid, coordinates)
export const outerCell = (coordinates: Coordinates) => cellOn(outerGrid, coordinates)

function cellOn(grid: RadarGrid, coordinates: Coordinates): number | null {
  const position = positionOn(grid, coordinates)
  return position && Math.floor(position.row) * grid.cols + Math.floor(position.col)
}

export function productCentre(col: number, row: number): Coordinates {
  const { westM, northM, cellM } = productGrid
  return fromMercator({ x: westM + (col + 0.5) * cellM, y: northM - (row + 0.5) * cellM })
}

/** Outer edges in degrees. */
export function boundsOf({ westM, northM, cellM, rows, cols }: RadarGrid): {
  west: number
  south: number
  east: number
  north: number
} {
  const { lon: west, lat: north } = fromMercator({ x: westM, y: northM })
  const { lon: east, lat: south } = fromMercator({ x: westM + cols * cellM, y: northM - rows * cellM })
  return { west, south, east, north }
}

export const productBounds = () => boundsOf(productGrid)

/** Kilometres on the ground that a cell of this row measures. */
export function cellKmAt(row: number): number {
  const { lat } = productCentre(0, row)
  return (productGrid.cellM * Math.cos(lat * degree)) / 1000
}

const reprojections = new Map<string, Int32Array>()

/** For each product cell the cell of a source's grid. */
export const reprojectionToProduct = (grid: RadarGrid): Int32Array => reprojectionOnto(productGrid, grid)

/** Made once per pair of grids. */
function reprojectionOnto(to: RadarGrid, grid: RadarGrid): Int32Array {
  const key = JSON.stringify([to, grid])
  const known = reprojections.get(key) ?? reprojection(grid, to)
  reprojections.set(key, known)
  return known
}

export const ontoProductGrid = (codes: Uint8Array, grid: RadarGrid) => ontoGrid(productGrid, codes, grid)
export const ontoOuterGrid = (codes: Uint8Array, grid: RadarGrid) => ontoGrid(outerGrid, codes, grid)

/** The nearest source cell's code per cell: cells are of nearly one size, and rates stay as measured. */
function ontoGrid(to: RadarGrid, codes: Uint8Array, grid: RadarGrid): Uint8Array {
  const cells = reprojectionOnto(to, grid)
  const out = new Uint8Array(to.rows * to.cols)
  for (let i = 0; i < out.length; i++) {
    const cell = cells[i] as number
    out[i] = cell < 0 ? unknownCode : (codes[cell] as number)
  }
  return out
}
