import type { MotionField } from './motion-field.ts'

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
  const { cols, u, v } = motion
  const { dx: fromX, dy: fromY } = from
  const { dx: beforeX, dy: beforeY } = before
  const lastCol = cols - 1
  const lastRow = motion.rows - 1
  const perCell = 1 / motion.blockCells
  for (let c = 0; c < cols; c++) {
    const i = r * cols + c
    // In blocks, relative to the centre of the first one; beyond the outermost centres the motion is constant.
    const x = Math.min(lastCol, Math.max(0, c + (1.5 * fromX[i]! - 0.5 * beforeX[i]!) * perCell))
    const y = Math.min(lastRow, Math.max(0, r + (1.5 * fromY[i]! - 0.5 * beforeY[i]!) * perCell))
    const left = x | 0
    const above = y | 0
    const fx = x - left
    const fy = y - above
    const a = above * cols + left
    const right = left < lastCol ? a + 1 : a
    const below = above < lastRow ? cols : 0
    const uAbove = u[a]! + fx * (u[right]! - u[a]!)
    const uBelow = u[a + below]! + fx * (u[right + below]! - u[a + below]!)
    const vAbove = v[a]! + fx * (v[right]! - v[a]!)
    const vBelow = v[a + below]! + fx * (v[right + below]! - v[a + below]!)
    dx[i] = fromX[i]! - (uAbove + fy * (uBelow - uAbove))
    dy[i] = fromY[i]! - (vAbove + fy * (vBelow - vAbove))
  }
}

/**
 * Stretches of a row of a grid, whose cells measure `scale` cells of the frames, along which displacements change
 * linearly: from one block's centre to the next, constant before the first and after the last.
 */
export type Stretches = {
  cols: number
  scale: number
  /** first cell after each stretch */
  end: Int32Array
  /** block at its left, and how far from its centre, in blocks, the first cell is */
  block: Int32Array
  offset: Float64Array
  /** displacements of one row at the blocks' centres, in cells of the grid */
  dx: Float64Array
  dy: Float64Array
}

export function stretchesOf(
  { cols: blocks, blockCells }: MotionField,
  cols: number,
  scale: number,
): Stretches {
  const ends: number[] = []
  const block: number[] = []
  const offset: number[] = []
  const perBlock = scale / blockCells
  const start = 0.5 * perBlock - 0.5
  const last = blocks - 1
  for (let c = 0; c < cols; c = ends.at(-1)!) {
    const at = start + c * perBlock
    const left = Math.min(last, Math.max(0, Math.floor(at)))
    const until = at < 0 ? -start / perBlock : at < last ? (left + 1 - start) / perBlock : cols
    ends.push(Math.min(cols, Math.max(c + 1, Math.ceil(until))))
    block.push(left)
    offset.push(at < 0 || at >= last ? Number.NaN : at - left)
  }
  const centres = () => new Float64Array(blocks)
  return {
    cols,
    scale,
    end: Int32Array.from(ends),
    block: Int32Array.from(block),
    offset: Float64Array.from(offset),
    dx: centres(),
    dy: centres(),
  }
}

/** Origins of one row of the grid of `stretches`, in its cells: `xs`, `ys`. */
export function originsOfRow(
  motion: MotionField,
  origins: Origins,
  row: number,
  stretches: Stretches,
  xs: Float32Array,
  ys: Float32Array,
): void {
  const { blockCells, rows: blockRows, cols: blockCols } = motion
  const { scale } = stretches
  const by = Math.min(blockRows - 1, Math.max(0, ((row + 0.5) * scale) / blockCells - 0.5))
  const r = Math.min(Math.max(0, blockRows - 2), Math.floor(by))
  const top = r * blockCols
  const bottom = blockRows > 1 ? top + blockCols : top
  mixBlockRows(origins, top, bottom, by - r, 1 / scale, stretches)
  followStretches(stretches, scale / blockCells, row, xs, ys)
}

function mixBlockRows(
  { dx, dy }: Origins,
  top: number,
  bottom: number,
  part: number,
  perCell: number,
  { dx: mixedX, dy: mixedY }: Stretches,
): void {
  for (let b = 0; b < mixedX.length; b++) {
    mixedX[b] = perCell * (dx[top + b]! + part * (dx[bottom + b]! - dx[top + b]!))
    mixedY[b] = perCell * (dy[top + b]! + part * (dy[bottom + b]! - dy[top + b]!))
  }
}

function followStretches(
  { end, block, offset, dx, dy }: Stretches,
  perBlock: number,
  row: number,
  xs: Float32Array,
  ys: Float32Array,
): void {
  let c = 0
  for (let k = 0; k < end.length; k++) {
    const left = block[k]!
    const from = offset[k]!
    const changes = from >= 0
    const xSlope = changes ? dx[left + 1]! - dx[left]! : 0
    const ySlope = changes ? dy[left + 1]! - dy[left]! : 0
    const start = c
    const x = c + dx[left]! + (changes ? from * xSlope : 0)
    const y = row + dy[left]! + (changes ? from * ySlope : 0)
    const xRise = 1 + xSlope * perBlock
    const yRise = ySlope * perBlock
    const stop = end[k]!
    for (; c < stop; c++) {
      // Not summed up from cell to cell: an addition need not wait for the one before.
      xs[c] = x + (c - start) * xRise
      ys[c] = y + (c - start) * yRise
    }
  }
}
