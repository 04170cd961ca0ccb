import { expect, it } from 'vitest'
import { apiWith } from '../../../tests/support/api-with.ts'
import { readingOf } from '../../../tests/support/builders/sources.ts'
import { hourOf, placeOf, valuesOf } from '../../../tests/support/builders/weather.ts'
import type { MountainPoint } from '../../services/mountain/get-mountain-points.ts'
import { mountainApi } from './mountain-api.ts'

const now = Date.parse('2026-11-15T09:10:00Z')
const peak = (slug: string, measured: MountainPoint['measured']): MountainPoint => ({
  place: placeOf({ slug }),
  heightM: 2502,
  days: [],
  measured,
  hour: hourOf({ startAt: now - 600_000, temperatureC: -3, windSpeedKmh: 20 }),
})
const station = { id: 'SAE', name: 'Säntis', heightM: 2501, coordinates: { lat: 47.25, lon: 9.34 } }
const measured = { ...valuesOf({ measuredAt: now - 600_000, windSpeedKmh: 31 }), temperatureC: -1.4, station }

it('mountain points have the forecast and, marked, what is measured', async () => {
  const getMountainPoints = async () => readingOf([peak('saentis', measured), peak('altmann', null)], now)
  const api = apiWith({ getMountainPoints }, mountainApi({ clock: () => now }))
  const { data } = (await (await api.request('/mountain')).json()) as { data: unknown[] }
  expect(data).toMatchObject([
    {
      place: 'saentis',
      temperatureC: -3,
      windSpeedKmh: 20,
      measured: { station: 'Säntis', stationHeightM: 2501, temperatureC: -1.4, windSpeedKmh: 31 },
    },
    { place: 'altmann', temperatureC: -3, measured: null },
  ])
})
