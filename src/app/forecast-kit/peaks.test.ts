import { expect, it } from 'vitest'
import { peaks } from './peaks.ts'

it('figures stand at the highest values, with room between them and the edges', () => {
  const day = [90, 10, 20, 80, 70, 0, null, 30, 5, 60, 99]
  expect([...peaks(day)].sort((a, b) => a - b)).toEqual([3, 9])
  expect(peaks([0, 0, null, 0]).size).toBe(0)
  const twoDays = Array.from({ length: 48 }, () => 50)
  const shown = [...peaks(twoDays)]
  expect(shown).toEqual([1, 6, 11, 16, 21, 26, 31, 36, 41, 46])
})
