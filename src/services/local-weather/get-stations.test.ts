import { expect, test } from 'vitest'
import { providerFacts } from '../../../tests/support/builders/sources.ts'
import { valuesOf } from '../../../tests/support/builders/weather.ts'
import type { Measurements, StationValues } from '../../ports/local-forecasts.ts'
import { createGetStations } from './get-stations.ts'

const now = Date.parse('2026-08-26T12:20:00Z')
const values = (given: Partial<StationValues>) => valuesOf({ measuredAt: now - 600_000, ...given })
const station = (name: string) => ({ id: name, name, coordinates: { lat: 47, lon: 8 }, heightM: 500 })

function create(given: readonly [string, Partial<StationValues>][], isOpenData = true) {
  const source: Measurements = {
    facts: providerFacts('stations'),
    current: () => given.map(([name, one]) => ({ station: station(name), values: values(one) })),
    stations: () => given.map(([name]) => station(name)),
    status: () => ({ observedAt: null, fetchedAt: now, failure: null }),
  }
  return createGetStations({
    measurements: source,
    isOpenData: async () => isOpenData,
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
  expect((await create([['Bern', { temperatureC: 20 }]], false)()).data).toBeNull()
})
