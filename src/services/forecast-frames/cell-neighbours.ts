import type { Coordinates } from '../../domain/place/coordinates.ts'
import { cellKmAt, productGrid, productPosition } from '../radar/product-grid.ts'

/** Points that a cell's value is made from. */
const count = 6
/** Cells further from every point are not forecast: a little over the border, and the whole of every valley. */
export const reachKm = 20
/** Points are looked up in squares of this many cells. */
const squareCells = 8

/** Which points a grid's cells take their values from. They lie where they lie: worked out once for all hours. */
export type CellNeighbours = {
  rows: number
  cols: number
  /** Those within reach of a point, by their index in the grid. */
  cells: Int32Array
  /** Of each of these cells its nearest points, and their weights, which sum up to one. */
  points: Uint16Array
  weights: Float32Array
  nearestKm: Float32Array
}

/** `coarser`: how many cells of the product grid one of these is wide. */
export function cellNeighbours(sites: readonly Coordinates[], coarser = 1): CellNeighbours {
  const rows = productGrid.rows / coarser
  const cols = productGrid.cols / coarser
  const cellKm = cellKmAt(productGrid.rows / 2) * coarser
  const squares = squaresOf(sites, coarser, rows, cols)
  const reachCells = reachKm / cellKm
  const cells: number[] = []
  const nearestKm: number[] = []
  const points: number[] = []
  const weights: number[] = []
  const near = new Nearest(Math.min(count + 1, sites.length))
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      squares.search(row + 0.5, col + 0.5, reachCells, near)
      if (near.found === 0 || (near.distances[0] as number) > reachCells) continue
      cells.push(row * cols + col)
      nearestKm.push((near.distances[0] as number) * cellKm)
      addWeights(near, cellKm, points, weights)
    }
  }
  return {
    rows,
    cols,
    cells: Int32Array.from(cells),
    points: Uint16Array.from(points),
    weights: Float32Array.from(weights),
    nearestKm: Float32Array.from(nearestKm),
  }
}

/** Nearer than this a point is as good as in the middle of the cell, km. */
const leastKm = 0.1

/**
 * Franke & Little's: with the distance of the first point left out at which a weight ends, so that a point leaves
 * without a jump, and beside a point its own value holds.
 */
function addWeights(near: Nearest, cellKm: number, points: number[], weights: number[]): void {
  const used = Math.min(count, near.found)
  const endsKm = Math.max(leastKm * 2, (near.distances[near.found - 1] as number) * cellKm) * 1.001
  let sum = 0
  for (let i = 0; i < used; i++) {
    const km = Math.max(leastKm, (near.distances[i] as number) * cellKm)
    const weight = (Math.max(0, endsKm - km) / (endsKm * km)) ** 2
    weights.push(weight)
    sum += weight
  }
  for (let i = 0; i < count; i++) {
    points.push(near.numbers[i] ?? 0)
    if (i >= used) weights.push(0)
  }
  for (let i = weights.length - count; i < weights.length; i++)
    weights[i] = sum > 0 ? (weights[i] as number) / sum : 0
}

/** The nearest of the points offered, nearest first. */
class Nearest {
  readonly distances: Float64Array
  readonly numbers: Int32Array
  readonly most: number
  found = 0

  constructor(most: number) {
    this.most = most
    this.distances = new Float64Array(most)
    this.numbers = new Int32Array(most)
  }

  offer(number: number, distance: number): void {
    let place = this.found
    while (place > 0 && (this.distances[place - 1] as number) > distance) place--
    if (place >= this.most) return
    if (this.found < this.most) this.found++
    for (let i = this.found - 1; i > place; i--) {
      this.distances[i] = this.distances[i - 1] as number
      this.numbers[i] = this.numbers[i - 1] as number
    }
    this.distances[place] = distance
    this.numbers[place] = number
  }
}

function squaresOf(sites: readonly Coordinates[], coarser: number, rows: number, cols: number) {
  const across = Math.ceil(cols / squareCells)
  const down = Math.ceil(rows / squareCells)
  const squares: number[][] = Array.from({ length: across * down }, () => [])
  const siteRow = new Float64Array(sites.length)
  const siteCol = new Float64Array(sites.length)
  for (const [number, site] of sites.entries()) {
    const position = productPosition(site)
    if (!position) continue
    const row = position.row / coarser
    const col = position.col / coarser
    siteRow[number] = row
    siteCol[number] = col
    squares[Math.floor(row / squareCells) * across + Math.floor(col / squareCells)]?.push(number)
  }
  return {
    /** Rings of squares outwards, until none further off can hold a nearer point. */
    search(row: number, col: number, reachCells: number, near: Nearest): void {
      near.found = 0
      const homeRow = Math.floor(row / squareCells)
      const homeCol = Math.floor(col / squareCells)
      for (let ring = 0; ring <= Math.max(across, down); ring++) {
        // The cell may lie at the edge of its square.
        const beyond = (ring - 1) * squareCells
        const isFull = near.found === near.most
        if (isFull && (near.distances[near.most - 1] as number) <= beyond) return
        if (near.found === 0 && beyond > reachCells) return
        // Far from everything the further neighbours hardly count.
        if (beyond > 3 * reachCells) return
        for (let r = homeRow - ring; r <= homeRow + ring; r++) {
          if (r < 0 || r >= down) continue
          const isEdge = r === homeRow - ring || r === homeRow + ring
          for (let c = homeCol - ring; c <= homeCol + ring; c += isEdge ? 1 : 2 * ring) {
            if (c < 0 || c >= across) continue
            for (const number of squares[r * across + c] ?? [])
              near.offer(
                number,
                Math.hypot((siteRow[number] as number) - row, (siteCol[number] as number) - col),
              )
          }
        }
      }
    },
  }
}

/** A value per cell of `cells`, made from the points that have one; NaN where none of its points has. */
export function interpolated(neighbours: CellNeighbours, values: Float32Array): Float32Array {
  const { cells, points, weights } = neighbours
  const out = new Float32Array(cells.length)
  for (let cell = 0; cell < out.length; cell++) {
    let sum = 0
    let known = 0
    for (let i = cell * count; i < (cell + 1) * count; i++) {
      const weight = weights[i] as number
      if (weight === 0) continue
      const value = values[points[i] as number] as number
      if (Number.isNaN(value)) continue
      sum += weight * value
      known += weight
    }
    out[cell] = known > 0 ? sum / known : Number.NaN
  }
  return out
}
