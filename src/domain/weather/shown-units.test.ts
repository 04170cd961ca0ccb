import { describe, expect, it } from 'vitest'
import {
  beaufort,
  shownAmount,
  shownDepth,
  shownDifference,
  shownSpeed,
  shownTemperature,
} from './shown-units.ts'

describe('temperature', () => {
  it.each([
    [-40, -40],
    [-17.8, -0.04],
    [0, 32],
    [20.4, 68.72],
    [37, 98.6],
    [100, 212],
  ])('%d °C is %d °F', (valueC, valueF) => expect(shownTemperature(valueC, 'F')).toBeCloseTo(valueF, 3))

  it('a tenth of a degree is converted without a remainder', () => {
    for (let tenths = -600; tenths <= 600; tenths++)
      expect(shownTemperature(tenths / 10, 'F')).toBe((tenths * 18 + 3200) / 100)
  })

  it('a difference has no offset', () => {
    expect(shownDifference(3, 'F')).toBeCloseTo(5.4)
    expect(shownDifference(-3, 'C')).toBe(-3)
  })
})

describe('wind', () => {
  it.each([
    ['ms', 36, 10],
    ['kt', 18.52, 10],
    ['kmh', 55, 55],
    ['bft', 55, 7],
  ] as const)('in %s %d km/h are %d', (unit, kmh, shown) => expect(shownSpeed(kmh, unit)).toBeCloseTo(shown))

  /** Whole km/h; the table of the WMO is of m/s, where 12 km/h are 3.3 and still force 2. */
  it.each([
    [0, 0, 0],
    [1, 2, 5],
    [2, 6, 12],
    [3, 13, 19],
    [4, 20, 28],
    [5, 29, 38],
    [6, 39, 49],
    [7, 50, 61],
    [8, 62, 74],
    [9, 75, 88],
    [10, 89, 102],
    [11, 103, 117],
    [12, 118, 300],
  ])('force %d is from %d to %d km/h', (force, from, to) => {
    expect(beaufort(from)).toBe(force)
    expect(beaufort(to)).toBe(force)
  })

  it.each([
    [0.2, 0],
    [0.3, 1],
    [5.4, 3],
    [5.5, 4],
    [17.1, 7],
    [17.2, 8],
    [32.6, 11],
    [32.7, 12],
  ])('%d m/s is force %d', (ms, force) => expect(beaufort(ms * 3.6)).toBe(force))
})

describe('precipitation', () => {
  it('an inch is 25.4 mm of water and 2.54 cm of snow', () => {
    expect(shownAmount(25.4, 'in')).toBe(1)
    expect(shownDepth(2.54, 'in')).toBe(1)
    expect(shownAmount(7, 'mm')).toBe(7)
    expect(shownDepth(7, 'mm')).toBe(7)
  })
})
