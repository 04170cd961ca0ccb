import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { radarColourOf, readRadarColour } from './radar-colours.ts'
import { dbzOfRate, rateOfDbz } from './reflectivity.ts'

describe('Universal Blue', () => {
  it.each([
    [-10, 0x63615914],
    [0, 0x827b6949],
    [15, 0x88ddeeff],
    [30, 0x005588ff],
    [45, 0xff4400ff],
    [55, 0xffaaffff],
    [64, 0xff4effff],
    [65, 0xffffffff],
    [75, 0x00ff00ff],
  ])('%i dBZ of rain is #%s', (dbz, colour) => {
    expect(radarColourOf(dbz, false)).toBe(colour)
    expect(readRadarColour(colour)).toEqual({ dbz, isSnow: false })
  })

  it.each([
    [10, 0xbfffffff],
    [35, 0x3f7fffff],
    [75, 0x0000ffff],
  ])('%i dBZ of snow', (dbz, colour) => {
    expect(radarColourOf(dbz, true)).toBe(colour)
    expect(readRadarColour(colour)).toEqual({ dbz, isSnow: true })
  })

  it('reads back every whole dBZ it paints, rain and snow never confused', () => {
    for (const isSnow of [false, true]) {
      for (let dbz = -9; dbz <= 64; dbz++) {
        expect(readRadarColour(radarColourOf(dbz, isSnow))).toEqual({ dbz, isSnow })
      }
    }
    expect(readRadarColour(radarColourOf(72, false))?.dbz).toBe(65)
    expect(readRadarColour(radarColourOf(90, false))?.dbz).toBe(75)
    expect(radarColourOf(-11, false)).toBe(0)
  })

  it('knows no other colour', () => {
    for (const colour of [0x000000ff, 0x808080ff, 0x88ddeefe, 0x0, 0xcfffff00]) {
      expect(readRadarColour(colour)).toBeNull()
    }
  })
})

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
