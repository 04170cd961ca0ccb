import { afterEach, describe, expect, it } from 'vitest'
import { recordedLog } from '../../tests/support/recorded-log.ts'
import { UpstreamError } from '../domain/failure.ts'
import type { Language } from '../domain/language.ts'
import type { WeatherReport } from '../domain/weather/weather.ts'
import type { WeatherSource } from '../ports/sources.ts'
import type { Cache } from '../ports/storage.ts'
import { createCache } from '../storage/cache/create-cache.ts'
import { createGetWeather } from './get-weather.ts'
import { createGlanceWeather } from './glance-weather.ts'

const facts = {
  id: 'openweather',
  name: 'OpenWeather',
  serves: ['weather'],
  attribution: 'OpenWeather',
  licence: 'CC BY-SA 4.0',
  url: 'https://openweathermap.org',
  coverage: 'World',
  minimumIntervalMs: 0,
} as const
const hour = 60 * 60_000
const chur = { lat: 46.85, lon: 9.53 }
let cache: Cache | undefined
afterEach(() => cache?.close())

/** A live site at a clock the test moves; counts what the provider is asked. */
function liveSite(mode: 'live' | 'demo' = 'live') {
  let now = Date.UTC(2026, 10, 15, 9)
  const asked: Language[] = []
  let isDown = false
  const source: WeatherSource = {
    facts,
    async fetchWeather({ coordinates, language }) {
      asked.push(language)
      if (isDown) throw new UpstreamError({ provider: facts.id, kind: 'unavailable' }, 'down')
      return {
        coordinates,
        timeZone: 'Europe/Zurich',
        current: { observedAt: now, description: language } as WeatherReport['current'],
        hourly: [],
        daily: [],
      }
    },
  }
  const clock = () => now
  const log = recordedLog()
  cache = createCache({ maxItems: 100, maxBytes: 1_000_000, clock, log })
  const weatherKey = {
    current: async () => ({ key: 'secret', mode, fingerprint: 'abc' }),
    save: async () => {},
    remove: async () => {},
  }
  const sources = { live: { source, isDemo: false }, demo: { source, isDemo: true } }
  const getWeather = createGetWeather({ sources, weatherKey, cache, log })
  const glance = createGlanceWeather({ sources, weatherKey, cache, clock, log })
  return {
    asked,
    getWeather,
    glance,
    pass: (ms: number) => {
      now += ms
    },
    breakDown: () => {
      isDown = true
    },
  }
}

describe('a glance at one place among many', () => {
  it('asks nobody for a place outside the fixed lists', async () => {
    const site = liveSite()
    const outcome = await site.glance(chur, 'de', { mayAsk: false })
    expect(outcome).toEqual({ data: null, failures: [{ provider: 'openweather', kind: 'no-data' }] })
    expect(site.asked).toEqual([])
  })

  it('uses what a visitor asked for, in whatever language', async () => {
    const site = liveSite()
    await site.getWeather(chur, 'it')
    const outcome = await site.glance(chur, 'de', { mayAsk: false })
    expect(outcome.data?.current.description).toBe('it')
    expect(site.asked).toEqual(['it'])
  })

  it('asks once in three hours for a place of a list, whatever the language', async () => {
    const site = liveSite()
    await site.glance(chur, 'de', { mayAsk: true })
    site.pass(2.9 * hour)
    for (const language of ['en', 'fr', 'it'] as const) await site.glance(chur, language, { mayAsk: true })
    expect(site.asked).toEqual(['de'])
    site.pass(0.2 * hour)
    await site.glance(chur, 'fr', { mayAsk: true })
    expect(site.asked).toEqual(['de', 'fr'])
  })

  it('marks an old report as stale and keeps it when the provider is down', async () => {
    const site = liveSite()
    await site.getWeather(chur, 'de')
    site.pass(4 * hour)
    site.breakDown()
    const outcome = await site.glance(chur, 'de', { mayAsk: true })
    expect(outcome).toMatchObject({ data: { coordinates: chur }, isStale: true })
    expect(site.asked).toEqual(['de', 'de'])
  })

  it('takes the newest of several kept reports', async () => {
    const site = liveSite()
    await site.glance(chur, 'de', { mayAsk: true })
    site.pass(hour)
    await site.getWeather(chur, 'fr')
    const outcome = await site.glance(chur, 'de', { mayAsk: true })
    expect(outcome.data?.current.description).toBe('fr')
  })

  it('asks the demo world freely: it has no quota', async () => {
    const site = liveSite('demo')
    await site.glance(chur, 'fr', { mayAsk: false })
    site.pass(hour)
    const outcome = await site.glance(chur, 'de', { mayAsk: false })
    expect(outcome.data).not.toBeNull()
    expect(site.asked).toEqual(['fr', 'de'])
  })
})
