import { describe, expect, it } from 'vitest'
import { stateAt, Trajectories } from './features.ts'
import { pyramidsOf } from './frame-pyramids.ts'
import { heavyScale } from './grid.ts'
import { stillMotion } from './motion-field.ts'

const side = 64
const cellsPerStep = 8

/** Rain as far as `end`, from beyond the western edge. */
function rainUpTo(end: number) {
  const rateMmh = Float32Array.from({ length: side * side }, (_, i) => (i % side < end ? 4 : 0))
  return { rows: side, cols: side, cellKm: 1, rateMmh }
}

describe('the change of a band', () => {
  it('is none where rain has just come in', () => {
    const frames = [0, 1].map((step) => rainUpTo(4 + cellsPerStep * step))
    const pyramids = pyramidsOf(frames, heavyScale, () => true)
    const still = stillMotion(side, side)
    const motion = { ...still, u: still.u.map(() => cellsPerStep) }
    const { tendency } = stateAt(pyramids, 1, new Trajectories(pyramids[0]!.map(() => motion)))
    const { cols, value } = tendency![2]!
    const cameIn = value.filter((_, i) => i % cols < cellsPerStep / 2 - 1)
    expect(Math.max(...cameIn.map(Math.abs))).toBe(0)
  })
})
