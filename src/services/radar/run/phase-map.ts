import { productCells, productGrid } from '../product-grid.ts'

/** Per cell of the product grid. */
export const phases = { unknown: 0, rain: 1, snow: 2 } as const

/** What falls where something falls, read from one frame whose source distinguishes snow from rain. */
export function observedPhases(cells: Int32Array, rateMmh: Float32Array, snow: Uint8Array): Uint8Array {
  const observed = new Uint8Array(productCells)
  for (let i = 0; i < observed.length; i++) {
    const cell = cells[i] as number
    if (cell >= 0 && (rateMmh[cell] as number) >= 0.1) {
      observed[i] = snow[cell] === 1 ? phases.snow : phases.rain
    }
  }
  return observed
}

/**
 * What would fall everywhere, taken from the nearest cell where something falls: the snow line follows the terrain
 * and moves little in two hours. Two sweeps carry the nearest seed along (Danielsson 1980), exact to a cell or so.
 * 1 is snow; null where nothing fell anywhere, so that it is unknown.
 */
export function snowEverywhere(observed: Uint8Array): Uint8Array | null {
  const { rows, cols } = productGrid
  const seed = new Int32Array(productCells).fill(-1)
  let known = 0
  for (let i = 0; i < productCells; i++) {
    if (observed[i] !== phases.unknown) {
      seed[i] = i
      known++
    }
  }
  if (known === 0) return null
  const squared = (from: number, row: number, col: number): number =>
    (Math.floor(from / cols) - row) ** 2 + ((from % cols) - col) ** 2
  const offer = (i: number, row: number, col: number, neighbour: number): void => {
    const candidate = seed[neighbour] as number
    if (candidate < 0) return
    const own = seed[i] as number
    if (own < 0 || squared(candidate, row, col) < squared(own, row, col)) seed[i] = candidate
  }
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const i = row * cols + col
      if (row > 0) offer(i, row, col, i - cols)
      if (col > 0) offer(i, row, col, i - 1)
    }
    for (let col = cols - 2; col >= 0; col--) offer(row * cols + col, row, col, row * cols + col + 1)
  }
  for (let row = rows - 1; row >= 0; row--) {
    for (let col = cols - 1; col >= 0; col--) {
      const i = row * cols + col
      if (row + 1 < rows) offer(i, row, col, i + cols)
      if (col + 1 < cols) offer(i, row, col, i + 1)
    }
    for (let col = 1; col < cols; col++) offer(row * cols + col, row, col, row * cols + col - 1)
  }
  return seed.reduce((snow, from, i) => {
    snow[i] = observed[from] === phases.snow ? 1 : 0
    return snow
  }, new Uint8Array(productCells))
}
