import { expect, it } from 'vitest'
import { mapAlerts } from './map-alerts.ts'

const wire = {
  sender_name: 'Deutscher Wetterdienst',
  event: 'Orange Wind Warning',
  start: 1_784_620_800,
  end: 1_784_660_400,
  description: [{ language: 'en', description: 'Gusts up to 100 km/h.\n<b>Secure</b> loose objects.' }],
}

it('carries the provider’s words under the issuer’s name', () => {
  expect(mapAlerts([wire])).toMatchObject([
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
  expect(mapAlerts([{ ...wire, event: 'Heat Advisory' }])[0]).toMatchObject({ scale: null, type: 'heat' })
  // The colour of a flag is no level.
  expect(mapAlerts([{ ...wire, event: 'Red Flag' }])[0]?.scale).toBeNull()
})

it('has a text for each language, as One Call 4.0 sends them', () => {
  const description = [
    { language: 'en', description: 'Gusts up to 100 km/h.' },
    { language: 'de-DE', description: 'Böen bis 100 km/h.' },
    { language: 'pl', description: 'Porywy do 100 km/h.' },
  ]
  const [alert] = mapAlerts([{ ...wire, description }])
  expect(alert?.texts).toMatchObject({
    en: { title: 'Orange Wind Warning', description: 'Gusts up to 100 km/h.' },
    de: { title: 'Orange Wind Warning', description: 'Böen bis 100 km/h.' },
  })
  expect(alert?.furtherTexts).toMatchObject({ pl: { description: 'Porywy do 100 km/h.' } })
})

it('shows a warning without a name by its tags, and one without any words all the same', () => {
  expect(mapAlerts([{ ...wire, event: '', tags: ['Wind'] }])).toMatchObject([
    { type: 'wind', texts: { en: { title: 'Wind' } } },
  ])
  expect(mapAlerts([{ start: wire.start, end: wire.end }])).toMatchObject([
    { type: 'other', texts: { en: { title: 'Weather Alert', description: '' } } },
  ])
})

it('names the same warning the same, and leaves out what has no time', () => {
  expect(mapAlerts([wire])[0]?.id).toBe(mapAlerts([{ ...wire }])[0]?.id)
  expect(mapAlerts([undefined, { ...wire, end: undefined }])).toEqual([])
})
