import { expect, it } from 'vitest'
import { monthBefore } from './months.ts'

it.each([
  ['2026-11-16', 1, '2026-10'],
  ['2026-01-31', 1, '2025-12'],
  ['2026-03-31', 12, '2025-03'],
])('of %s, %i months before: %s', (date, months, expected) =>
  expect(monthBefore(date, months)).toBe(expected),
)
