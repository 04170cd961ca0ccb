import { expect, it } from 'vitest'
import { awayFrom } from './day-of-year.ts'

it.each([
  ['January', 0.03, 0.5],
  ['May', 0.37, 0.8],
  ['early June', 0.43, 0],
  ['July, where a long name at 0.8 would begin under the date', 0.55, 0.2],
  ['August', 0.62, 0.2],
  ['September', 0.7, 0.5],
  ['December, where the date stands before its line', 0.97, 0.5],
])('in %s no label stands in the way of the date', (_, now, at) => {
  expect(awayFrom(now, [0.5, 0.8, 0.2, 0])).toBe(at)
})
