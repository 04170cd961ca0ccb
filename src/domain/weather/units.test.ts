import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  epochSecondsToMs,
  fractionToPercent,
  metresPerSecondToKmh,
  metresToKm,
  wholeDegrees,
} from './units.ts'

it.each([
  [0, 0],
  [1, 3.6],
  [10, 36],
  [27.5, 99],
])('%d m/s are %d km/h', (ms, kmh) => expect(metresPerSecondToKmh(ms)).toBeCloseTo(kmh, 10))

it.each([
  [10_000, 10],
  [850, 0.85],
  [0, 0],
])('%d m are %d km', (m, km) => expect(metresToKm(m)).toBe(km))

it.each([
  [0, 0],
  [0.37, 37],
  [0.005, 1],
  [0.994, 99],
  [1, 100],
  [1.2, 100],
  [-0.1, 0],
])('the fraction %d is %d %%', (fraction, percent) => expect(fractionToPercent(fraction)).toBe(percent))

it('keeps every percentage a whole number from 0 to 100 and never falls as the fraction grows', () => {
  const any = fc.double({ min: -2, max: 3, noNaN: true })
  fc.assert(
    fc.property(any, any, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      expect(fractionToPercent(low)).toBeLessThanOrEqual(fractionToPercent(high))
      expect(Number.isInteger(fractionToPercent(a))).toBe(true)
      expect(fractionToPercent(a)).toBeGreaterThanOrEqual(0)
      expect(fractionToPercent(a)).toBeLessThanOrEqual(100)
    }),
  )
})

it('counts milliseconds', () =>
  expect(epochSecondsToMs(1_700_000_000)).toBe(Date.parse('2023-11-14T22:13:20Z')))

it.each([
  [6.5, 7],
  [-7.5, -8],
  [-7.4, -7],
  [-0.3, 0],
  [0, 0],
])('%d °C are %d whole degrees', (exact, whole) => expect(wholeDegrees(exact)).toBe(whole))
