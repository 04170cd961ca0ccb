import { expect, test } from 'vitest'
import type { Amount, ForecastChange } from '../weather/forecast-change.ts'
import { forecastChangeText } from './forecast-change-text.ts'

const written = {
  time: () => '15:00',
  amount: ({ mm }: Amount) => `${mm}\u00a0mm`,
  degreesApart: (byC: number) => String(Math.abs(byC)),
}
const text = (change: Partial<ForecastChange>, language: 'en' | 'de' | 'fr' | 'it') =>
  forecastChangeText({ rain: null, temperature: null, ...change }, language, written)

test.each([
  ['en', 'Changed since this morning: rain 2 hours later, 3° warmer tomorrow.'],
  ['de', 'Neu seit heute Morgen: Regen 2 Stunden später, morgen 3\u00a0Grad wärmer.'],
  ['fr', 'Changements depuis ce matin\u202f: pluie 2 heures plus tard, 3° de plus demain.'],
  ['it', 'Cambiamenti da stamattina: pioggia 2 ore più tardi, domani 3\u00a0gradi in più.'],
] as const)('both in one line, %s', (language, expected) => {
  const rain = { kind: 'later', form: 'rain', hours: 2 } as const
  expect(text({ rain, temperature: { day: 'tomorrow', byC: 3 } }, language)).toBe(expected)
})

test.each([
  [{ kind: 'earlier', form: 'snow', hours: 3 }, 'Changed since this morning: snow 3 hours earlier.'],
  [
    { kind: 'new', form: 'rain', day: 'tomorrow', at: 0 },
    'Changed since this morning: rain now expected tomorrow from about 15:00.',
  ],
  [
    { kind: 'new', form: 'rain', day: 'today', at: 0 },
    'Changed since this morning: rain now expected from about 15:00.',
  ],
  [{ kind: 'gone', form: 'rain' }, 'Changed since this morning: rain no longer expected.'],
] as const)('%j', (rain, expected) => {
  expect(text({ rain }, 'en')).toBe(expected)
})

test.each([
  ['en', 'less rain today (20\u00a0mm still to come)', 'more rain today (20\u00a0mm still to come)'],
  ['de', 'heute weniger Regen (noch 20\u00a0mm)', 'heute mehr Regen (noch 20\u00a0mm)'],
  [
    'fr',
    'moins de pluie aujourd’hui (encore 20\u00a0mm)',
    'davantage de pluie aujourd’hui (encore 20\u00a0mm)',
  ],
  ['it', 'meno pioggia oggi (ancora 20\u00a0mm)', 'più pioggia oggi (ancora 20\u00a0mm)'],
] as const)('an amount is the new one, not the change, %s', (language, less, more) => {
  const rain = { form: 'rain', day: 'today', mm: 20 } as const
  expect(text({ rain: { kind: 'less', ...rain } }, language)).toContain(`: ${less}.`)
  expect(text({ rain: { kind: 'more', ...rain } }, language)).toContain(`: ${more}.`)
})

test.each([
  ['en', 'Changed since this morning: more rain tomorrow (now 20\u00a0mm), 3° colder.'],
  ['de', 'Neu seit heute Morgen: morgen mehr Regen (nun 20\u00a0mm), 3\u00a0Grad kälter.'],
  ['fr', 'Changements depuis ce matin\u202f: davantage de pluie demain (désormais 20\u00a0mm), 3° de moins.'],
  ['it', 'Cambiamenti da stamattina: più pioggia domani (20\u00a0mm), 3\u00a0gradi in meno.'],
] as const)('a day that both changes are about is named once, %s', (language, expected) => {
  const rain = { kind: 'more', form: 'rain', day: 'tomorrow', mm: 20 } as const
  expect(text({ rain, temperature: { day: 'tomorrow', byC: -3 } }, language)).toBe(expected)
})

test('one o’clock has its article in Italian', () => {
  const rain = { kind: 'new', form: 'rain', day: 'tomorrow', at: 0 } as const
  const change = { rain, temperature: null }
  expect(forecastChangeText(change, 'it', { ...written, time: () => '01:00' })).toBe(
    'Cambiamenti da stamattina: attesa pioggia domani dall’1:00 circa.',
  )
})

test('nothing notable, nothing said', () => {
  expect(text({}, 'de')).toBeNull()
})
