import { boxBlur } from './box-blur.ts'
import { addScaled, total } from './field-arithmetic.ts'
import { assertSameGrid, heavyScale, type RateGrid, toLogRate } from './grid.ts'
import { type MotionField, stillMotion } from './motion-field.ts'
import { noDisplacement, originsOfRow, stretchesOf } from './origins.ts'
import { gaussianPyramid, type Level, levelOf } from './pyramid.ts'

/** Newest frames that vote: few for small structures, whose flow soon changes, more for large ones, which crawl. */
const framesUsed = (level: number) => (level >= 3 ? motionFrames : 4)
export const motionFrames = 7
const finestLevel = 1
const coarsestLevel = 5
const iterationsPerLevel = 3
/** Half-widths, in blocks, of the windows in which one motion is assumed, and the vote of each. */
const votingWindows = [
  { halfWidth: 3, vote: 1 },
  { halfWidth: 12, vote: 0.05 },
]
/** Vote of the whole picture: decides where nothing rains, negligible where something does. */
const globalVote = 1e-3
/** Squared gradient (decades per block)² below which the picture says nothing about motion. */
const gradientFloor = 1e-4

/**
 * Motion that carries the older frames onto the newer ones, as seen in the smallest structures.
 * @param frames oldest → newest, equal spacing
 */
export function estimateMotion(frames: RateGrid[]): MotionField {
  assertSameGrid(frames)
  const pyramids = frames
    .slice(-motionFrames)
    .map(({ rows, cols, rateMmh }) => gaussianPyramid(levelOf(rows, cols, toLogRate(rateMmh, heavyScale))))
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
  const finest = Math.min(finestLevel, levels.length - 1)
  const coarsest = Math.min(coarsestLevel, levels.length - 1)
  for (let level = coarsest; level >= finest; level--) {
    const voters = pyramids.slice(-framesUsed(level)).map((pyramid) => markedUnknown(pyramid[level]!))
    const pairs = pairsOf(voters.length)
    for (let k = 0; k < iterationsPerLevel && pairs.length > 0; k++) {
      const votes = noVotes(motion.u.length)
      for (const [older, newer] of pairs) {
        addVotes(votes, voters[older]!, voters[newer]!, newer - older, 2 ** level, motion)
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
type Votes = { xx: Float32Array; xy: Float32Array; yy: Float32Array; xt: Float32Array; yt: Float32Array }

function noVotes(blocks: number): Votes {
  const zeros = () => new Float32Array(blocks)
  return { xx: zeros(), xy: zeros(), yy: zeros(), xt: zeros(), yt: zeros() }
}

/** The level with NaN where it is unknown. */
function markedUnknown(level: Level): Level {
  const value = level.value.slice()
  for (let i = 0; i < value.length; i++) if (level.weight[i] === 0) value[i] = Number.NaN
  return { ...level, value }
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
  const origins = noDisplacement(motion)
  addScaled(origins.dx, -lag, motion.u)
  addScaled(origins.dy, -lag, motion.v)
  const carried = new Float32Array(rows * cols)
  const stretches = stretchesOf(motion, cols, scale)
  const xs = new Float32Array(cols)
  const ys = new Float32Array(cols)
  for (let r = 0; r < rows; r++) {
    originsOfRow(motion, origins, r, stretches, xs, ys)
    carryRow(older, xs, ys, carried, r * cols)
  }
  const blocksPerCell = scale / motion.blockCells
  const blockOf = Int32Array.from({ length: cols }, (_, c) =>
    Math.min(motion.cols - 1, Math.floor((c + 0.5) * blocksPerCell)),
  )
  for (let r = 1; r < rows - 1; r++) {
    const blockRow = Math.min(motion.rows - 1, Math.floor((r + 0.5) * blocksPerCell)) * motion.cols
    addVotesOfRow(votes, newer, carried, r, lag, scale, blockRow, blockOf)
  }
}

function addVotesOfRow(
  { xx, xy, yy, xt, yt }: Votes,
  { cols, value, weight }: Level,
  carried: Float32Array,
  row: number,
  lag: number,
  scale: number,
  blockRow: number,
  blockOf: Int32Array,
): void {
  const perCell = lag / scale
  const area = scale * scale
  for (let c = 1; c < cols - 1; c++) {
    const i = row * cols + c
    const gx = (value[i + 1]! - value[i - 1]! + carried[i + 1]! - carried[i - 1]!) / 4
    const gy = (value[i + cols]! - value[i - cols]! + carried[i + cols]! - carried[i - cols]!) / 4
    const difference = value[i]! - carried[i]!
    // NaN marks an unknown neighbour: such a cell has no vote.
    if (weight[i]! < 0.5 || !(gx * gx + gy * gy > 0) || Number.isNaN(difference)) continue
    const b = blockRow + blockOf[c]!
    const x = gx * perCell
    const y = gy * perCell
    xx[b]! += area * x * x
    xy[b]! += area * x * y
    yy[b]! += area * y * y
    xt[b]! -= area * x * difference
    yt[b]! -= area * y * difference
  }
}

/** A row of the picture moved along; NaN where any of the four cells around the origin is unknown. */
function carryRow(
  { rows, cols, value }: Level,
  xs: Float32Array,
  ys: Float32Array,
  out: Float32Array,
  to: number,
): void {
  for (let c = 0; c < cols; c++) {
    const x = xs[c]!
    const y = ys[c]!
    if (x >= 0 && y >= 0 && x < cols - 1 && y < rows - 1) {
      const left = x | 0
      const above = y | 0
      const a = above * cols + left
      const north = value[a]! + (x - left) * (value[a + 1]! - value[a]!)
      const south = value[a + cols]! + (x - left) * (value[a + cols + 1]! - value[a + cols]!)
      out[to + c] = north + (y - above) * (south - north)
    } else out[to + c] = Number.NaN
  }
}

function applyVotes({ xx, xy, yy, xt, yt }: Votes, { rows, cols, u, v }: MotionField): void {
  // Votes are taken on the whole motion, not on its correction: a window's verdict then holds wherever it reaches.
  for (let i = 0; i < u.length; i++) {
    xt[i]! += xx[i]! * u[i]! + xy[i]! * v[i]!
    yt[i]! += xy[i]! * u[i]! + yy[i]! * v[i]!
  }
  const [a, b, d, p, q] = [xx, xy, yy, xt, yt].map((votes) => pool(votes, rows, cols)) as FiveFields
  for (let i = 0; i < u.length; i++) {
    const axx = a[i]! + gradientFloor
    const ayy = d[i]! + gradientFloor
    const determinant = axx * ayy - b[i]! * b[i]!
    u[i] = (p[i]! * ayy - q[i]! * b[i]!) / determinant
    v[i] = (q[i]! * axx - p[i]! * b[i]!) / determinant
  }
}

type FiveFields = [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array]

/** Votes of the windows around each block and of the whole picture. */
function pool(votes: Float32Array, rows: number, cols: number): Float32Array {
  const mean = total(votes) / votes.length
  const pooled = new Float32Array(votes.length).fill(globalVote * mean)
  for (const { halfWidth, vote } of votingWindows) {
    addScaled(pooled, vote, boxBlur(boxBlur(votes, rows, cols, halfWidth), rows, cols, halfWidth))
  }
  return pooled
}
