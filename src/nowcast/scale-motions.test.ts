import { describe, expect, it } from 'vitest'
import { heavyScale, toLogRate } from './grid.ts'
import { estimateScaleMotions } from './motion.ts'
import type { MotionField } from './motion-field.ts'
import { gaussianPyramid, levelOf } from './pyramid.ts'
import { provenMotions } from './scale-motions.ts'
import { syntheticFrames } from './synthetic-rain.fixture.ts'

const side = 128
const lag = 4
const frames = syntheticFrames({ rows: side, cols: side, u: 2, v: 1, lifetimeSteps: 60, seed: 5 }, lag + 1)
const pyramids = frames.map(({ rateMmh }) =>
  gaussianPyramid(levelOf(side, side, toLogRate(rateMmh, heavyScale))),
)
const seen = estimateScaleMotions(pyramids)
/** Levels whose motion is weighed against that of the smallest structures. */
const large = seen.map((_, level) => level).filter((level) => level >= 2)

const uniform = (motion: MotionField, u: number, v: number): MotionField => ({
  ...motion,
  u: motion.u.map(() => u),
  v: motion.v.map(() => v),
})
const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('the motion of large scales', () => {
  it('is that of the smallest structures where its own would not have carried the past onto the present', () => {
    const wrong = seen.map((motion, level) => uniform(motion, level < 2 ? 2 : -3, level < 2 ? 1 : -3))
    for (const level of large) {
      const { u, v } = provenMotions(pyramids, wrong, lag)[level] as MotionField
      expect(mean(u)).toBeCloseTo(2, 5)
      expect(mean(v)).toBeCloseTo(1, 5)
    }
  })

  it('is its own where that explains the present far better', () => {
    const apart = seen.map((motion, level) => uniform(motion, level < 2 ? -3 : 2, level < 2 ? -3 : 1))
    const proven = provenMotions(pyramids, apart, lag)
    // The largest scales of so small a picture hardly tell any motion.
    for (const level of large.slice(0, 2)) {
      expect(mean((proven[level] as MotionField).u)).toBeCloseTo(2, 1)
      expect(mean((proven[level] as MotionField).v)).toBeCloseTo(1, 1)
    }
  })

  it('leaves the smallest structures as they were seen', () => {
    const proven = provenMotions(pyramids, seen, lag)
    expect(proven[0]).toBe(seen[0])
    expect(proven[1]).toBe(seen[1])
  })
})
