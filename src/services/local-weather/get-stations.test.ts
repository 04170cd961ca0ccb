import { expect, test } from 'vitest'
import type { Measurements, StationValues } from '../../ports/local-forecasts.ts'
import type { Mode } from '../modes.ts'
import { createGetStations } from './get-stations.ts'

const now = Date.parse('2026-08-26T12:20:00Z')
const facts: Measurements['facts'] = {
  id: 'meteoswiss-stations',
  name: 'MeteoSwiss',
  serves: ['weather'],
  attribution: 'Source: MeteoSwiss',
  licence: 'CC BY 4.0',
  url: 'https://www.meteoswiss.admin.ch',
  coverage: 'Switzerland',
  minimumIntervalMs: 1,
}
const values = (given: Partial<StationValues>): StationValues => ({
  measuredAt: now - 600_000,
  temperatureC: null,
  humidityPercent: null,
  dewPointC: null,
  pressureHpa: null,
  windSpeedKmh: null,
  windGustKmh: null,
  windFromDegrees: null,
  sunshineMinutes: null,
  precipitation10MinMm: null,
  precipitationLastHourMm: null,
  ...given,
})
const station = (name: string) => ({ id: name, name, coordinates: { lat: 47, lon: 8 }, heightM: 500 })

function create(given: readonly [string, Partial<StationValues>][], mode: Mode | null = 'live') {
  const source: Measurements = {
    facts,
    current: () => given.map(([name, one]) => ({ station: station(name), values: values(one) })),
    stations: () => given.map(([name]) => station(name)),
    status: () => ({ observedAt: null, fetchedAt: now, failure: null }),
  }
  const both = { source, isDemo: false }
  return createGetStations({
    measurements: { live: both, demo: both },
    mode: async () => mode,
    clock: () => now,
  })
}

test('stations with temperature or wind, with the time of the newest', async () => {
  const outcome = await create([
    ['Bern', { temperatureC: 21.4 }],
    ['Säntis', { windSpeedKmh: 40, windFromDegrees: 250, measuredAt: now - 1_200_000 }],
    ['a rain gauge', { precipitation10MinMm: 1 }],
  ])()
  expect(outcome.data?.map(({ name }) => name)).toEqual(['Bern', 'Säntis'])
  expect(outcome).toMatchObject({ observedAt: now - 600_000, isStale: false, source: { isDemo: false } })
})

test('nothing without values, or while another service is in use', async () => {
  expect((await create([])()).data).toBeNull()
  expect((await create([['Bern', { temperatureC: 20 }]], null)()).data).toBeNull()
})
