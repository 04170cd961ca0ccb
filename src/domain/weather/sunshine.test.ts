import { expect, it } from 'vitest'
import { shownSunshineHours } from './sunshine.ts'

it.each([
  [0, 0],
  [14, 0],
  [20, 0.5],
  [300, 5],
  [402, 6.5],
  [597, 10],
  [606, 10],
  [640, 11],
])('%i minutes of sunshine are %f hours', (minutes, hours) => {
  expect(shownSunshineHours(minutes)).toBe(hours)
})
