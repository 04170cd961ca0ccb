import { expect, it } from 'vitest'
import { hourOf } from '../../../tests/support/builders/weather.ts'
import { hourMs } from '../time/durations.ts'
import { chanceSpans } from './chance-spans.ts'

const midnight = Date.parse('2026-07-15T00:00:00+02:00')
const lengths = (first: number, count: number, span?: number) =>
  chanceSpans(
    Array.from({ length: count }, (_, index) => ({
      ...hourOf({ startAt: midnight + (first + index) * hourMs }),
      ...(span && { precipitationChanceSpanHours: span }),
    })),
    'Europe/Zurich',
  ).map((one) => one.length)

it('are three hours by the clock; the first begins now, the last ends with the forecast', () => {
  expect(lengths(6, 6, 3)).toEqual([3, 3])
  expect(lengths(7, 8, 3)).toEqual([2, 3, 3])
  expect(lengths(23, 3, 3)).toEqual([1, 2])
})
it('are single hours where each has its own', () => expect(lengths(6, 3)).toEqual([1, 1, 1]))
