import { expect, it } from 'vitest'
import { mapAlerts } from './map-alerts.ts'

const wire = {
  sender_name: 'Deutscher Wetterdienst',
  event: 'Orange Wind Warning',
  start: 1_784_620_800,
  end: 1_784_660_400,
  description: 'Gusts up to 100 km/h.\n<b>Secure</b> loose objects.',
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

it('names the same warning the same, and leaves out what has no time or no words', () => {
  expect(mapAlerts([wire])[0]?.id).toBe(mapAlerts([{ ...wire }])[0]?.id)
  expect(mapAlerts([undefined, { ...wire, end: undefined }, { start: 1, end: 2 }])).toEqual([])
})
