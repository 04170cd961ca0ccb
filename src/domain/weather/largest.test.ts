import { expect, it } from 'vitest'
import { largest } from './largest.ts'

it('skips what has no value', () => {
  expect(largest([1, null, 3, 3], (value) => value)).toEqual({ item: 3, value: 3 })
  expect(largest([null], (value) => value)).toBeNull()
})
