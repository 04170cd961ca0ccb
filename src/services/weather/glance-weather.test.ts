import { describe, expect, it } from 'vitest'
import { keyInUse, providerFacts } from '../../../tests/support/builders/sources.ts'
import { placeOf } from '../../../tests/support/builders/weather.ts'
import { freeBudget } from '../../../tests/support/free-budget.ts'
import { memoryCache } from '../../../tests/support/memory-cache.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { UpstreamError } from '../../domain/failure.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import type { WeatherSource } from '../../ports/sources.ts'
import { createGetWeather } from './get-weather.ts'
import { createGlanceWeather } from './glance-weather.ts'
import type { WeatherSources } from './weather-sources.ts'

const facts = providerFacts('openweather')
const chur = placeOf({ slug: 'chur', coordinates: { lat: 46.85, lon: 9.53 }, elevationM: 593 })

/** A live site at a clock the test moves; counts the requests to the provider. */
function liveSite(mode: 'live' | 'demo' = 'live') {
  let now = Date.UTC(2026, 10, 15, 9)
  const requested: number[] = []
  let isDown = false
  const source: WeatherSource = {
    facts: { ...facts, isDemo: mode === 'demo' },
    async fetchWeather({ coordinates }) {
      requested.push(now)
      if (isDown) throw new UpstreamError({ provider: facts.id, kind: 'unavailable' }, 'down')
      return {
        coordinates,
        timeZone: 'Europe/Zurich',
        current: { observedAt: now } as WeatherReport['current'],
        hourly: [],
        daily: [],
      }
    },
  }
  const clock = () => now
  const [cache, log] = [memoryCache(clock), recordedLog()]
  const weatherKey = keyInUse(mode, 'openweather')
  const sources: WeatherSources = {
    openWeather: source,
    metNorway: source,
    local: null,
    usesOpenData: () => mode === 'demo',
  }
  const parts = { sources, weatherKey, budget: freeBudget, cache, patienceMs: 1200, clock, log }
  const getWeather = createGetWeather({ ...parts, localPending: () => null })
  const glance = createGlanceWeather(parts)
  return {
    requested,
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
  it('fetches nothing for a place outside the fixed lists', async () => {
    const site = liveSite()
    const outcome = await site.glance(chur, { mayAsk: false })
    expect(outcome).toEqual({ data: null, failures: [{ provider: 'openweather', kind: 'no-data' }] })
    expect(site.requested).toEqual([])
  })

  it('uses what was fetched for a visitor', async () => {
    const site = liveSite()
    await site.getWeather(chur, null)
    const outcome = await site.glance(chur, { mayAsk: false })
    expect(outcome.data).not.toBeNull()
    expect(site.requested).toHaveLength(1)
  })

  it('fetches a place of a list once in three hours', async () => {
    const site = liveSite()
    await site.glance(chur, { mayAsk: true })
    site.pass(2.9 * hourMs)
    for (let i = 0; i < 3; i++) await site.glance(chur, { mayAsk: true })
    expect(site.requested).toHaveLength(1)
    site.pass(0.2 * hourMs)
    await site.glance(chur, { mayAsk: true })
    expect(site.requested).toHaveLength(2)
  })

  it('fetches again once the clock was set back', async () => {
    const site = liveSite()
    await site.glance(chur, { mayAsk: true })
    site.pass(-hourMs)
    await site.glance(chur, { mayAsk: true })
    expect(site.requested).toHaveLength(2)
  })

  it('marks an old report as stale and keeps it when the provider is down', async () => {
    const site = liveSite()
    await site.getWeather(chur, null)
    site.pass(4 * hourMs)
    site.breakDown()
    const outcome = await site.glance(chur, { mayAsk: true })
    expect(outcome).toMatchObject({ data: { coordinates: chur.coordinates }, isStale: true })
    expect(site.requested).toHaveLength(2)
  })

  it('takes the newest of several kept reports', async () => {
    const site = liveSite()
    await site.glance(chur, { mayAsk: true })
    site.pass(hourMs)
    await site.getWeather(chur, null)
    const outcome = await site.glance(chur, { mayAsk: true })
    expect(outcome.data?.current.observedAt).toBe(site.requested[1])
  })

  it('has no limit in the demo world', async () => {
    const site = liveSite('demo')
    await site.glance(chur, { mayAsk: false })
    site.pass(hourMs)
    const outcome = await site.glance(chur, { mayAsk: false })
    expect(outcome.data).not.toBeNull()
    expect(site.requested).toHaveLength(2)
  })
})
