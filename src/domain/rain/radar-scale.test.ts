import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  rainBarHeight,
  rainIntensities,
  rainIntensity,
  rainRamp,
  rainStep,
  rainStepsMmh,
  sumStep,
  sumStepsMm,
} from './radar-scale.ts'

const rate = fc.double({ min: 0, max: 200, noNaN: true })

describe('rainStep', () => {
  it.each([
    [null, 0],
    [Number.NaN, 0],
    [-1, 0],
    [0, 0],
    [0.099, 0],
    [0.1, 1],
    [0.49, 1],
    [0.5, 2],
    [2, 4],
    [9.99, 5],
    [10, 6],
    [80, 9],
    [500, 9],
  ])('%s mm/h is step %i', (rateMmh, step) => expect(rainStep(rateMmh)).toBe(step))

  it('begins each step at its bound', () => {
    rainStepsMmh.forEach((bound, index) => {
      expect(rainStep(bound)).toBe(index + 1)
      expect(rainRamp[index]?.from).toBe(bound)
    })
    sumStepsMm.forEach((bound, index) => {
      expect(sumStep(bound)).toBe(index + 1)
    })
  })
})

it('has nine different colours in each theme', () => {
  for (const theme of ['light', 'dark'] as const) {
    const colours = rainRamp.map((step) => step[theme])
    expect(new Set(colours).size).toBe(9)
    for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  }
})

describe('rainIntensity', () => {
  it.each([
    [null, null],
    [Number.NaN, null],
    [0.05, null],
    [0.1, 'light'],
    [1.99, 'light'],
    [2, 'moderate'],
    [9.9, 'moderate'],
    [10, 'heavy'],
    [39, 'heavy'],
    [40, 'very-heavy'],
    [200, 'very-heavy'],
  ])('%s mm/h is %s', (rateMmh, word) => expect(rainIntensity(rateMmh)).toBe(word))

  it('has a word exactly where there is a colour, and grows with the rate', () => {
    fc.assert(
      fc.property(rate, rate, (a, b) => {
        expect(rainIntensity(a) === null).toBe(rainStep(a) === 0)
        const [low, high] = [rainIntensity(Math.min(a, b)), rainIntensity(Math.max(a, b))]
        const rank = (word: typeof low): number => (word === null ? -1 : rainIntensities.indexOf(word))
        expect(rank(low)).toBeLessThanOrEqual(rank(high))
      }),
    )
  })
})

describe('rainBarHeight', () => {
  it.each([
    [null, 0],
    [Number.NaN, 0],
    [-3, 0],
    [0, 0],
    [0.5, 1 / 6],
    [1, 1 / 3],
    [3, 1 / 2],
    [5, 2 / 3],
    [12.5, 5 / 6],
    [20, 1],
    [90, 1],
  ])('%s mm/h reaches %d', (rateMmh, height) => expect(rainBarHeight(rateMmh)).toBeCloseTo(height, 10))

  it('never shrinks as rain grows', () => {
    fc.assert(
      fc.property(rate, rate, (a, b) => {
        expect(rainBarHeight(Math.min(a, b))).toBeLessThanOrEqual(rainBarHeight(Math.max(a, b)))
      }),
    )
  })
})
