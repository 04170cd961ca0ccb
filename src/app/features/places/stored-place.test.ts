import { expect, it } from 'vitest'
import { parseStoredPlace } from './stored-place.ts'

it.each([null, '', 'null', '7', '{"value":7', '{}', '{"value":"","label":"x"}', '{"value":"bern"}', '[]'])(
  '%s is no place',
  (text) => expect(parseStoredPlace(text)).toBeNull(),
)

it('a place is a value with a label', () => {
  expect(parseStoredPlace('{"value":"bern","label":"Bern"}')).toEqual({ value: 'bern', label: 'Bern' })
})
