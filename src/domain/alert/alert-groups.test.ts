import { expect, it } from 'vitest'
import { alertOf } from '../../../tests/support/builders/alerts.ts'
import type { WeatherAlert } from './alert.ts'
import { groupAlerts } from './alert-groups.ts'

const words = { title: 'Storm', description: 'Gusts of 100 km/h', instruction: null }
const alert = (id: string, change: Partial<WeatherAlert> = {}) =>
  alertOf({
    id,
    severity: 'severe',
    area: `Area ${id}`,
    startAt: 1000,
    endAt: 2000,
    texts: { en: words, de: { ...words, title: 'Sturm' } },
    ...change,
  })
const ids = (alerts: WeatherAlert[]) =>
  groupAlerts(alerts).map((group) => group.alerts.map(({ id }) => id).join('+'))

it('makes one entry of the same words and severity, in the given order', () => {
  expect(ids([alert('b'), alert('x', { type: 'rain' }), alert('a')])).toEqual(['b+a', 'x'])
})

it('lists which areas are affected when, earliest first', () => {
  const [group] = groupAlerts([alert('late', { startAt: 1500 }), alert('a'), alert('b')])
  expect(group?.spans.map(({ startAt, alerts }) => [startAt, alerts.map(({ id }) => id).join('+')])).toEqual([
    [1000, 'a+b'],
    [1500, 'late'],
  ])
})

it.each<[string, Partial<WeatherAlert>]>([
  ['severity', { severity: 'moderate' }],
  ['type', { type: 'rain' }],
  ['a word in any language', { texts: { en: words, de: { ...words, description: 'Böen bis 90 km/h' } } }],
  ['a further language', { furtherTexts: { rm: words } }],
  ['being a sample', { isSample: true }],
])('keeps apart what differs in %s', (_, change) => {
  expect(ids([alert('a'), alert('b', change)])).toEqual(['a', 'b'])
})

it('does not mind the order in which languages came', () => {
  const de = { ...words, title: 'Sturm' }
  expect(ids([alert('a'), alert('b', { texts: { de, en: words } })])).toEqual(['a+b'])
})

it('is as new as its newest alert', () => {
  const [group] = groupAlerts([
    alert('a', { updatedAt: null }),
    alert('b', { updatedAt: 700 }),
    alert('c', { updatedAt: 600 }),
  ])
  expect(group?.updatedAt).toBe(700)
})
