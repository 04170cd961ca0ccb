import { expect, it } from 'vitest'
import { awayFrom } from './day-of-year.ts'

it.each([
  ['January', 0.03, 0.5],
  ['May', 0.37, 0.8],
  ['July', 0.55, 0.8],
  ['August', 0.62, 0.2],
  ['December', 0.97, 0.5],
])('in %s no label stands in the way of the date', (_, now, at) => {
  expect(awayFrom(now, [0.5, 0.8, 0.2])).toBe(at)
  expect(Math.abs(at - now)).toBeGreaterThanOrEqual(0.2)
})
