import { boxBlur } from './box-blur.ts'
import { carriableBands, carriedLevel, carry, type Field, Trajectories } from './features.ts'
import { dot, total } from './field-arithmetic.ts'
import { comparable } from './memory.ts'
import type { MotionField } from './motion-field.ts'
import type { Origins } from './origins.ts'
import type { Level } from './pyramid.ts'

/** Bands compared: smaller ones are forgotten within the lag, larger ones hardly tell one speed from another. */
const [firstBand, lastBand] = [2, 3]
/** Steps back to the frame that is moved onto the newest; the longest one known is taken. */
const lagSteps = [2, 3, 4, 6]
/** Share of the speed by which it is tried slower and faster. */
const change = 0.12
const [leastRatio, mostRatio] = [0.9, 1.2]
/** Half-width, in blocks, of the window in which one ratio is assumed, and the vote of the whole picture beside it. */
const windowHalfWidth = 10
const globalVote = 0.3

/**
 * The motion of the smallest structures at the speed that would have carried the frame of half an hour ago best onto the
 * newest one; those of larger scales are left to provenMotions. Seen from frame to frame a motion may come out too slow,
 * in Switzerland by 6 to 9 %, probably held back by echoes that stay in place; over half an hour the rain has left them
 * behind. Within one step they still count, so the first is made as it was seen.
 */
export function atProvenSpeed(pyramids: Level[][], motions: MotionField[]): MotionField[] {
  const lag = comparable(pyramids, lagSteps).at(-1)
  if (!lag || motions.length <= lastBand + 1) return motions
  const [seen] = motions as [MotionField]
  const now = carriableBands(pyramids.at(-1)!, firstBand)
  const past = carriableBands(pyramids.at(-1 - lag)!, firstBand)
  const at = (ratio: number) => {
    const motion = { ...seen, u: seen.u.map((u) => ratio * u), v: seen.v.map((v) => ratio * v) }
    return new Trajectories(motions.map(() => motion))
  }
  const faster = at(1 + change)
  const inside = cameFromInside(seen, faster.after(0, lag))
  const [whenSlower, asSeen, whenFaster] = [at(1 - change), at(1), faster].map((trajectories) =>
    errors(now, carry(past, trajectories, lag), seen),
  ) as [Float32Array, Float32Array, Float32Array]
  // The lowest point of the parabola through the three.
  const slope = pooled(
    inside.map((known, i) => known * (whenSlower[i]! - whenFaster[i]!)),
    seen,
  )
  const bend = pooled(
    inside.map((known, i) => known * (whenSlower[i]! + whenFaster[i]! - 2 * asSeen[i]!)),
    seen,
  )
  const ratios = slope.map((sum, i) =>
    bend[i]! > 0 ? Math.min(mostRatio, Math.max(leastRatio, 1 + (change * sum) / (2 * bend[i]!))) : 1,
  )
  const proven = {
    ...seen,
    u: seen.u.map((u, i) => u * ratios[i]!),
    v: seen.v.map((v, i) => v * ratios[i]!),
    firstStep: seen,
  }
  return motions.map((motion) => (motion === seen ? proven : motion))
}

/** 1 for the blocks whose air was within the picture, 0 for others: what flows in tells no speed. */
function cameFromInside({ rows, cols, blockCells }: MotionField, { dx, dy }: Origins): Float32Array {
  return dx.map((_, i) => {
    const x = (i % cols) + dx[i]! / blockCells
    const y = Math.floor(i / cols) + dy[i]! / blockCells
    return x >= 0 && y >= 0 && x <= cols - 1 && y <= rows - 1 ? 1 : 0
  })
}

/** Σ (now − moved)² per block of `motion`, each band over its power. */
function errors(now: Field[], moved: Field[], motion: MotionField): Float32Array {
  const sums = new Float32Array(motion.u.length)
  for (let band = firstBand; band <= lastBand; band++) {
    const { rows, cols, value } = now[band]!
    const before = moved[band]!.value
    const blocksPerCell = 2 ** carriedLevel(band) / motion.blockCells
    const weight = 1 / Math.max(1e-6, dot(value, value))
    for (let r = 0; r < rows; r++) {
      const blockRow = Math.min(motion.rows - 1, Math.floor((r + 0.5) * blocksPerCell)) * motion.cols
      for (let c = 0; c < cols; c++) {
        const error = value[r * cols + c]! - before[r * cols + c]!
        sums[blockRow + Math.floor((c + 0.5) * blocksPerCell)]! += weight * error * error
      }
    }
  }
  return sums
}

function pooled(sums: Float32Array, { rows, cols }: MotionField): Float32Array {
  const ofAll = (globalVote * total(sums)) / sums.length
  const around = boxBlur(boxBlur(sums, rows, cols, windowHalfWidth), rows, cols, windowHalfWidth)
  return around.map((sum) => sum + ofAll)
}
