import { expect, it } from 'vitest'
import { memoryCache } from '../../../tests/support/memory-cache.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import type { WindSample } from '../../domain/regional-wind/wind-sample.ts'
import { dayMs, minuteMs } from '../../domain/time/durations.ts'
import { stationFacts } from '../../upstreams/meteoswiss-stations/index.ts'
import { createGetStationHistory } from './get-station-history.ts'

const now = Date.parse('2026-07-21T17:12:00Z')
const rowAt = (measuredAt: number): WindSample => ({
  measuredAt,
  temperatureC: 20,
  humidityPercent: null,
  pressureHpa: null,
  windSpeedKmh: null,
  windGustKmh: null,
  windFromDegrees: null,
  foehnIndex: null,
})

it('tells the last 24 hours of a station of the list, and asks nobody for another', async () => {
  const asked: string[] = []
  const get = createGetStationHistory({
    source: {
      facts: stationFacts,
      fetchSeries: async (ids) => {
        asked.push(...ids)
        return {
          BER: [now - dayMs - minuteMs, now - dayMs + minuteMs, now - 2 * minuteMs, now + minuteMs].map(
            rowAt,
          ),
        }
      },
    },
    measurements: {
      stations: () => [{ id: 'BER', name: 'Bern', coordinates: { lat: 47, lon: 7.5 }, heightM: 553 }],
    },
    isOpenData: async () => true,
    cache: memoryCache(() => now),
    patienceMs: 1000,
    clock: () => now,
    log: recordedLog(),
  })
  expect(await get('../..')).toBeNull()
  const found = await get('ber')
  expect(found?.data?.rows.map(({ measuredAt }) => measuredAt)).toEqual([
    now - dayMs + minuteMs,
    now - 2 * minuteMs,
  ])
  expect(found).toMatchObject({ observedAt: now - 2 * minuteMs, isStale: false })
  expect(asked).toEqual(['BER'])
})
