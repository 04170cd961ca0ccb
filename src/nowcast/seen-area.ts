import type { CellChoice } from './cell-choice.ts'
import type { RateGrid } from './grid.ts'

/** What the radars see: 1 per cell, and per row the columns from the first to the last such cell. */
export type SeenArea = CellChoice & { rows: number; cols: number; seen: Uint8Array }

export function seenAreaOf({ rows, cols, rateMmh }: RateGrid): SeenArea {
  const seen = new Uint8Array(rows * cols)
  const first = new Int32Array(rows)
  const end = new Int32Array(rows)
  for (let r = 0; r < rows; r++) {
    markSeen(rateMmh, r * cols, cols, seen)
    // Rows are refined by pairs of cells, so the first is an even one.
    const row = seen.subarray(r * cols, (r + 1) * cols)
    first[r] = Math.max(0, row.indexOf(1)) & ~1
    end[r] = row.lastIndexOf(1) + 1
  }
  return { rows, cols, seen, first, end, every: 1 }
}

function markSeen(rateMmh: Float32Array, from: number, count: number, seen: Uint8Array): void {
  for (let i = from; i < from + count; i++) seen[i] = Number.isNaN(rateMmh[i]) ? 0 : 1
}
