import { toPlane } from './swiss-plane.ts'

/** The zoom and the tile size that the adapter asks for. */
const zoom = 7
export const tilePixels = 256

/** Nodes per side of the lattice on which a tile is projected; between them straight lines. */
export const nodes = 33

/** A web-mercator tile: its nodes in degrees and in plane kilometres, row 0 north. */
export type TileLattice = {
  lat: Float64Array
  lon: Float64Array
  xKm: Float64Array
  yKm: Float64Array
}

export function createTileLattice(x: number, y: number): TileLattice {
  const count = nodes * nodes
  const lattice = {
    lat: new Float64Array(count),
    lon: new Float64Array(count),
    xKm: new Float64Array(count),
    yKm: new Float64Array(count),
  }
  const tiles = 2 ** zoom
  for (let row = 0; row < nodes; row++) {
    for (let col = 0; col < nodes; col++) {
      const lon = ((x + col / (nodes - 1)) / tiles) * 360 - 180
      const lat =
        (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + row / (nodes - 1))) / tiles))) * 180) / Math.PI
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

/** Bilinear values at the pixel centres of one row after the other; the same array is filled each time. */
export function createRowBlend(values: Float64Array): (row: number) => Float64Array {
  const line = new Float64Array(nodes)
  const out = new Float64Array(tilePixels)
  const perNode = tilePixels / (nodes - 1)
  return (row) => {
    const v = (row + 0.5) / perNode
    const r = Math.floor(v)
    for (let c = 0; c < nodes; c++) {
      const above = values[r * nodes + c] as number
      line[c] = above + ((values[(r + 1) * nodes + c] as number) - above) * (v - r)
    }
    for (let col = 0; col < tilePixels; col++) {
      const u = (col + 0.5) / perNode
      const c = Math.floor(u)
      out[col] = (line[c] as number) + ((line[c + 1] as number) - (line[c] as number)) * (u - c)
    }
    return out
  }
}
