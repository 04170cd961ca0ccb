import { afterEach, describe, expect, it } from 'vitest'
import { recordedLog } from '../../tests/support/recorded-log.ts'
import { UpstreamError } from '../domain/failure.ts'
import type { Place } from '../domain/place/place.ts'
import type { Reading } from '../domain/weather/reading.ts'
import type { WeatherReport } from '../domain/weather/weather.ts'
import type { ProviderFacts, WeatherRequest } from '../ports/sources.ts'
import type { Cache } from '../ports/storage.ts'
import { createCache } from '../storage/cache/create-cache.ts'
import { createGetWeather } from './get-weather.ts'
import { createWeatherKey } from './weather-key.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 10, 15, 9)
const factsOf = (id: string): ProviderFacts => ({
  ...{ id, name: id, serves: ['weather'], attribution: id, licence: '', url: '', coverage: '' },
  minimumIntervalMs: 0,
})
const place = (country: string, more: Partial<Place> = {}): Place => ({
  ...{ slug: 'x', names: { en: 'X', de: 'X', fr: 'X', it: 'X' }, coordinates: { lat: 46.123456, lon: 9.5 } },
  ...{ country, canton: null, region: null, elevationM: 600, population: null, timeZone: 'Europe/Zurich' },
  ...more,
})
const report = (runAt: number | null = null): WeatherReport => ({
  coordinates: { lat: 46.12, lon: 9.5 },
  timeZone: 'Europe/Zurich',
  current: { observedAt: now } as WeatherReport['current'],
  hourly: [],
  daily: [],
  forecast: { sourceId: 'meteoswiss', runAt },
})

let cache: Cache | undefined
afterEach(() => cache?.close())

function site(key: string | null, o: { localRunAt?: number; demoUses?: 'open-data' | 'openweather' } = {}) {
  const asked: { id: string; request: WeatherRequest }[] = []
  let isDown = false
  const both = (id: string) => {
    const source = {
      facts: factsOf(id),
      async fetchWeather(request: WeatherRequest) {
        asked.push({ id, request })
        if (isDown) throw new UpstreamError({ provider: id, kind: 'unavailable' }, 'down')
        return report()
      },
    }
    return { live: { source, isDemo: false }, demo: { source, isDemo: true } }
  }
  const log = recordedLog()
  const clock = () => now
  cache = createCache({ maxItems: 100, maxBytes: 1_000_000, clock, log })
  const state = { key }
  const weatherKey = createWeatherKey({
    store: {
      load: async () => state.key,
      save: async (next) => {
        state.key = next
      },
      remove: async () => {
        state.key = null
      },
      check: async () => undefined,
      close: async () => undefined,
    },
    clock,
    log,
  })
  const local = (): Reading<WeatherReport> | null =>
    o.localRunAt === undefined
      ? null
      : {
          data: report(o.localRunAt),
          source: { ...factsOf('meteoswiss'), isDemo: false },
          observedAt: now,
          fetchedAt: now,
          isStale: false,
          failures: [],
        }
  const getWeather = createGetWeather({
    sources: {
      openWeather: both('openweather'),
      metNorway: both('met-norway'),
      local: { live: local, demo: local },
      demoUses: o.demoUses ?? 'open-data',
    },
    weatherKey,
    cache,
    clock,
    log,
  })
  return {
    asked,
    weatherKey,
    async answeredBy(where: Place) {
      const outcome = await getWeather(where)
      return outcome.data === null ? outcome.failures[0]?.kind : outcome.source.id
    },
    getWeather,
    breakDown: () => {
      isDown = true
    },
  }
}

describe('who answers', () => {
  it.each([
    ['a key of OpenWeather', 'f00d', 'CH', 'openweather'],
    ['a key of OpenWeather', 'f00d', 'FR', 'openweather'],
    ['open data', 'OPEN_DATA', 'CH', 'meteoswiss'],
    ['open data', 'OPEN_DATA', 'LI', 'meteoswiss'],
    ['open data', 'OPEN_DATA', 'FR', 'met-norway'],
    ['the demo world', 'DEMO_KEY', 'CH', 'meteoswiss'],
    ['the demo world', 'DEMO_KEY', 'JP', 'met-norway'],
    ['no key', null, 'CH', 'key-missing'],
  ])('%s (%s) in %s: %s', async (_name, key, country, expected) => {
    expect(await site(key, { localRunAt: now - hour }).answeredBy(place(country))).toBe(expected)
  })

  it('the demo world is read as OpenWeather’s where its address is configured', async () => {
    const demo = site('DEMO_KEY', { localRunAt: now, demoUses: 'openweather' })
    expect(await demo.answeredBy(place('CH'))).toBe('openweather')
  })

  it('local forecasts of more than twelve hours give way, and missing ones too', async () => {
    expect(await site('OPEN_DATA', { localRunAt: now - 12 * hour }).answeredBy(place('CH'))).toBe(
      'meteoswiss',
    )
    expect(await site('OPEN_DATA', { localRunAt: now - 13 * hour }).answeredBy(place('CH'))).toBe(
      'met-norway',
    )
    expect(await site('OPEN_DATA').answeredBy(place('CH'))).toBe('met-norway')
  })

  it('old local forecasts are better than none', async () => {
    const old = site('OPEN_DATA', { localRunAt: now - 30 * hour })
    old.breakDown()
    const outcome = await old.getWeather(place('CH'))
    expect(outcome).toMatchObject({
      source: { id: 'meteoswiss' },
      failures: [{ provider: 'met-norway', kind: 'unavailable' }],
    })
  })

  it('another key takes effect at once', async () => {
    const changing = site('OPEN_DATA')
    expect(await changing.answeredBy(place('CH'))).toBe('met-norway')
    await changing.weatherKey.save('f00d')
    expect(await changing.answeredBy(place('CH'))).toBe('openweather')
    await changing.weatherKey.remove()
    expect(await changing.answeredBy(place('CH'))).toBe('key-missing')
  })
})

describe('one answer for a place', () => {
  it('is asked for to the kilometre', async () => {
    const one = site('f00d')
    await one.getWeather(place('CH', { coordinates: { lat: 46.1234, lon: 9.5001 } }))
    await one.getWeather(place('CH', { coordinates: { lat: 46.1199, lon: 9.4999 }, elevationM: 900 }))
    expect(one.asked.map(({ request }) => request.coordinates)).toEqual([{ lat: 46.12, lon: 9.5 }])
  })

  it('at two heights has two answers where the source asks for heights', async () => {
    const one = site('OPEN_DATA')
    await one.getWeather(place('FR', { elevationM: 600 }))
    await one.getWeather(place('FR', { elevationM: 2600 }))
    await one.getWeather(place('FR', { elevationM: 600 }))
    expect(one.asked.map(({ request }) => request.elevationM)).toEqual([600, 2600])
  })
})
