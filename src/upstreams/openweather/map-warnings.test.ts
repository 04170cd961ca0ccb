import { expect, it } from 'vitest'
import { mapWarnings } from './map-warnings.ts'

const now = 1_784_600_000_000

const wire = {
  sender_name: 'Deutscher Wetterdienst',
  event: 'Orange Wind Warning',
  start: 1_784_620_800,
  end: 1_784_660_400,
  description: [{ language: 'en', description: 'Gusts up to 100 km/h.\n<b>Secure</b> loose objects.' }],
}

it('carries the provider’s words under the issuer’s name', () => {
  expect(mapWarnings([wire], now)).toMatchObject([
    {
      issuer: 'Deutscher Wetterdienst',
      severity: 'severe',
      scale: 'meteoalarm',
      type: 'wind',
      startAt: 1_784_620_800_000,
      endAt: 1_784_660_400_000,
      texts: { en: { title: 'Orange Wind Warning' } },
    },
  ])
})

it('states no scale where the event names no colour', () => {
  expect(mapWarnings([{ ...wire, event: 'Heat Advisory' }], now)[0]).toMatchObject({
    scale: null,
    type: 'heat',
  })
  // The colour of a flag is no level.
  expect(mapWarnings([{ ...wire, event: 'Red Flag' }], now)[0]?.scale).toBeNull()
})

it('has a text for each language, as One Call 4.0 sends them', () => {
  const description = [
    { language: 'en', description: 'Gusts up to 100 km/h.' },
    { language: 'de-DE', description: 'Böen bis 100 km/h.' },
    { language: 'pl', description: 'Porywy do 100 km/h.' },
  ]
  const [alert] = mapWarnings([{ ...wire, description }], now)
  expect(alert?.texts).toMatchObject({
    en: { title: 'Orange Wind Warning', description: 'Gusts up to 100 km/h.' },
    de: { title: 'Orange Wind Warning', description: 'Böen bis 100 km/h.' },
  })
  expect(alert?.furtherTexts).toMatchObject({ pl: { description: 'Porywy do 100 km/h.' } })
})

it('shows a warning without a name by its tags, and one without any words all the same', () => {
  expect(mapWarnings([{ ...wire, event: '', tags: ['Wind'] }], now)).toMatchObject([
    { type: 'wind', texts: { en: { title: 'Wind' } } },
  ])
  expect(mapWarnings([{ start: wire.start, end: wire.end }], now)).toMatchObject([
    { type: 'other', texts: { en: { title: 'Weather Alert', description: '' } } },
  ])
})

it('takes a warning without an end for a day from now, and one without a start from now', () => {
  expect(mapWarnings([{ ...wire, end: undefined }], now)).toMatchObject([
    { startAt: wire.start * 1000, endAt: now + 86_400_000, isPeriodAssumed: true, isEndAssumed: true },
  ])
  expect(mapWarnings([{ ...wire, start: undefined }], now)).toMatchObject([
    { startAt: now, endAt: wire.end * 1000, isPeriodAssumed: true },
  ])
})

it('names the same warning the same, also without an end, and leaves out what is none', () => {
  const endless = { ...wire, end: undefined }
  expect(mapWarnings([endless], now)[0]?.id).toBe(mapWarnings([endless], now + 60_000)[0]?.id)
  expect(mapWarnings([wire], now)[0]?.id).toBe(mapWarnings([{ ...wire }], now)[0]?.id)
  expect(mapWarnings([undefined, {}], now)).toEqual([])
})
