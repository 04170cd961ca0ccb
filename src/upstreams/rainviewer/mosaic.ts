import type { RadarGrid } from '../../domain/rain/radar.ts'

/** The provider's limit since 2026; above it a picture of words is served. */
export const zoom = 7
/** 834 m per cell over Switzerland; the provider's 512 would be 417 m and four times the memory. */
export const tilePixels = 256
const tilesAround = 2 ** zoom
const halfWorldM = 20_037_508.342789244

/** Switzerland with two hours of wind around it. */
const extent = { west: 4.5, east: 12, south: 44.8, north: 48.8 }

export type TileAddress = { x: number; y: number }

/** A window cut out of the world's pixels, and the tiles that fill it. */
export type Mosaic = {
  /** World pixels of the window's north-west corner. */
  left: number
  top: number
  grid: RadarGrid
  tiles: TileAddress[]
}

export function createMosaic(): Mosaic {
  const worldPixels = tilesAround * tilePixels
  const left = Math.floor(((extent.west + 180) / 360) * worldPixels)
  const right = Math.ceil(((extent.east + 180) / 360) * worldPixels)
  const top = Math.floor(northing(extent.north) * worldPixels)
  const bottom = Math.ceil(northing(extent.south) * worldPixels)
  const cellM = (2 * halfWorldM) / worldPixels
  const tiles: TileAddress[] = []
  for (let y = Math.floor(top / tilePixels); y * tilePixels < bottom; y++) {
    for (let x = Math.floor(left / tilePixels); x * tilePixels < right; x++) tiles.push({ x, y })
  }
  return {
    left,
    top,
    grid: {
      projection: 'EPSG:3857',
      westM: left * cellM - halfWorldM,
      northM: halfWorldM - top * cellM,
      cellM,
      rows: bottom - top,
      cols: right - left,
    },
    tiles,
  }
}

/** Share of the square world map above a latitude. */
function northing(latitude: number): number {
  const radians = (latitude * Math.PI) / 180
  return (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2
}

/** Lays a tile's values into the window; what lies outside of it is left off. */
export function layTile<T extends Float32Array | Uint8Array>(
  mosaic: Mosaic,
  { x, y }: TileAddress,
  values: T,
  window: T,
): void {
  const { left, top, grid } = mosaic
  const colOffset = x * tilePixels - left
  const rowOffset = y * tilePixels - top
  const firstCol = Math.max(0, -colOffset)
  const lastCol = Math.min(tilePixels, grid.cols - colOffset)
  const firstRow = Math.max(0, -rowOffset)
  const lastRow = Math.min(tilePixels, grid.rows - rowOffset)
  for (let row = firstRow; row < lastRow; row++) {
    const from = row * tilePixels
    const to = (row + rowOffset) * grid.cols + colOffset
    window.set(values.subarray(from + firstCol, from + lastCol), to + firstCol)
  }
}
