import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dbzOfRate, rateOfDbz } from './reflectivity.ts'

describe('Marshall–Palmer', () => {
  it.each([
    [15, 0.32],
    [23.01, 1],
    [40, 11.53],
    [55, 99.85],
  ])('%d dBZ is %d mm/h', (dbz, rate) => {
    expect(rateOfDbz(dbz)).toBeCloseTo(rate, 2)
  })

  it('is its own inverse', () => {
    fc.assert(
      fc.property(fc.double({ min: -30, max: 95, noNaN: true }), (dbz) => {
        expect(dbzOfRate(rateOfDbz(dbz))).toBeCloseTo(dbz, 6)
      }),
    )
  })
})
