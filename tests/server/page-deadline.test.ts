import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Place } from '../../src/domain/place/place.ts'
import { loadGazetteer } from '../../src/gazetteer/load-gazetteer.ts'
import { placeResults } from '../../src/gazetteer/place-results.ts'
import type { AccuracyStore } from '../../src/ports/accuracy.ts'
import type { Gazetteer } from '../../src/ports/gazetteer.ts'
import { alertGeography } from '../../src/reference/warning-regions.ts'
import { createFairShares } from '../../src/server/http/fair-shares.ts'
import { builtApp } from '../../src/server/pages/built-app.ts'
import { createPageCache } from '../../src/server/pages/page-cache.ts'
import { createPages } from '../../src/server/pages/pages.ts'
import { createRenderGate } from '../../src/server/pages/render-gate.ts'
import { createAccuracy } from '../../src/services/accuracy/create-accuracy.ts'
import { createFindPlaces } from '../../src/services/find-places.ts'
import { createGetAlerts } from '../../src/services/get-alerts.ts'
import { createGetWeather } from '../../src/services/get-weather.ts'
import { createGlanceWeather } from '../../src/services/glance-weather.ts'
import { createGetPollen } from '../../src/services/pollen/get-pollen.ts'
import { createRadar } from '../../src/services/radar/create-radar.ts'
import { createGetBulletin } from '../../src/services/snow/get-bulletin.ts'
import { createGetSnowStations } from '../../src/services/snow/get-snow-stations.ts'
import { createSourceStatus, watchGeocoder } from '../../src/services/source-status.ts'
import { createGetLakes } from '../../src/services/water/get-lakes.ts'
import { createGetWater } from '../../src/services/water/get-water.ts'
import type { WeatherSources } from '../../src/services/weather-sources.ts'
import { createCache } from '../../src/storage/cache/create-cache.ts'
import { freeBudget } from '../support/free-budget.ts'
import { recordedLog } from '../support/recorded-log.ts'

/** The whole page, waiting included, in milliseconds of the server's time. */
const deadlineMs = 1500
const never = () => new Promise<never>(() => undefined)
const facts = {
  ...{ id: 'silent', name: 'Silent', serves: [], attribution: '', licence: '', url: '', coverage: '' },
  minimumIntervalMs: 0,
}

const silentWorld = {
  store: new Proxy({} as AccuracyStore, { get: () => never }),
  forecasts: { current: () => null },
  measurements: {
    facts,
    current: () => [],
    stations: () => [{ id: 'SMA', name: 'Zürich', coordinates: { lat: 47.38, lon: 8.57 }, heightM: 556 }],
  },
  past: null,
}

/** The real services over sources that never answer. */
function silentServices() {
  const [clock, log] = [Date.now, recordedLog()]
  const weatherKey = {
    current: async () => ({ key: 'a key', kind: 'openweather', mode: 'live', fingerprint: 'f' }) as const,
    save: async () => undefined,
    remove: async () => undefined,
  }
  const both = <T>(source: T) => ({ live: { source, isDemo: false }, demo: { source, isDemo: false } })
  const cache = createCache({ maxItems: 100, maxBytes: 1e6, clock, log })
  const common = { weatherKey, cache, clock, log }
  const silent = both({ facts, fetchWeather: never })
  const stations = both({ facts, fetchStations: never })
  const noData = async () => ({ data: null, failures: [] })
  const sources: WeatherSources = {
    ...{ openWeather: silent, metNorway: silent, local: null, demoUses: 'openweather' },
  }
  const geocoders = both(watchGeocoder({ facts, search: never, reverse: never }, clock))
  const getWeather = createGetWeather({ ...common, sources, budget: freeBudget })
  const radar = createRadar({ runs: () => never, weatherKey, clock, log })
  const loaded = loadGazetteer(readFileSync('build/data/gazetteer.bin'))
  const gazetteer: Gazetteer = {
    ...loaded,
    suggest: (query, language, limit) => placeResults(loaded.search(query, language, limit), language),
  }
  const national = {
    getAlerts: createGetAlerts({
      ...{ ...common, getWeather, geography: alertGeography },
      sources: both({ facts, factsOf: () => facts, fetchAlerts: never }),
    }),
    getWater: createGetWater({ ...common, sources: stations, demoPast: never }),
    getLakes: createGetLakes({ ...common, sources: both({ facts, fetchLakes: never }) }),
    getBulletin: createGetBulletin({ ...common, sources: both({ facts, fetchBulletin: never }) }),
    getSnowStations: createGetSnowStations({
      ...common,
      sources: { imis: stations, swissmetnet: stations },
    }),
    getRegionalWinds: noData,
    getPollen: createGetPollen({ ...common, sources: stations }),
  }
  return {
    ...{ weatherKey, getWeather, getWorldWeather: getWeather, radar, licences: [], ...national },
    getRain: ({ coordinates }: Place) => radar.getRain(coordinates),
    getMorningForecast: async () => null,
    accuracy: createAccuracy({
      ...{ worlds: { live: silentWorld, demo: silentWorld }, rain: never, fetched: never },
      ...{ forecasters: [facts], inUse: async () => ({ mode: 'live', forecasterId: facts.id }) },
      ...{ holder: 'x', clock, log },
    }),
    getStations: noData,
    getHeightProfile: noData,
    getMountainPoints: noData,
    glanceWeather: createGlanceWeather({ ...common, sources, budget: freeBudget }),
    findPlaces: createFindPlaces({ ...common, gazetteer, sources: geocoders, secret: 'x' }),
    baseMap: { url: null, styleUrl: null },
    getSourceStatus: createSourceStatus({
      ...{ ...national, weatherKey, getWeather, getRain: radar.getRain, geocoders, clock },
      place: gazetteer.bySlug('zurich') as Place,
      facts: {
        ...{ weather: facts, alerts: facts, radar: facts, water: facts },
        ...{ avalanches: facts, snow: facts, pollen: facts },
        ...{ 'snow-swissmetnet': facts, 'regional-winds': facts, lakes: facts },
      },
      openData: async () => null,
    }),
  }
}

describe('with every source silent for ever, on a clock that only waiting moves', () => {
  let pages: ReturnType<typeof createPages>
  beforeAll(async () => {
    pages = createPages({
      app: builtApp(),
      services: silentServices(),
      site: {
        ...{ contactMail: null, issuesUrl: null, operatorName: null, logRetentionDays: 30 },
        ads: { mode: 'none', popup: 'off', network: null },
      },
      adOrigins: [],
      publicOrigin: 'https://weather.example',
      cache: createPageCache({ maxBytes: 1e7, clock: Date.now, now: Date.now }),
      gate: createRenderGate({ now: () => 0 }),
      shares: createFairShares({ atOnce: 99, perMinute: 1e6, longestWaitMs: 0, now: () => 0 }),
      onRender: () => {},
      clock: Date.now,
      log: recordedLog(),
    })
    // The app is loaded before the clock is taken over.
    await pages.answer(new Request('https://weather.example/en/contact'), 'a client')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  })
  afterAll(() => {
    vi.useRealTimers()
  })

  /** Real turns of the event loop, in which no time passes on the faked clock. */
  async function turns(count: number, isOver = () => false): Promise<void> {
    for (let turn = 0; turn < count && !isOver(); turn++) {
      await vi.advanceTimersByTimeAsync(0)
      await new Promise((next) => setImmediate(next))
    }
  }

  it.each([
    '/en',
    '/en/location/bern',
    '/en/region/alpine',
    '/en/radar',
    '/en/alerts',
    '/en/forecast',
    '/en/precipitation',
    '/en/seasonal',
    '/en/mountain',
    '/en/wind',
    '/en/plan',
    '/en/snow',
    '/en/water',
    '/en/water?view=bathing',
    '/en/accuracy',
    '/en/pollen',
    '/en/about',
    '/en/search?q=xqzw',
  ])('%s is answered within its deadline', async (path) => {
    let answer: Response | null = null
    pages.answer(new Request(`https://weather.example${path}`), 'a client').then((given) => {
      answer = given
    })
    await turns(200)
    await vi.advanceTimersByTimeAsync(deadlineMs - 1)
    await turns(20_000, () => answer !== null)
    expect(answer).toMatchObject({ status: 200 })
  })
})
