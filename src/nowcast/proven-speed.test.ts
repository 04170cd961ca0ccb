import { describe, expect, it } from 'vitest'
import { Trajectories } from './features.ts'
import { heavyScale, type RateGrid, toLogRate } from './grid.ts'
import { estimateScaleMotions } from './motion.ts'
import type { MotionField } from './motion-field.ts'
import { atProvenSpeed } from './proven-speed.ts'
import { gaussianPyramid, levelOf } from './pyramid.ts'
import { syntheticFrames } from './synthetic-rain.fixture.ts'

const side = 128
const frames = syntheticFrames({ rows: side, cols: side, u: 3, v: 1, lifetimeSteps: 60, seed: 5 }, 7)
const pyramidsOf = (grids: RateGrid[]) =>
  grids.map(({ rateMmh }) => gaussianPyramid(levelOf(side, side, toLogRate(rateMmh, heavyScale))))
const pyramids = pyramidsOf(frames)
const seen = estimateScaleMotions(pyramids)

/** `seen` as if the smallest structures had moved evenly at `ratio` times their speed. */
function seenAt(ratio: number): MotionField[] {
  const [smallest] = seen as [MotionField]
  const even = { ...smallest, u: smallest.u.map(() => 3 * ratio), v: smallest.v.map(() => ratio) }
  return seen.map((motion) => (motion === smallest ? even : motion))
}
const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('atProvenSpeed', () => {
  it.each([0.93, 1, 1.07])('finds the speed from one seen %d times as fast', (ratio) => {
    const [{ u, v }] = atProvenSpeed(pyramids, seenAt(ratio)) as [MotionField]
    expect(Math.abs(mean(u) / 3 - 1)).toBeLessThan(0.02)
    expect(Math.abs(mean(v) - 1)).toBeLessThan(0.02)
  })

  it('leaves behind echoes that stay in place', () => {
    const still = syntheticFrames({ rows: side, cols: side, u: 0, v: 0, lifetimeSteps: 1e6, seed: 9 }, 7)
    const mixed = frames.map((frame, step) => ({
      ...frame,
      rateMmh: frame.rateMmh.map((rate, i) => rate + 0.3 * still[step]!.rateMmh[i]!),
    }))
    const heldBack = estimateScaleMotions(pyramidsOf(mixed))
    const [{ u }] = atProvenSpeed(pyramidsOf(mixed), heldBack) as [MotionField]
    expect(mean(heldBack[0]!.u)).toBeLessThan(2.9)
    expect(Math.abs(mean(u) - 3)).toBeLessThan(Math.abs(mean(heldBack[0]!.u) - 3))
  })

  it('makes the first step as it was seen', () => {
    const slow = seenAt(0.93)
    const origin = (motions: MotionField[], steps: number) =>
      mean(new Trajectories(motions).after(0, steps).dx)
    const proven = atProvenSpeed(pyramids, slow)
    expect(origin(proven, 1)).toBe(origin(slow, 1))
    expect(origin(proven, 6)).toBeLessThan(origin(slow, 6))
  })

  it('leaves larger scales as they were seen', () => {
    const proven = atProvenSpeed(pyramids, seen)
    seen.forEach((motion, level) => {
      if (motion !== seen[0]) expect(proven[level]).toBe(motion)
    })
  })

  it('changes nothing where it is dry, or with a single frame', () => {
    const dry = frames.map((frame) => ({ ...frame, rateMmh: new Float32Array(side * side) }))
    const [{ u }] = atProvenSpeed(pyramidsOf(dry), seen) as [MotionField]
    expect(u).toEqual(seen[0]!.u)
    expect(atProvenSpeed(pyramids.slice(-1), seen)).toBe(seen)
  })
})
