import { describe, expect, it } from 'vitest'
import { bern } from '../../../tests/support/accuracy-store.ts'
import { dayOf, reportOf } from '../../../tests/support/builders/weather.ts'
import { only } from '../../../tests/support/only.ts'
import type { WeatherSource } from '../../ports/sources.ts'
import type { Cache } from '../../ports/storage.ts'
import { metNorwayFacts } from '../../upstreams/met-norway/index.ts'
import { openWeatherFacts } from '../../upstreams/openweather/index.ts'
import type { CurrentKey } from '../operator/weather-key.ts'
import type { WeatherSources } from '../weather/weather-sources.ts'
import { createStationForecasts } from './station-forecasts.ts'

const daily = [dayOf({ date: '2026-11-17' })]
const sourceOf = (facts: WeatherSource['facts'], calls?: number): WeatherSource => ({
  facts,
  fetchWeather: async () => ({ ...reportOf(0), daily }),
  ...(calls === undefined ? {} : { callsPerReport: () => calls }),
})
/** Fetches whatever is wanted. */
const cache = only<Cache>({
  getOrFetch: async (_key, _policy, fetch) => ({
    value: await fetch(new AbortController().signal),
    fetchedAt: 0,
    isStale: false,
    error: null,
  }),
})

function forecastsOf(kind: CurrentKey['kind'], { calls = 1, perDay = 1000, mayAsk = true } = {}) {
  const sources: WeatherSources = {
    openWeather: sourceOf(openWeatherFacts, calls),
    metNorway: sourceOf(metNorwayFacts),
    local: null,
    usesOpenData: () => kind !== 'openweather',
  }
  const mode = kind === 'demo' ? 'demo' : 'live'
  return createStationForecasts({
    sources,
    weatherKey: { current: async () => ({ kind, mode, key: 'k', fingerprint: 'f' }) as CurrentKey },
    budget: { mayAsk: async () => mayAsk },
    perDay,
    cache,
  })()
}

describe('forecasts at stations that must be requested', () => {
  it.each([
    ['open-data', {}, 'met-norway', Number.POSITIVE_INFINITY],
    ['openweather', { calls: 1, perDay: 1000 }, 'openweather', 20],
    // One Call 4.0.
    ['openweather', { calls: 5, perDay: 1000 }, 'openweather', 4],
    ['openweather', { calls: 1, perDay: 40 }, 'openweather', 0],
  ] as const)('with %s and %o: %s at %s stations a day', async (kind, budget, sourceId, most) => {
    const found = await forecastsOf(kind, budget)
    expect(found).toMatchObject({ sourceId, most })
    expect(await found?.daysAt(bern)).toBe(daily)
  })

  it('leave the calls to visitors once the budget is low', async () => {
    expect(await (await forecastsOf('openweather', { mayAsk: false }))?.daysAt(bern)).toBeNull()
    expect(await (await forecastsOf('open-data', { mayAsk: false }))?.daysAt(bern)).toBe(daily)
  })
})
