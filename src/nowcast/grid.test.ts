import { describe, expect, it } from 'vitest'
import { heavyScale, logRateOf, toLogRate, wetScale } from './grid.ts'

describe('log rain rate', () => {
  it('counts decades, those above 1 mm/h for more', () => {
    const between = (from: number, to: number) => logRateOf(to, heavyScale) - logRateOf(from, heavyScale)
    expect(between(0.1, 1)).toBeCloseTo(1, 6)
    expect(between(1, 10)).toBeCloseTo(heavyScale.heavyStretch, 6)
    expect(between(10, 100)).toBeCloseTo(heavyScale.heavyStretch, 6)
    expect(heavyScale.heavyStretch).toBeGreaterThan(1)
  })

  it('counts all decades alike where only wet and dry matter', () => {
    expect(logRateOf(0.1, wetScale)).toBeCloseTo(1, 6)
    expect(logRateOf(10, wetScale)).toBeCloseTo(3, 6)
  })

  it('is 0 where it is dry and unknown where the rate is', () => {
    expect([...toLogRate(Float32Array.of(0, 0.01, Number.NaN), heavyScale)]).toEqual([0, 0, Number.NaN])
  })

  it.each([wetScale, heavyScale])(
    'is read from a table that is right to a thousandth, far beyond any rain too',
    (scale) => {
      const rates = Float32Array.from({ length: 400 }, (_, k) => 0.04 * 10 ** (k / 100))
      toLogRate(rates, scale).forEach((logRate, k) => {
        expect(Math.abs(logRate - logRateOf(rates[k]!, scale))).toBeLessThan(0.001)
      })
      expect(toLogRate(Float32Array.of(1e6), scale)[0]).toBeCloseTo(logRateOf(1024, scale), 2)
    },
  )
})
