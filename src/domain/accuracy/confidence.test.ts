import { describe, expect, it } from 'vitest'
import { errorMargin, independentCases, shareRange } from './confidence.ts'

/** The same numbers in every run (Park and Miller's generator). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

describe('how far a figure may be off by chance', () => {
  it.each([
    // Newcombe 1998: 81 of 263, 15 of 148, 0 of 20.
    [(100 * 81) / 263, 263, 25.53, 36.62],
    [(100 * 15) / 148, 148, 6.24, 16.05],
    [0, 20, 0, 16.11],
    [100, 20, 83.89, 100],
  ])('%f %% of %i cases: Wilson’s range', (percent, cases, low, high) => {
    const range = shareRange(percent, cases)
    expect(range?.low).toBeCloseTo(low, 1)
    expect(range?.high).toBeCloseTo(high, 1)
  })

  it('a mean error lies within its margin in 95 of 100 synthetic periods', () => {
    const random = randomFrom(20_261)
    /** Box and Muller. */
    const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
    const truth = Math.sqrt(2 / Math.PI)
    let within = 0
    for (let period = 0; period < 2000; period++) {
      let sum = 0
      for (let day = 0; day < 60; day++) sum += Math.abs(normal())
      const mean = sum / 60
      if (Math.abs(mean - truth) <= (errorMargin(mean, 60) ?? 0)) within++
    }
    expect(within / 2000).toBeGreaterThan(0.93)
    expect(within / 2000).toBeLessThan(0.97)
  })

  it('stations of one day count as one case, and too few days give no range', () => {
    expect(independentCases(600, 20)).toBe(30)
    expect(independentCases(30, 0)).toBe(30)
    expect([errorMargin(1.2, 19), shareRange(50, 19.9), errorMargin(null, 90), shareRange(null, 90)]).toEqual(
      [...[null, null, null, null]],
    )
  })
})
