import { describe, expect, it } from 'vitest'
import { only } from '../../../tests/support/only.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { UpstreamError } from '../../domain/failure.ts'
import type { WindSample } from '../../domain/regional-wind/wind-sample.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import type { StationSeries } from '../../ports/local-forecasts.ts'
import type { Cache } from '../../ports/storage.ts'
import { stationFacts } from '../../upstreams/meteoswiss-stations/index.ts'
import { createGetRegionalWinds } from './get-regional-winds.ts'

const measuredAt = Date.parse('2026-03-26T14:10:00Z')
const altdorf: WindSample = {
  measuredAt,
  temperatureC: 17,
  humidityPercent: 30,
  pressureHpa: 1005,
  windSpeedKmh: 40,
  windGustKmh: 71,
  windFromDegrees: 160,
  foehnIndex: 2,
}

function create(options: { now: number; isOpenData?: boolean; fails?: boolean }) {
  const source: StationSeries = {
    facts: { ...stationFacts, isDemo: true },
    fetchSeries: async () => {
      if (options.fails) throw new UpstreamError({ provider: stationFacts.id, kind: 'unavailable' }, 'down')
      return { ALT: [altdorf] }
    },
  }
  const cache = only<Cache>({
    getOrFetch: async (_key, _policy, fetch) => ({
      value: await fetch(AbortSignal.timeout(1000)),
      fetchedAt: options.now,
      isStale: false,
      error: null,
    }),
  })
  return createGetRegionalWinds({
    source,
    isOpenData: async () => options.isOpenData ?? true,
    cache,
    patienceMs: 1200,
    clock: () => options.now,
    log: recordedLog(),
  })
}

describe('föhn and bise', () => {
  it('come with the time of their newest measurement', async () => {
    const found = await create({ now: measuredAt + 5 * minuteMs })()
    expect(found).toMatchObject({
      observedAt: measuredAt,
      isStale: false,
      source: { isDemo: true },
      data: { now: { foehn: { level: 'blowing', stations: ['ALT'] } } },
    })
  })
  it('are kept with their age while the stations are silent', async () => {
    const found = await create({ now: measuredAt + 180 * minuteMs })()
    expect(found).toMatchObject({ observedAt: measuredAt, isStale: true })
  })
  it('are missing where nothing answers, or open data is not in use', async () => {
    expect(await create({ now: measuredAt, fails: true })()).toMatchObject({
      data: null,
      failures: [{ kind: 'unavailable' }],
    })
    expect(await create({ now: measuredAt, isOpenData: false })()).toMatchObject({ data: null })
  })
})
