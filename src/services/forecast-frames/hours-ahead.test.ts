import { expect, it } from 'vitest'
import { chanceOf } from './hours-ahead.ts'

it('has a chance of rain from the quantiles of an amount, and below them from the three hours’', () => {
  expect(chanceOf(2, 0.3, 4, 90)).toBeCloseTo(0.95 * 0.9, 3)
  expect(chanceOf(0.2, 0.1, 4, 90)).toBeCloseTo(0.95 * 0.45, 3)
  expect(chanceOf(2, 0, 4, 90)).toBeCloseTo(0.89 * 0.9, 2)
  expect(chanceOf(0, 0, 4, 90)).toBeCloseTo(0.495 * 0.9, 2)
  expect(chanceOf(0, 0, 0.1, 90)).toBeCloseTo(0.3 * 0.375, 2)
  expect(chanceOf(0, 0, 0, 90)).toBeCloseTo(0.035, 3)
  expect(chanceOf(0, 0, 0, 3)).toBeCloseTo(0.0105, 4)
  expect(chanceOf(0, 0, 0, Number.NaN)).toBe(0)
  expect(chanceOf(Number.NaN, 0, 0, 3)).toBeNaN()
})

it('never falls where an amount grows', () => {
  let before = 0
  for (let tenths = 0; tenths < 60; tenths++) {
    const chance = chanceOf(tenths / 20, tenths / 40, tenths / 10, 5)
    expect(chance).toBeGreaterThanOrEqual(before)
    before = chance
  }
})
