import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseIsoInstant } from './iso-instant.ts'

it.each([
  ['2026-08-08T18:05:41.121880Z', '2026-08-08T18:05:41.121Z'],
  ['2026-08-07T09:13:50+02:00', '2026-08-07T07:13:50.000Z'],
  [' 2026-08-07T09:13+0200 ', '2026-08-07T07:13:00.000Z'],
])('reads %j', (text, expected) => {
  expect(new Date(parseIsoInstant(text) ?? 0).toISOString()).toBe(expected)
})

it.each([
  null,
  undefined,
  '',
  '2026-08-07',
  '2026-08-07T09:13:50',
  '1970-01-01T00:00:00Z',
  '2026-13-45T99:99:99Z',
  '9999-01-01T00:00:00Z',
])('reads nothing into %j', (text) => {
  expect(parseIsoInstant(text)).toBeNull()
})

it('never gives NaN', () => {
  fc.assert(fc.property(fc.string(), (text) => !Number.isNaN(parseIsoInstant(text) ?? 0)))
})
