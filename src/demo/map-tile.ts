import { toPlane } from './swiss-plane.ts'

/** Nodes per side of the lattice on which a tile is projected; between them straight lines. */
export const nodes = 33

/** A web-mercator picture: its nodes in degrees and in plane kilometres, row 0 north. */
export type TileLattice = {
  size: number
  lat: Float64Array
  lon: Float64Array
  xKm: Float64Array
  yKm: Float64Array
}

/** World pixel of the north-west corner, at `size` pixels per tile. */
export function createTileLattice(size: number, zoom: number, left: number, top: number): TileLattice {
  const count = nodes * nodes
  const lattice = {
    size,
    lat: new Float64Array(count),
    lon: new Float64Array(count),
    xKm: new Float64Array(count),
    yKm: new Float64Array(count),
  }
  const world = size * 2 ** zoom
  for (let row = 0; row < nodes; row++) {
    for (let col = 0; col < nodes; col++) {
      const px = left + (col / (nodes - 1)) * size
      const py = top + (row / (nodes - 1)) * size
      const lon = (px / world) * 360 - 180
      const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * py) / world))) * 180) / Math.PI
      const { xKm, yKm } = toPlane({ lat, lon })
      const i = row * nodes + col
      lattice.lat[i] = lat
      lattice.lon[i] = lon
      lattice.xKm[i] = xKm
      lattice.yKm[i] = yKm
    }
  }
  return lattice
}

/** Pixel of a coordinate in the world picture at that zoom. */
export function worldPixel(lat: number, lon: number, size: number, zoom: number): { px: number; py: number } {
  const world = size * 2 ** zoom
  const sin = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  return {
    px: ((lon + 180) / 360) * world,
    py: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * world,
  }
}

/** Bilinear values at the pixel centres of one row after the other; the same array is filled each time. */
export function createRowBlend(values: Float64Array, size: number): (row: number) => Float64Array {
  const line = new Float64Array(nodes)
  const out = new Float64Array(size)
  const perNode = size / (nodes - 1)
  return (row) => {
    const v = (row + 0.5) / perNode
    const r = Math.floor(v)
    for (let c = 0; c < nodes; c++) {
      const above = values[r * nodes + c] as number
      line[c] = above + ((values[(r + 1) * nodes + c] as number) - above) * (v - r)
    }
    for (let col = 0; col < size; col++) {
      const u = (col + 0.5) / perNode
      const c = Math.floor(u)
      out[col] = (line[c] as number) + ((line[c + 1] as number) - (line[c] as number)) * (u - c)
    }
    return out
  }
}
