import { expect, it } from 'vitest'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import type { WeatherWarning } from './warning.ts'
import { groupWarnings } from './warning-groups.ts'

const words = { title: 'Storm', description: 'Gusts of 100 km/h', instruction: null }
const warning = (id: string, change: Partial<WeatherWarning> = {}) =>
  warningOf({
    id,
    severity: 'severe',
    area: `Area ${id}`,
    startAt: 1000,
    endAt: 2000,
    texts: { en: words, de: { ...words, title: 'Sturm' } },
    ...change,
  })
const ids = (warnings: WeatherWarning[]) =>
  groupWarnings(warnings).map((group) => group.warnings.map(({ id }) => id).join('+'))

it('makes one entry of the same words and severity, in the given order', () => {
  expect(ids([warning('b'), warning('x', { type: 'rain' }), warning('a')])).toEqual(['b+a', 'x'])
})

it('lists which areas are affected when, earliest first', () => {
  const [group] = groupWarnings([warning('late', { startAt: 1500 }), warning('a'), warning('b')])
  expect(
    group?.spans.map(({ startAt, warnings }) => [startAt, warnings.map(({ id }) => id).join('+')]),
  ).toEqual([
    [1000, 'a+b'],
    [1500, 'late'],
  ])
})

it.each<[string, Partial<WeatherWarning>]>([
  ['severity', { severity: 'moderate' }],
  ['type', { type: 'rain' }],
  ['a word in any language', { texts: { en: words, de: { ...words, description: 'Böen bis 90 km/h' } } }],
  ['a further language', { furtherTexts: { rm: words } }],
  ['being a sample', { isSample: true }],
])('keeps apart what differs in %s', (_, change) => {
  expect(ids([warning('a'), warning('b', change)])).toEqual(['a', 'b'])
})

it('does not mind the order in which languages came', () => {
  const de = { ...words, title: 'Sturm' }
  expect(ids([warning('a'), warning('b', { texts: { de, en: words } })])).toEqual(['a+b'])
})

it('is as new as its newest warning', () => {
  const [group] = groupWarnings([
    warning('a', { updatedAt: null }),
    warning('b', { updatedAt: 700 }),
    warning('c', { updatedAt: 600 }),
  ])
  expect(group?.updatedAt).toBe(700)
})
