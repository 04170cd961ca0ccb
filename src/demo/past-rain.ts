import type { Coordinates } from '../domain/place/coordinates.ts'
import { createAtmosphere } from './atmosphere.ts'
import { toPlane } from './swiss-plane.ts'

/** Switzerland and two hours of wind around it, in kilometres from Bern. */
const grid = { westKm: -170, northKm: 160, cellKm: 1, rows: 330, cols: 460 }

/** The demo world's rain as a radar would have seen it at any moment. */
export function createPastRain(seed: number) {
  const atmosphere = createAtmosphere(seed)
  return {
    rows: grid.rows,
    cols: grid.cols,
    cellKm: grid.cellKm,
    frame: (at: number) => atmosphere.rateGrid(grid, at),
    cellOf(coordinates: Coordinates): number | null {
      const { xKm, yKm } = toPlane(coordinates)
      const [col, row] = [Math.floor(xKm - grid.westKm), Math.floor(grid.northKm - yKm)]
      return col < 0 || row < 0 || col >= grid.cols || row >= grid.rows ? null : row * grid.cols + col
    },
  }
}
