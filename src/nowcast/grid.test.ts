import { describe, expect, it } from 'vitest'
import { heavyStretch, logRateOf, toLogRate } from './grid.ts'

describe('log rain rate', () => {
  it('counts decades, those above 1 mm/h for more', () => {
    expect(logRateOf(1) - logRateOf(0.1)).toBeCloseTo(1, 6)
    expect(logRateOf(10) - logRateOf(1)).toBeCloseTo(heavyStretch, 6)
    expect(logRateOf(100) - logRateOf(10)).toBeCloseTo(heavyStretch, 6)
    expect(heavyStretch).toBeGreaterThan(1)
  })

  it('is 0 where it is dry and unknown where the rate is', () => {
    expect([...toLogRate(Float32Array.of(0, 0.01, Number.NaN))]).toEqual([0, 0, Number.NaN])
  })

  it('is read from a table that is right to a thousandth, far beyond any rain too', () => {
    const rates = Float32Array.from({ length: 400 }, (_, k) => 0.02 * 10 ** (k / 100))
    toLogRate(rates).forEach((logRate, k) => {
      expect(Math.abs(logRate - logRateOf(rates[k]!))).toBeLessThan(0.001)
    })
    expect(toLogRate(Float32Array.of(1e6))[0]).toBeCloseTo(logRateOf(1024), 2)
  })
})
