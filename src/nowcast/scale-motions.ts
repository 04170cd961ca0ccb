import { carriableBands, carry, Trajectories } from './features.ts'
import { correlation, mixIn } from './field-arithmetic.ts'
import type { MotionField } from './motion-field.ts'
import type { Level } from './pyramid.ts'

/** Smaller bands move with the smallest structures anyway. */
const firstBandOfOwnMotion = 3
/** What a motion leaves unexplained, against another: from the first on it is no better, up to the second all its own. */
const noBetterRatio = 0.95
const provenRatio = 0.7

/**
 * Each scale's own motion as far as it would have carried the frame of `lag` steps ago better onto the newest one than
 * the motion of the smallest structures does; else theirs. Large scales that grow in place, as storms over mountains
 * do, seem to move and do not.
 */
export function provenMotions(pyramids: Level[][], motions: MotionField[], lag: number): MotionField[] {
  const newest = pyramids.length - 1
  const smallest = motions[0]!
  if (motions.length <= firstBandOfOwnMotion) return motions
  const now = carriableBands(pyramids[newest]!, firstBandOfOwnMotion)
  const past = carriableBands(pyramids[newest - lag]!, firstBandOfOwnMotion)
  const own = carry(past, new Trajectories(motions), lag)
  const common = carry(past, new Trajectories(motions.map(() => smallest)), lag)
  // The largest scales share one motion; the smallest of them, which resolves most of it, decides.
  const proven = new Map<MotionField, MotionField>([[smallest, smallest]])
  return motions.map((motion, level) => {
    const band = Math.min(level + 1, now.length - 1)
    if (band < firstBandOfOwnMotion) return motion
    const known = proven.get(motion)
    if (known) return known
    const unexplained = (moved: typeof now) => 1 - correlation(now[band]!.value, moved[band]!.value)
    const ratio = unexplained(own) / Math.max(1e-6, unexplained(common))
    const part = Math.min(1, Math.max(0, (noBetterRatio - ratio) / (noBetterRatio - provenRatio)))
    const result = part === 0 ? smallest : part === 1 ? motion : between(smallest, part, motion)
    proven.set(motion, result)
    return result
  })
}

function between(smallest: MotionField, part: number, motion: MotionField): MotionField {
  const [u, v] = [smallest.u.slice(), smallest.v.slice()]
  mixIn(u, part, motion.u)
  mixIn(v, part, motion.v)
  return { ...motion, u, v }
}
