import { describe, expect, it } from 'vitest'
import { Trajectories } from './features.ts'
import { heavyScale, toLogRate } from './grid.ts'
import { stillMotion } from './motion-field.ts'
import { movedAreas } from './moved-areas.ts'
import { startNowcast } from './nowcast.ts'
import { gaussianPyramid, levelOf } from './pyramid.ts'

const [rows, cols] = [120, 120]

/** Rain from one column to before another, as tall as half the picture. */
function band(from: number, to: number) {
  const rateMmh = new Float32Array(rows * cols)
  for (let r = 30; r < 90; r++)
    rateMmh.fill(3, r * cols + Math.max(0, from), r * cols + Math.max(0, Math.min(cols, to)))
  return { rows, cols, cellKm: 1, rateMmh }
}

/** Area of 1 mm/h after each step, of bands that lie `cellsPerStep` further east from frame to frame. */
function areasOf(from: number, to: number, cellsPerStep: number, widening = 0) {
  const pyramids = Array.from({ length: 7 }, (_, age) => {
    const { rateMmh } = band(from - (6 - age) * cellsPerStep, to - (6 - age) * cellsPerStep)
    return gaussianPyramid(levelOf(rows, cols, toLogRate(rateMmh, heavyScale)))
  })
  const motion = stillMotion(rows, cols)
  motion.u = motion.u.map((_, i) => cellsPerStep + widening * ((i % motion.cols) - (motion.cols - 1) / 2))
  return movedAreas(pyramids, new Trajectories([motion]), 12).map(([, mid]) => mid)
}

describe('the area of rain that only moves', () => {
  it('stays as it is within the picture', () => {
    for (const { area, kept } of areasOf(40, 80, 0)) expect([area, kept]).toEqual([1, 1])
    // Every third cell each way is counted, so it may be off by a little; and of the dry air that comes in little is
    // known so far, so some rain is expected of it.
    for (const { area, kept } of areasOf(30, 90, 1)) {
      expect(Math.abs(kept - 1)).toBeLessThan(0.05)
      expect(area).toBeGreaterThan(0.95)
      expect(area).toBeLessThan(1.1)
    }
  })

  it('shrinks where rain leaves and dry air comes in', () => {
    const areas = areasOf(84, 124, 3)
    expect(areas[4]!.area).toBeLessThan(0.85)
    expect(areas[8]!.area).toBeLessThan(areas[4]!.area)
    expect(areas[2]!.area).toBeCloseTo((1 + areas[4]!.area) / 2)
  })

  it('lasts where air as wet as the rain that leaves comes in, though none of it is the rain of now', () => {
    const { area, kept } = areasOf(-200, 200, 3)[8]!
    expect(area).toBeGreaterThan(0.95)
    expect(kept).toBeLessThan(0.9)
  })

  it('lasts for all that is known once unknown air fills much of the picture', () => {
    expect(areasOf(84, 124, 6)[8]).toMatchObject({ area: 1 })
  })

  it('grows where the motion spreads it', () => {
    expect(areasOf(50, 70, 0, 0.3)[8]!.area).toBeGreaterThan(1.1)
    expect(areasOf(30, 90, 0, -0.3)[8]!.area).toBeLessThan(0.95)
  })

  it('is the area that is forecast: less when rain moves out of the picture', () => {
    const frames = Array.from({ length: 7 }, (_, step) => band(48 + 3 * step, 98 + 3 * step))
    const wet = (rate: Float32Array) => rate.reduce((sum, mmh) => sum + (mmh >= 1 ? 1 : 0), 0)
    const steps = startNowcast(frames, { stepMinutes: 5, leadSteps: 6 }).steps
    const forecast = Array.from(steps, ({ rateMmh }) => wet(rateMmh))
    // A third of it leaves; some area is added to whatever is expected.
    expect(forecast[5]! / wet(frames[6]!.rateMmh)).toBeLessThan(0.97)
  })
})
