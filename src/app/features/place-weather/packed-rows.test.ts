import { expect, it } from 'vitest'
import { packRows, unpackRows } from './packed-rows.ts'

it.each([
  [[]],
  [
    [
      ['a', '1'],
      ['', 'b'],
    ],
  ],
])('%j comes back as it went', (rows) => {
  expect(unpackRows(packRows(rows))).toEqual(rows)
})
