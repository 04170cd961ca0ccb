import type { CellChoice } from './cell-choice.ts'
import type { MotionField } from './motion-field.ts'
import { type Origins, originsOfRow, stretchesOf } from './origins.ts'

/**
 * Moves a field along the trajectories with bilinear interpolation. A cell whose origin lies outside the grid, or
 * nearer to a no-data cell than to data, becomes NaN: what flows in from outside is unknown, not dry.
 */
export function advect(
  field: Float32Array,
  rows: number,
  cols: number,
  motion: MotionField,
  origins: Origins,
): Float32Array {
  const out = new Float32Array(field.length)
  const stretches = stretchesOf(motion, cols, 1)
  const xs = new Float32Array(cols)
  const ys = new Float32Array(cols)
  for (let r = 0; r < rows; r++) {
    originsOfRow(motion, origins, r, stretches, xs, ys)
    for (let c = 0; c < cols; c++) out[r * cols + c] = sampleKnown(field, rows, cols, xs[c]!, ys[c]!)
  }
  return out
}

function sampleKnown(field: Float32Array, rows: number, cols: number, x: number, y: number): number {
  const c = Math.floor(x)
  const r = Math.floor(y)
  const fx = x - c
  const fy = y - r
  if (c >= 0 && r >= 0 && c + 1 < cols && r + 1 < rows) {
    const a = r * cols + c
    const north = field[a]! + fx * (field[a + 1]! - field[a]!)
    const south = field[a + cols]! + fx * (field[a + cols + 1]! - field[a + cols]!)
    const value = north + fy * (south - north)
    if (!Number.isNaN(value)) return value
  }
  let sum = 0
  let share = 0
  for (let k = 0; k < 4; k++) {
    const cc = c + (k & 1)
    const rr = r + (k >> 1)
    const w = (k & 1 ? fx : 1 - fx) * (k >> 1 ? fy : 1 - fy)
    if (w > 0 && cc >= 0 && rr >= 0 && cc < cols && rr < rows) {
      const value = field[rr * cols + cc]!
      if (!Number.isNaN(value)) {
        sum += w * value
        share += w
      }
    }
  }
  return share >= 0.5 ? sum / share : Number.NaN
}

/**
 * Moves filled fields (no NaN) of one grid, of cells `scale` times as large as the frames', along the same trajectories.
 * Empty ones stay empty. Beyond the edge they are `outside`, or, when that is left out, as at the edge.
 * @param into arrays for the result, written in the cells of `extent` only if that is given
 */
export function advectFilled(
  fields: readonly Float32Array[],
  rows: number,
  cols: number,
  scale: number,
  motion: MotionField,
  origins: Origins,
  outside?: number,
  into?: readonly Float32Array[],
  extent?: CellChoice,
): Float32Array[] {
  const out = fields.map((field, k) =>
    field.length === 0 ? field : (into?.[k] ?? new Float32Array(field.length)),
  )
  if (out.every(({ length }) => length === 0)) return out
  const every = extent?.every ?? 1
  const stretches = stretchesOf(motion, cols, scale)
  const xs = new Float32Array(cols)
  const ys = new Float32Array(cols)
  for (let r = 0; r < rows; r++) {
    const first = extent ? extent.first[r]! : 0
    const end = extent ? extent.end[r]! : cols
    if (first >= end) continue
    originsOfRow(motion, origins, r, stretches, xs, ys)
    for (let k = 0; k < fields.length; k++) {
      if (out[k]!.length > 0)
        sampleRow(fields[k]!, rows, cols, xs, ys, outside, out[k]!, r * cols, first, end, every)
    }
  }
  return out
}

function sampleRow(
  field: Float32Array,
  rows: number,
  cols: number,
  xs: Float32Array,
  ys: Float32Array,
  outside: number | undefined,
  out: Float32Array,
  to: number,
  first: number,
  end: number,
  every: number,
): void {
  const lastCol = cols - 1
  const lastRow = rows - 1
  for (let c = first; c < end; c += every) {
    const x = xs[c]!
    const y = ys[c]!
    if (x >= 0 && y >= 0 && x < lastCol && y < lastRow) {
      const left = x | 0
      const above = y | 0
      const fx = x - left
      const a = above * cols + left
      const north = field[a]! + fx * (field[a + 1]! - field[a]!)
      const south = field[a + cols]! + fx * (field[a + cols + 1]! - field[a + cols]!)
      out[to + c] = north + (y - above) * (south - north)
    } else {
      out[to + c] = sampleEdge(field, rows, cols, x, y, outside)
    }
  }
}

function sampleEdge(
  field: Float32Array,
  rows: number,
  cols: number,
  originX: number,
  originY: number,
  outside: number | undefined,
): number {
  const x = Math.min(cols - 1, Math.max(0, originX))
  const y = Math.min(rows - 1, Math.max(0, originY))
  if (outside !== undefined && (Math.abs(x - originX) > 0.5 || Math.abs(y - originY) > 0.5)) return outside
  const left = Math.floor(x)
  const above = Math.floor(y)
  const fx = x - left
  const a = above * cols + left
  const right = left + 1 < cols ? 1 : 0
  const down = above + 1 < rows ? cols : 0
  const north = field[a]! + fx * (field[a + right]! - field[a]!)
  const south = field[a + down]! + fx * (field[a + down + right]! - field[a + down]!)
  return north + (y - above) * (south - north)
}
