import { describe, expect, it } from 'vitest'
import { Trajectories } from './features.ts'
import { heavyScale, toLogRate } from './grid.ts'
import { areaBias, grownBy, lastingShare, measureGrowth } from './growth.ts'
import { stillMotion } from './motion-field.ts'
import { gaussianPyramid, levelOf } from './pyramid.ts'
import { chosenTuning } from './tuning.ts'

const [rows, cols] = [120, 120]

/** A square of rain of `width` cells that lies `shift` cells east of the middle. */
function square(width: number, shift = 0) {
  const rate = new Float32Array(rows * cols)
  for (let r = 60 - width / 2; r < 60 + width / 2; r++) {
    for (let c = 60 + shift - width / 2; c < 60 + shift + width / 2; c++) if (c < cols) rate[r * cols + c] = 3
  }
  return gaussianPyramid(levelOf(rows, cols, toLogRate(rate, heavyScale)))
}

/** Frames of squares, an hour of them if nothing else is said, and steady motion to the east. */
function growthOf(widthAt: (step: number) => number, { cellsPerStep = 0, frames = 13 } = {}) {
  const pyramids = Array.from({ length: frames }, (_, step) => square(widthAt(step), cellsPerStep * step))
  const motion = stillMotion(rows, cols)
  motion.u.fill(cellsPerStep)
  return measureGrowth(pyramids, new Trajectories([motion]), chosenTuning)
}

describe('growth of the rain area', () => {
  it('is none where the rain only moves, even out of the picture', () => {
    expect(growthOf(() => 40)).toEqual([0, 0, 0])
    expect(growthOf(() => 40, { cellsPerStep: 4 })).toEqual([0, 0, 0])
  })

  it('is seen in growing and in dying rain, with some doubt', () => {
    // From 30² to 54² cells: 1.18 more in the logarithm within an hour.
    const growing = growthOf((step) => 30 + 2 * step)
    const dying = growthOf((step) => 54 - 2 * step)
    expect(12 * growing[1]).toBeGreaterThan(0.5)
    expect(12 * growing[1]).toBeLessThan(1.18)
    expect(12 * dying[1]).toBeLessThan(-0.5)
    expect(12 * dying[1]).toBeGreaterThan(-1.18)
  })

  it('is believed the more the longer it is seen', () => {
    const quarter = growthOf((step) => 40 - 2 * step, { frames: 4 })
    const whole = growthOf((step) => 58 - 2 * step)
    expect(quarter[1]).toBeLessThan(-0.02)
    expect(whole[1]).toBeLessThan(2 * quarter[1])
  })

  it('is taken for chance where it is small', () => {
    expect(grownBy(0.14 / 12, 24, 5, chosenTuning)).toBe(1)
    expect(grownBy(-0.14 / 12, 24, 5, chosenTuning)).toBe(1)
    expect(grownBy(0.3 / 12, 24, 5, chosenTuning)).toBeGreaterThan(1.1)
  })

  it('leaves nothing to be added where rain surely dies', () => {
    expect(lastingShare(0.01, 5, chosenTuning)).toBe(1)
    expect(lastingShare(-0.225 / 12, 5, chosenTuning)).toBeCloseTo(0.5)
    expect(lastingShare(-0.05, 5, chosenTuning)).toBe(0)
  })

  it('leaves less area to dying rain than to rain that lasts, and hardly more than expected in the end', () => {
    const forecastOver = (perStep: number, minutes: number) =>
      grownBy(perStep, minutes / 5, 5, chosenTuning) *
      areaBias(minutes, 1, lastingShare(perStep, 5, chosenTuning), chosenTuning)
    const dying = growthOf((step) => 58 - 2 * step)[1]
    for (const minutes of [15, 30, 60, 90]) {
      expect(forecastOver(0, minutes)).toBeGreaterThan(1)
      expect(forecastOver(0, minutes)).toBeLessThan(1.1)
      expect(forecastOver(dying, minutes)).toBeLessThan(1)
    }
    for (const minutes of [105, 120, 150]) expect(forecastOver(0, minutes)).toBeLessThan(1.02)
  })

  it('goes on for about an hour', () => {
    const hour = grownBy(0.05, 12, 5, chosenTuning)
    expect(hour).toBeGreaterThan(1.3)
    expect(grownBy(0.05, 24, 5, chosenTuning)).toBeLessThan(hour ** 1.5)
    expect(grownBy(0, 24, 5, chosenTuning)).toBe(1)
  })
})
