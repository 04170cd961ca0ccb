import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rainStep, rainStepsMmh } from './radar-scale.ts'
import { codeOf, decodeCodes, decodedValue, encodeValues, unknownCode } from './rate-codes.ts'

describe('rain in one byte', () => {
  it('comes back within 4 %', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.0502, max: 800, noNaN: true }), (value) => {
        expect(Math.abs(decodedValue(codeOf(value)) / value - 1)).toBeLessThan(0.04)
      }),
    )
  })

  it('keeps the order', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 900, noNaN: true }),
        fc.double({ min: 0, max: 900, noNaN: true }),
        (a, b) => {
          expect(Math.sign(codeOf(a) - codeOf(b)) * Math.sign(a - b)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  it.each([...rainStepsMmh])('%d mm/h begins its step of the ramp', (bound) => {
    expect(rainStep(decodedValue(codeOf(bound)))).toBe(rainStep(bound))
    expect(rainStep(decodedValue(codeOf(bound * 0.97)))).toBe(rainStep(bound) - 1)
  })

  it('distinguishes dry, unknown and beyond the scale', () => {
    expect(codeOf(0)).toBe(0)
    expect(codeOf(-1)).toBe(0)
    expect(codeOf(0.04)).toBe(0)
    expect(codeOf(Number.NaN)).toBe(unknownCode)
    expect(codeOf(1e9)).toBe(254)
    expect(decodedValue(0)).toBe(0)
    expect(decodedValue(unknownCode)).toBeNaN()
  })

  it('works on whole fields', () => {
    const field = Float32Array.of(0, 0.1, 5, Number.NaN)
    const codes = encodeValues(field, new Uint8Array(4))
    expect(Array.from(decodeCodes(codes), (value) => Math.round(value * 10) / 10)).toEqual([
      0,
      0.1,
      5.1,
      Number.NaN,
    ])
  })
})
