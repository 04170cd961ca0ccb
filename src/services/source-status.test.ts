import { describe, expect, it } from 'vitest'
import { providerFacts, readingOf } from '../../tests/support/builders/sources.ts'
import { UpstreamError } from '../domain/failure.ts'
import type { Place } from '../domain/place/place.ts'
import { minuteMs } from '../domain/time/durations.ts'
import type { Outcome, Reading } from '../domain/weather/reading.ts'
import type { Geocoder } from '../ports/sources.ts'
import type { AlertReport } from './get-alerts.ts'
import { createSourceStatus, type OpenDataStatus, watchGeocoder } from './source-status.ts'

const now = Date.UTC(2026, 10, 15, 9)
const facts = providerFacts
const reading = <T>(data: T, ageMinutes: number): Reading<T> =>
  readingOf(data, now - minuteMs, {
    source: { ...facts('real'), isDemo: false },
    observedAt: now - ageMinutes * minuteMs,
  })
const missing: Outcome<never> = { data: null, failures: [{ provider: 'x', kind: 'timeout' }] }
const calm: AlertReport = {
  state: 'all-clear',
  alerts: [],
  fromProvider: null,
  updatedAt: null,
}
const quiet: Geocoder = { facts: facts('geo'), search: async () => [], reverse: async () => null }

function status(of: {
  weather?: Outcome<unknown>
  alerts?: Reading<AlertReport>
  rain?: Outcome<unknown>
  water?: Outcome<unknown>
  bulletin?: Outcome<unknown>
  pollen?: Outcome<unknown>
  openData?: OpenDataStatus
}) {
  const geocoder = { source: watchGeocoder(quiet, () => now), isDemo: false }
  return createSourceStatus({
    weatherKey: { current: async () => ({ mode: 'live' }) } as never,
    getWeather: async () => (of.weather ?? missing) as never,
    getAlerts: async () => of.alerts ?? reading(calm, 0),
    getRadar: async () => (of.rain ?? missing) as never,
    getWater: async () => (of.water ?? missing) as never,
    getLakes: async () => missing,
    getBulletin: async () => (of.bulletin ?? missing) as never,
    getSnowStations: async () => ({ imis: missing, swissmetnet: missing }),
    getRegionalWinds: async () => missing,
    getPollen: async () => (of.pollen ?? missing) as never,
    openData: async () => of.openData ?? null,
    place: { coordinates: { lat: 47.3769, lon: 8.5417 } } as Place,
    facts: {
      weather: facts('ow'),
      alerts: facts('feed'),
      radar: facts('radar'),
      water: facts('water'),
      avalanches: facts('slf'),
      snow: facts('imis'),
      pollen: facts('pollen'),
      'snow-swissmetnet': facts('smn'),
      'regional-winds': facts('smn'),
      lakes: facts('eawag'),
    },
    geocoders: { live: geocoder, demo: geocoder },
    clock: () => now,
  })()
}

describe('the status of the sources', () => {
  it('is that of the readings the pages show', async () => {
    const [weather, , radar] = await status({ weather: reading({}, 61), rain: reading({}, 5) })
    expect(weather).toMatchObject({
      serves: 'weather',
      isOld: true,
      observedAt: now - 61 * minuteMs,
      failure: null,
    })
    expect(radar).toMatchObject({ serves: 'radar', isOld: false, fetchedAt: now - minuteMs })
    expect(weather?.source.name).toBe('real')
  })

  it('names the provider where nothing came', async () => {
    const [weather, , radar] = await status({})
    expect(weather).toMatchObject({ source: { name: 'ow' }, fetchedAt: null, failure: 'timeout' })
    expect(radar).toMatchObject({ source: { name: 'radar' }, fetchedAt: null })
  })

  it.each([
    ['water', 120],
    ['pollen', 240],
  ] as const)('calls %s old after %i minutes', async (serves, minutes) => {
    const isOldAfter = async (age: number) =>
      (await status({ [serves]: reading({}, age) })).find((row) => row.serves === serves)?.isOld
    expect(await isOldAfter(minutes - 1)).toBe(false)
    expect(await isOldAfter(minutes + 1)).toBe(true)
  })

  it('counts the age of the bulletin from our fetch: in summer there is none for months', async () => {
    const rows = await status({ bulletin: reading({}, 100_000) })
    expect(rows.find(({ serves }) => serves === 'avalanches')).toMatchObject({
      observedAt: null,
      fetchedAt: now - minuteMs,
      isOld: false,
    })
  })

  it('lists forecasts, measurements and the weather abroad with their own ages while open data is in use', async () => {
    const part = (age: number) => {
      const at = now - age * minuteMs
      return { facts: facts('open'), observedAt: at, fetchedAt: at, failure: null }
    }
    const openData = { isDemo: false, forecasts: part(130), stations: part(70), world: part(700) }
    const rows = await status({ openData })
    expect(rows.slice(1, 4).map(({ serves, isOld }) => [serves, isOld])).toEqual([
      ['local-forecasts', false],
      ['measurements', true],
      ['world-weather', false],
    ])
  })

  it('does not take samples for an answer, nor an old stamp of a calm feed for an old answer', async () => {
    const sample = { ...reading({ ...calm, state: 'sample' as const }, 0), failures: missing.failures }
    expect((await status({ alerts: sample }))[1]).toMatchObject({ fetchedAt: null, failure: 'timeout' })
    expect((await status({ alerts: reading(calm, 600) }))[1]).toMatchObject({
      isOld: false,
      observedAt: null,
    })
  })
})

describe('a watched geocoder', () => {
  it('answers like the one behind it and remembers how the last call ended', async () => {
    let isDown = false
    const geocoder = watchGeocoder(
      {
        ...quiet,
        async search() {
          if (isDown) throw new UpstreamError({ provider: 'geo', kind: 'quota' }, 'geo: too many')
          return []
        },
      },
      () => now,
    )
    expect(geocoder.last()).toEqual({ successAt: null, failure: null })
    expect(await geocoder.search('x', 'en')).toEqual([])
    expect(geocoder.last()).toEqual({ successAt: now, failure: null })
    isDown = true
    await expect(geocoder.search('x', 'en')).rejects.toThrow('too many')
    expect(geocoder.last()).toEqual({ successAt: now, failure: 'quota' })
  })
})
