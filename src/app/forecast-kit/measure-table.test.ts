import { expect, it } from 'vitest'
import { givenOf, type Measure, spokenOf } from './measure-table.tsx'

type Hour = Parameters<typeof spokenOf>[1] & { depthCm: number | null }

const hourOf = (known: Partial<Hour>): Hour => ({
  at: 0,
  time: '14:00',
  hour: '14',
  day: null,
  amountMm: null,
  chancePercent: null,
  depthCm: null,
  ...known,
})
const measures: Measure<Hour>[] = [
  {
    name: 'chance',
    head: 'Chance',
    given: ({ chancePercent }) => chancePercent,
    cell: ({ chancePercent }) => chancePercent,
    spoken: ({ chancePercent }) => (chancePercent === null ? null : `${chancePercent} %`),
  },
  {
    name: 'snow',
    head: 'Snow',
    given: ({ depthCm }) => depthCm,
    cell: ({ depthCm }) => depthCm,
    spoken: ({ depthCm }) => (depthCm ? `${depthCm} cm` : null),
  },
]

it('a measure that no hour has is left off the page; one of nought is given', () => {
  expect(givenOf(measures, [hourOf({ chancePercent: 0 })]).map(({ name }) => name)).toEqual(['chance'])
  expect(givenOf(measures, [hourOf({}), hourOf({ depthCm: 2 })]).map(({ name }) => name)).toEqual(['snow'])
})

it('an hour is told by its time and what there is to say of it, the first of a day by its day too', () => {
  expect(spokenOf(measures, hourOf({ chancePercent: 60, depthCm: 0 }))).toBe('14:00 · 60 %')
  expect(spokenOf(measures, hourOf({ day: 'Mon 16 Nov', depthCm: 3 }))).toBe('Mon 16 Nov, 14:00 · 3 cm')
  expect(spokenOf(measures, undefined)).toBe('')
})
