import { motionAt } from './advection.ts'
import { boxBlur } from './box-blur.ts'
import { assertSameGrid, type RateGrid, toLogRate } from './grid.ts'
import { gaussianPyramid, type Level, levelOf } from './pyramid.ts'

/** Motion of the rain pattern on a grid of square blocks of the frames' cells. */
export type MotionField = {
  rows: number
  cols: number
  /** cells per step, +x east */
  u: Float32Array
  /** cells per step, +y south */
  v: Float32Array
  /** a block covers blockCells × blockCells cells; its value holds at its centre */
  blockCells: number
}

const BLOCK_CELLS = 8
/** Newest frames that vote: few for small structures, whose flow soon changes, more for large ones, which crawl. */
const framesUsed = (level: number) => (level >= 3 ? 7 : 4)
const FINEST_LEVEL = 1
const COARSEST_LEVEL = 5
const ITERATIONS_PER_LEVEL = 3
/** Half-widths, in blocks, of the windows in which one motion is assumed, and the vote of each. */
const WINDOWS = [
  { halfWidth: 3, vote: 1 },
  { halfWidth: 12, vote: 0.05 },
]
/** Vote of the whole picture: decides where nothing rains, negligible where something does. */
const GLOBAL_VOTE = 1e-3
/** Squared gradient (decades per block)² below which the picture says nothing about motion. */
const GRADIENT_FLOOR = 1e-4

export function stillMotion(rows: number, cols: number): MotionField {
  const blockRows = Math.ceil(rows / BLOCK_CELLS)
  const blockCols = Math.ceil(cols / BLOCK_CELLS)
  const zeros = () => new Float32Array(blockRows * blockCols)
  return { rows: blockRows, cols: blockCols, u: zeros(), v: zeros(), blockCells: BLOCK_CELLS }
}

/**
 * Motion that carries the older frames onto the newer ones, as seen in the smallest structures.
 * @param frames oldest → newest, equal spacing
 */
export function estimateMotion(frames: RateGrid[]): MotionField {
  assertSameGrid(frames)
  const pyramids = frames
    .slice(-framesUsed(COARSEST_LEVEL))
    .map(({ rows, cols, rateMmh }) => gaussianPyramid(levelOf(rows, cols, toLogRate(rateMmh))))
  return estimateScaleMotions(pyramids)[0]!
}

/**
 * One motion per level of the pyramid. Showers move with the wind, the area in which they form moves at its own, often
 * much slower pace; extrapolating both with one motion loses the envelope within the hour.
 *
 * Lucas & Kanade (1981) least squares on log rain rate, coarse to fine, over windows of growing size, so that dry areas
 * take the motion of the nearest rain. Several frame pairs, among them the longest, enter one system: steady motion is
 * what can be extrapolated.
 */
export function estimateScaleMotions(pyramids: Level[][]): MotionField[] {
  const levels = pyramids[0]!
  const motion = stillMotion(levels[0]!.rows, levels[0]!.cols)
  const motions: MotionField[] = []
  const finest = Math.min(FINEST_LEVEL, levels.length - 1)
  const coarsest = Math.min(COARSEST_LEVEL, levels.length - 1)
  for (let level = coarsest; level >= finest; level--) {
    const voters = pyramids.slice(-framesUsed(level))
    const pairs = pairsOf(voters.length)
    for (let k = 0; k < ITERATIONS_PER_LEVEL && pairs.length > 0; k++) {
      const votes = new Votes(motion.u.length)
      for (const [older, newer] of pairs) {
        addVotes(votes, voters[older]![level]!, voters[newer]![level]!, newer - older, 2 ** level, motion)
      }
      applyVotes(votes, motion)
    }
    motions[level] = { ...motion, u: motion.u.slice(), v: motion.v.slice() }
  }
  return levels.map((_, level) => motions[Math.min(coarsest, Math.max(finest, level))]!)
}

/** [older, newer] indices: every neighbouring pair and the widest one. */
function pairsOf(count: number): [number, number][] {
  const pairs: [number, number][] = []
  for (let i = 0; i + 1 < count; i++) pairs.push([i, i + 1])
  if (count > 2) pairs.push([0, count - 1])
  return pairs
}

/** Normal equations of the least squares, summed per block. */
class Votes {
  readonly xx: Float32Array
  readonly xy: Float32Array
  readonly yy: Float32Array
  readonly xt: Float32Array
  readonly yt: Float32Array
  constructor(blocks: number) {
    this.xx = new Float32Array(blocks)
    this.xy = new Float32Array(blocks)
    this.yy = new Float32Array(blocks)
    this.xt = new Float32Array(blocks)
    this.yt = new Float32Array(blocks)
  }
}

function addVotes(
  votes: Votes,
  older: Level,
  newer: Level,
  lag: number,
  scale: number,
  motion: MotionField,
): void {
  const { rows, cols } = newer
  const carried = new Float32Array(rows * cols)
  const uv = new Float64Array(2)
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      motionAt(motion, (c + 0.5) * scale - 0.5, (r + 0.5) * scale - 0.5, uv)
      carried[r * cols + c] = sampleLevel(older, c - (lag * uv[0]!) / scale, r - (lag * uv[1]!) / scale)
    }
  }
  const perCell = lag / scale
  const area = scale * scale
  for (let r = 1; r < rows - 1; r++) {
    const blockRow =
      Math.min(motion.rows - 1, Math.floor(((r + 0.5) * scale) / motion.blockCells)) * motion.cols
    for (let c = 1; c < cols - 1; c++) {
      const i = r * cols + c
      if (newer.weight[i]! < 0.5) continue
      const gx = (newer.value[i + 1]! - newer.value[i - 1]! + carried[i + 1]! - carried[i - 1]!) / 4
      const gy =
        (newer.value[i + cols]! - newer.value[i - cols]! + carried[i + cols]! - carried[i - cols]!) / 4
      const difference = newer.value[i]! - carried[i]!
      // NaN marks an unknown neighbour: such a cell has no vote.
      if (!(gx * gx + gy * gy > 0) || Number.isNaN(difference)) continue
      if (newer.weight[i + 1] === 0 || newer.weight[i - 1] === 0) continue
      if (newer.weight[i + cols] === 0 || newer.weight[i - cols] === 0) continue
      const b = blockRow + Math.min(motion.cols - 1, Math.floor(((c + 0.5) * scale) / motion.blockCells))
      const x = gx * perCell
      const y = gy * perCell
      votes.xx[b]! += area * x * x
      votes.xy[b]! += area * x * y
      votes.yy[b]! += area * y * y
      votes.xt[b]! -= area * x * difference
      votes.yt[b]! -= area * y * difference
    }
  }
}

function sampleLevel(level: Level, x: number, y: number): number {
  const { rows, cols, value, weight } = level
  const c = Math.floor(x)
  const r = Math.floor(y)
  if (c < 0 || r < 0 || c + 1 >= cols || r + 1 >= rows) return Number.NaN
  const a = r * cols + c
  if (!(weight[a]! > 0 && weight[a + 1]! > 0 && weight[a + cols]! > 0 && weight[a + cols + 1]! > 0))
    return Number.NaN
  const fx = x - c
  const fy = y - r
  const north = value[a]! + fx * (value[a + 1]! - value[a]!)
  const south = value[a + cols]! + fx * (value[a + cols + 1]! - value[a + cols]!)
  return north + fy * (south - north)
}

function applyVotes(votes: Votes, motion: MotionField): void {
  const { rows, cols, u, v } = motion
  // Votes are taken on the whole motion, not on its correction: a window's verdict then holds wherever it reaches.
  const total = [votes.xx, votes.xy, votes.yy, votes.xt, votes.yt]
  const { xx, xy, yy, xt, yt } = votes
  for (let i = 0; i < u.length; i++) {
    xt[i]! += xx[i]! * u[i]! + xy[i]! * v[i]!
    yt[i]! += xy[i]! * u[i]! + yy[i]! * v[i]!
  }
  const pooled = total.map(() => new Float64Array(u.length))
  for (const { halfWidth, vote } of WINDOWS) {
    total.forEach((field, k) => {
      const blurred = boxBlur(boxBlur(field, rows, cols, halfWidth), rows, cols, halfWidth)
      const sum = pooled[k]!
      for (let i = 0; i < sum.length; i++) sum[i]! += vote * blurred[i]!
    })
  }
  const [a, b, d, p, q] = pooled as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array]
  const mean = total.map((field) => (GLOBAL_VOTE * field.reduce((s, x) => s + x, 0)) / u.length)
  for (let i = 0; i < u.length; i++) {
    const axx = a[i]! + mean[0]! + GRADIENT_FLOOR
    const axy = b[i]! + mean[1]!
    const ayy = d[i]! + mean[2]! + GRADIENT_FLOOR
    const bx = p[i]! + mean[3]!
    const by = q[i]! + mean[4]!
    const determinant = axx * ayy - axy * axy
    u[i] = (bx * ayy - by * axy) / determinant
    v[i] = (by * axx - bx * axy) / determinant
  }
}
