import { createAtmosphere } from '../../demo/atmosphere.ts'
import { createDemoFetch } from '../../demo/demo-fetch.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { Clock, Fetch, Log } from '../../ports/platform.ts'
import { bathingLakes } from '../../reference/bathing-lakes.ts'
import type { CallBudget } from '../../services/call-budget.ts'
import type { ByMode } from '../../services/modes.ts'
import { watchGeocoder, watchWeather } from '../../services/source-status.ts'
import { usesOpenData, type WeatherSources } from '../../services/weather-sources.ts'
import { createSlot } from '../../storage/limits/create-slot.ts'
import { createAlertSource } from '../../upstreams/alert-source/index.ts'
import { createHydrology } from '../../upstreams/bafu-hydrology/index.ts'
import { createAlplakes } from '../../upstreams/eawag-alplakes/index.ts'
import type { SourceOptions } from '../../upstreams/http/source-client.ts'
import { createMetNorway } from '../../upstreams/met-norway/index.ts'
import { createPollen } from '../../upstreams/meteoswiss-pollen/index.ts'
import { createStationSnow } from '../../upstreams/meteoswiss-stations/snow.ts'
import { createNominatim } from '../../upstreams/nominatim/index.ts'
import { createOpenWeather } from '../../upstreams/openweather/index.ts'
import { createSlfBulletin } from '../../upstreams/slf-bulletin/index.ts'
import { createSlfImis } from '../../upstreams/slf-imis/index.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../process/metrics.ts'
import { composeLocalWeather } from './compose-local-weather.ts'
import { demoPlaces } from './demo-places.ts'
import type { Storage } from './open-storage.ts'

/** The sources of weather, warnings and place names: real, or the demo world in the same formats. */
export function composeSources(options: {
  config: Config
  storage: Storage
  gazetteer: Gazetteer
  budget: CallBudget
  clock: Clock
  log: Log
  userAgent: string
  metrics: Pick<Metrics, 'upstreamCalls'>
}) {
  const { config, clock, log, userAgent } = options
  const { redis, cache, weatherKey } = options.storage
  const { upstreams } = config
  const liveFetch = counted(fetch, (call) => options.metrics.upstreamCalls.inc(call))
  const demoWorld = { seed: config.demoSeed, atmosphere: createAtmosphere(config.demoSeed) }
  const demoFetch = createDemoFetch({ ...demoWorld, clock, places: demoPlaces(options.gazetteer) })

  const liveAt = (baseUrl: string | null): SourceOptions => ({
    clock,
    log,
    userAgent,
    fetch: liveFetch,
    baseUrl,
  })

  /** One adapter for the demo world and the real service; an explicit address takes precedence. */
  function byMode<T>(address: string | null, create: (reached: SourceOptions) => T): ByMode<T> {
    const reached = liveAt(address)
    const live = create(reached)
    const demo = address === null ? create({ ...reached, fetch: demoFetch }) : live
    return { live: { source: live, isDemo: false }, demo: { source: demo, isDemo: address === null } }
  }

  /** Keeps what an adapter stores of the demo world apart. */
  const cached = (reached: SourceOptions) => {
    return { ...reached, cache, cacheName: reached.fetch === demoFetch ? 'demo' : 'live' }
  }

  // As in production by default; an explicit address of OpenWeather means that it is to be used.
  const demoUses = upstreams.openweather === null ? 'open-data' : 'openweather'
  /** null while open data is not in use. */
  async function openDataMode() {
    const set = await weatherKey.current()
    return set && usesOpenData(set, demoUses) ? set.mode : null
  }
  const localWeather = composeLocalWeather({
    config,
    demoFetch,
    liveFetch,
    postcodesOf: options.gazetteer.postcodesOf,
    wanted: openDataMode,
    measured: async () =>
      (await weatherKey.current())?.kind === 'openweather' ? 'live' : await openDataMode(),
    clock,
    log,
    userAgent,
  })

  // MET Norway allows 20 requests a second per application: we make 14 and, after a pause, up to 5 concurrently.
  const { acquire: acquireTurn } = createSlot({ redis, name: 'met-norway', everyMs: 70, makeUpMs: 350 })
  const metNorway = byMode(upstreams.metNorway, (reached) =>
    watchWeather(createMetNorway({ ...cached(reached), acquireTurn }), clock),
  )
  const openWeather = createOpenWeather({
    ...liveAt(upstreams.openweather),
    takeCall: options.budget.take,
  })
  const weather: WeatherSources = { openWeather, metNorway, local: localWeather.weather, demoUses }

  const alerts = byMode(upstreams.alerts, (reached) =>
    createAlertSource({ ...reached, cache, ...(upstreams.alerts && { feedUrl: upstreams.alerts }) }),
  )

  const water = byMode(upstreams.hydrology, createHydrology)
  /** The demo world has a past, so that its rivers show a trend at once. */
  async function demoWaterAt(at: number) {
    const past = createDemoFetch({ ...demoWorld, clock: () => at })
    return createHydrology({ fetch: past, clock: () => at, log, userAgent }).fetchStations()
  }
  const lakes = byMode(upstreams.alplakes, (reached) =>
    createAlplakes({ ...reached, lakes: bathingLakes.map(({ id }) => id) }),
  )
  const pollen = byMode(upstreams.meteoswiss, createPollen)

  // The usage policy allows at most one a second; the margin is for early timers and network jitter.
  const { acquire: acquireSlot } = createSlot({
    redis,
    name: 'nominatim',
    everyMs: 1050,
    longestWaitMs: 5000,
  })
  const geocoders = byMode(upstreams.nominatim, (reached) =>
    watchGeocoder(createNominatim({ ...reached, acquireSlot }), clock),
  )

  const bulletins = byMode(upstreams.slf, createSlfBulletin)
  const snowStations = {
    imis: byMode(upstreams.slf, (reached) => createSlfImis(cached(reached))),
    swissmetnet: byMode(upstreams.meteoswiss, (reached) => createStationSnow(cached(reached))),
  }

  return {
    weather,
    alerts,
    bulletins,
    snowStations,
    water,
    demoWaterAt,
    lakes,
    pollen,
    geocoders,
    localWeather,
    openDataMode,
    /** Status of the open data sources; null while they are not in use. */
    async openDataStatus() {
      const mode = await openDataMode()
      if (mode === null) return null
      const { source } = metNorway[mode]
      const { successAt, failure } = source.last()
      const world = { facts: source.facts, observedAt: null, fetchedAt: successAt, failure }
      return { ...localWeather.statusOf(mode), world }
    },
  }
}

function counted(fetch: Fetch, note: (call: { host: string; outcome: string }) => void): Fetch {
  return async (input, init) => {
    const { host } = new URL(input)
    try {
      const answer = await fetch(input, init)
      note({ host, outcome: `${Math.floor(answer.status / 100)}xx` })
      return answer
    } catch (error) {
      note({ host, outcome: 'failed' })
      throw error
    }
  }
}
