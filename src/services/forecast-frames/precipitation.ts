import { levelOfRate, outsideLevel, possibleLevel } from '../../domain/map/forecast-levels.ts'
import { type CellNeighbours, interpolated } from './cell-neighbours.ts'

/** What counts as rain, mm/h. */
const wetMmh = 0.1
/** That nine in ten runs reach no more than this, or more, where half are dry. */
const possibleFromMmh = 1
/** Smaller patches of what is but possible are left out: 80 km². */
const leastPatchCells = 90

/**
 * The median where it rains in it, and beside it where rain is possible only: never one number of both. `possibleMm`
 * null: the run has no quantiles.
 */
export function precipitationLevels(
  neighbours: CellNeighbours,
  medianMm: Float32Array,
  possibleMm: Float32Array | null,
): Uint8Array {
  const { rows, cols, cells } = neighbours
  const levels = new Uint8Array(rows * cols).fill(outsideLevel)
  const median = interpolated(neighbours, medianMm)
  const possible = possibleMm && interpolated(neighbours, possibleMm)
  for (let i = 0; i < cells.length; i++) {
    const mmh = median[i] as number
    if (Number.isNaN(mmh)) continue
    const isPossible = mmh < wetMmh && possible !== null && (possible[i] as number) >= possibleFromMmh
    levels[cells[i] as number] = isPossible ? possibleLevel : levelOfRate(mmh)
  }
  dropSmallPatches(levels, rows, cols)
  return levels
}

function dropSmallPatches(levels: Uint8Array, rows: number, cols: number): void {
  const isSeen = new Uint8Array(levels.length)
  for (let start = 0; start < levels.length; start++) {
    if (levels[start] !== possibleLevel || isSeen[start] === 1) continue
    const patch = [start]
    isSeen[start] = 1
    for (let next = 0; next < patch.length; next++) {
      const cell = patch[next] as number
      const col = cell % cols
      const around = [
        col > 0 ? cell - 1 : -1,
        col + 1 < cols ? cell + 1 : -1,
        cell - cols,
        cell + cols < rows * cols ? cell + cols : -1,
      ]
      for (const other of around) {
        if (other < 0 || isSeen[other] === 1 || levels[other] !== possibleLevel) continue
        isSeen[other] = 1
        patch.push(other)
      }
    }
    if (patch.length < leastPatchCells) for (const cell of patch) levels[cell] = 0
  }
}
