import type { MotionField } from './motion.ts'

/**
 * Where the air of each motion block came from, in cells, relative to the block's centre: the backward trajectories of
 * the semi-Lagrangian scheme (Robert 1981; Staniforth & Côté 1991) with a midpoint step.
 */
export type Origins = { dx: Float32Array; dy: Float32Array }

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
  out[0] = w00 * u[a]! + w01 * u[a + right]! + w10 * u[a + down]! + w11 * u[a + down + right]!
  out[1] = w00 * v[a]! + w01 * v[a + right]! + w10 * v[a + down]! + w11 * v[a + down + right]!
}

/**
 * Follows every trajectory further back by one time step, with the motion half-way, which is where another half of the
 * step from `before` to `from` leads.
 */
export function traceBack(motion: MotionField, from: Origins, before: Origins): Origins {
  const { dx, dy } = noDisplacement(motion)
  for (let r = 0; r < motion.rows; r++) traceRowBack(motion, from, before, r, dx, dy)
  return { dx, dy }
}

function traceRowBack(
  motion: MotionField,
  from: Origins,
  before: Origins,
  r: number,
  dx: Float32Array,
  dy: Float32Array,
): void {
  const { cols, blockCells } = motion
  const half = (blockCells - 1) / 2
  const uv = new Float64Array(2)
  for (let c = 0; c < cols; c++) {
    const i = r * cols + c
    const x = c * blockCells + half + 1.5 * from.dx[i]! - 0.5 * before.dx[i]!
    const y = r * blockCells + half + 1.5 * from.dy[i]! - 0.5 * before.dy[i]!
    motionAt(motion, x, y, uv)
    dx[i] = from.dx[i]! - uv[0]!
    dy[i] = from.dy[i]! - uv[1]!
  }
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
  let c = 0
  while (c < cols) {
    const at = start + c * perBlock
    const left = at <= 0 ? 0 : Math.min(Math.max(0, last - 1), Math.floor(at))
    const right = Math.min(last, left + 1)
    const dxLeft = (1 - fy) * dx[top + left]! + fy * dx[bottom + left]!
    const dyLeft = (1 - fy) * dy[top + left]! + fy * dy[bottom + left]!
    // Before the first block's centre and after the last one's the displacement is constant.
    const inside = at >= 0 && at < last
    const dxSlope = inside ? (1 - fy) * dx[top + right]! + fy * dx[bottom + right]! - dxLeft : 0
    const dySlope = inside ? (1 - fy) * dy[top + right]! + fy * dy[bottom + right]! - dyLeft : 0
    const dxHere = at >= last ? (1 - fy) * dx[top + last]! + fy * dx[bottom + last]! : dxLeft
    const dyHere = at >= last ? (1 - fy) * dy[top + last]! + fy * dy[bottom + last]! : dyLeft
    const until = at < 0 ? -start / perBlock : inside ? (left + 1 - start) / perBlock : cols
    const end = Math.min(cols, Math.max(c + 1, Math.ceil(until)))
    const xRise = 1 + dxSlope * perBlock * perCell
    const yRise = dySlope * perBlock * perCell
    let x = c + (dxHere + (at - left) * dxSlope) * perCell
    let y = row + (dyHere + (at - left) * dySlope) * perCell
    for (; c < end; c++) {
      xs[c] = x
      ys[c] = y
      x += xRise
      y += yRise
    }
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
 */
export function advectFilled(
  fields: readonly Float32Array[],
  rows: number,
  cols: number,
  scale: number,
  motion: MotionField,
  origins: Origins,
  outside?: number,
): Float32Array[] {
  const out = fields.map((field) => new Float32Array(field.length))
  if (out.every(({ length }) => length === 0)) return out
  const xs = new Float32Array(cols)
  const ys = new Float32Array(cols)
  for (let r = 0; r < rows; r++) {
    originsOfRow(motion, origins, r, cols, scale, xs, ys)
    for (let k = 0; k < fields.length; k++) {
      if (out[k]!.length > 0) sampleRow(fields[k]!, rows, cols, xs, ys, outside, out[k]!, r * cols)
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
): void {
  const lastCol = cols - 1
  const lastRow = rows - 1
  for (let c = 0; c < cols; c++) {
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
