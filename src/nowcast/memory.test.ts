import { describe, expect, it } from 'vitest'
import { stateAt, Trajectories } from './features.ts'
import { pyramidsOf } from './frame-pyramids.ts'
import { heavyScale } from './grid.ts'
import { measureMemory } from './memory.ts'
import { stillMotion } from './motion-field.ts'

const side = 192
const radius = 16
const cellsPerStep = 8
const stepsAnHour = 12

/** Round rain areas in a row, of which the given columns are the middles. */
function rainAround(middles: number[]) {
  const rateMmh = new Float32Array(side * side)
  for (let r = 0; r < side; r++)
    for (let c = 0; c < side; c++)
      if (middles.some((middle) => Math.hypot(r - side / 2, c - middle) < radius)) rateMmh[r * side + c] = 4
  return { rows: side, cols: side, cellKm: 1, rateMmh }
}

describe('the part of a large band that rests', () => {
  it('is not what comes into the picture where other rain was an hour ago', () => {
    const frames = Array.from({ length: stepsAnHour + 1 }, (_, step) => {
      const first = 40 + cellsPerStep * step
      return rainAround([first, first - cellsPerStep * stepsAnHour])
    })
    const pyramids = pyramidsOf(frames, heavyScale, () => true)
    const still = stillMotion(side, side)
    const motion = { ...still, u: still.u.map(() => cellsPerStep) }
    const trajectories = new Trajectories(pyramids[0]!.map(() => motion))
    const present = stateAt(pyramids, stepsAnHour, trajectories)
    const { resting } = measureMemory(pyramids, present, [], trajectories, 1, 5).habits
    // The band of 16 km, whose prior is 0.13: larger ones reach from one rain area to the other.
    expect(resting[4]).toBeLessThan(0.1)
  })
})
