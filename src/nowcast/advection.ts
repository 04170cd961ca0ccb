import type { MotionField } from './motion.ts'

/**
 * Where the air of each motion block came from, in cells, relative to the block's centre: the backward trajectories of
 * the semi-Lagrangian scheme (Robert 1981; Staniforth & Côté 1991) with an iterated midpoint step.
 */
export type Origins = { dx: Float32Array; dy: Float32Array }

const MIDPOINT_ITERATIONS = 2

export function noDisplacement(motion: MotionField): Origins {
  return { dx: new Float32Array(motion.u.length), dy: new Float32Array(motion.u.length) }
}

/** Bilinear motion at cell position (x, y), constant beyond the outermost block centres; writes [u, v]. */
export function motionAt(motion: MotionField, x: number, y: number, out: Float64Array): void {
  const { rows, cols, u, v, blockCells } = motion
  const half = (blockCells - 1) / 2
  const bx = Math.min(cols - 1, Math.max(0, (x - half) / blockCells))
  const by = Math.min(rows - 1, Math.max(0, (y - half) / blockCells))
  const c = Math.min(Math.max(0, cols - 2), Math.floor(bx))
  const r = Math.min(Math.max(0, rows - 2), Math.floor(by))
  const fx = bx - c
  const fy = by - r
  const a = r * cols + c
  const right = cols > 1 ? 1 : 0
  const down = rows > 1 ? cols : 0
  const w00 = (1 - fx) * (1 - fy)
  const w01 = fx * (1 - fy)
  const w10 = (1 - fx) * fy
  const w11 = fx * fy
  out[0] = w00 * u[a] + w01 * u[a + right] + w10 * u[a + down] + w11 * u[a + down + right]
  out[1] = w00 * v[a] + w01 * v[a + right] + w10 * v[a + down] + w11 * v[a + down + right]
}

/** Follows every trajectory further back by `steps` time steps (a fraction is allowed). */
export function traceBack(motion: MotionField, from: Origins, steps = 1): Origins {
  const { rows, cols, blockCells } = motion
  const half = (blockCells - 1) / 2
  const dx = new Float32Array(from.dx.length)
  const dy = new Float32Array(from.dy.length)
  const uv = new Float64Array(2)
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      const i = r * cols + c
      const x = c * blockCells + half + from.dx[i]
      const y = r * blockCells + half + from.dy[i]
      motionAt(motion, x, y, uv)
      for (let k = 0; k < MIDPOINT_ITERATIONS; k++) {
        motionAt(motion, x - (steps * uv[0]) / 2, y - (steps * uv[1]) / 2, uv)
      }
      dx[i] = from.dx[i] - steps * uv[0]
      dy[i] = from.dy[i] - steps * uv[1]
    }
  }
  return { dx, dy }
}

/**
 * Origins of one row of a grid whose cells measure `scale` cells of the frames, in units of that grid: `xs`, `ys`.
 */
export function originsOfRow(
  motion: MotionField,
  origins: Origins,
  row: number,
  cols: number,
  scale: number,
  xs: Float32Array,
  ys: Float32Array,
): void {
  const { blockCells, rows: blockRows, cols: blockCols } = motion
  const { dx, dy } = origins
  const half = (blockCells - 1) / 2
  const by = Math.min(blockRows - 1, Math.max(0, ((row + 0.5) * scale - 0.5 - half) / blockCells))
  const r = Math.min(Math.max(0, blockRows - 2), Math.floor(by))
  const fy = by - r
  const top = r * blockCols
  const bottom = blockRows > 1 ? top + blockCols : top
  const perCell = 1 / scale
  const perBlock = scale / blockCells
  const start = (0.5 * scale - 0.5 - half) / blockCells
  const last = blockCols - 1
  let block = -1
  let dxLeft = 0
  let dyLeft = 0
  let dxSlope = 0
  let dySlope = 0
  for (let c = 0; c < cols; c++) {
    const bx = Math.min(last, Math.max(0, start + c * perBlock))
    const left = Math.min(Math.max(0, last - 1), bx | 0)
    if (left !== block) {
      block = left
      const right = Math.min(last, left + 1)
      dxLeft = (1 - fy) * dx[top + left] + fy * dx[bottom + left]
      dyLeft = (1 - fy) * dy[top + left] + fy * dy[bottom + left]
      dxSlope = (1 - fy) * dx[top + right] + fy * dx[bottom + right] - dxLeft
      dySlope = (1 - fy) * dy[top + right] + fy * dy[bottom + right] - dyLeft
    }
    const fx = bx - left
    xs[c] = c + (dxLeft + fx * dxSlope) * perCell
    ys[c] = row + (dyLeft + fx * dySlope) * perCell
  }
}

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
  const xs = new Float32Array(cols)
  const ys = new Float32Array(cols)
  for (let r = 0; r < rows; r++) {
    originsOfRow(motion, origins, r, cols, 1, xs, ys)
    for (let c = 0; c < cols; c++) out[r * cols + c] = sampleKnown(field, rows, cols, xs[c], ys[c])
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
    const north = field[a] + fx * (field[a + 1] - field[a])
    const south = field[a + cols] + fx * (field[a + cols + 1] - field[a + cols])
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
      const value = field[rr * cols + cc]
      if (!Number.isNaN(value)) {
        sum += w * value
        share += w
      }
    }
  }
  return share >= 0.5 ? sum / share : Number.NaN
}

/**
 * Moves a filled field (no NaN) on a grid of cells `scale` times as large as the frames'. Beyond the edge it is
 * `outside`, or, when that is left out, as at the edge.
 */
export function advectFilled(
  field: Float32Array,
  rows: number,
  cols: number,
  scale: number,
  motion: MotionField,
  origins: Origins,
  outside?: number,
): Float32Array {
  const out = new Float32Array(field.length)
  const xs = new Float32Array(cols)
  const ys = new Float32Array(cols)
  for (let r = 0; r < rows; r++) {
    originsOfRow(motion, origins, r, cols, scale, xs, ys)
    const to = r * cols
    for (let c = 0; c < cols; c++) {
      const x = Math.min(cols - 1, Math.max(0, xs[c]))
      const y = Math.min(rows - 1, Math.max(0, ys[c]))
      if (outside !== undefined && (Math.abs(x - xs[c]) > 0.5 || Math.abs(y - ys[c]) > 0.5)) {
        out[to + c] = outside
        continue
      }
      const left = x | 0
      const above = y | 0
      const fx = x - left
      const fy = y - above
      const a = above * cols + left
      const right = left + 1 < cols ? 1 : 0
      const down = above + 1 < rows ? cols : 0
      const north = field[a] + fx * (field[a + right] - field[a])
      const south = field[a + down] + fx * (field[a + down + right] - field[a + down])
      out[to + c] = north + fy * (south - north)
    }
  }
  return out
}
