import { join } from 'node:path'
import { createAtmosphere } from '../../demo/atmosphere.ts'
import { createDemoFetch } from '../../demo/demo-fetch.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { Clock, Fetch, Log } from '../../ports/platform.ts'
import type { CallBudget } from '../../services/call-budget.ts'
import type { ByMode, Mode } from '../../services/modes.ts'
import { watchSource } from '../../services/watch-source.ts'
import { usesOpenData, type WeatherSources } from '../../services/weather-sources.ts'
import { createSlot } from '../../storage/limits/create-slot.ts'
import { createHydrology } from '../../upstreams/bafu-hydrology/index.ts'
import { type AddressVariable, providers } from '../../upstreams/providers.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../process/metrics.ts'
import { composeLocalWeather } from './compose-local-weather.ts'
import { createSources, type Sources } from './create-sources.ts'
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
  const { addresses } = config
  const liveFetch = counted(fetch, (call) => options.metrics.upstreamCalls.inc(call))
  const demoWorld = { seed: config.demoSeed, atmosphere: createAtmosphere(config.demoSeed) }
  const demoFetch = createDemoFetch({ ...demoWorld, clock, places: demoPlaces(options.gazetteer) })

  /** An explicit address takes precedence over the demo world. */
  const isDemo = (mode: Mode, address: AddressVariable) => mode === 'demo' && addresses[address] === null

  function sourcesOf(mode: Mode): Sources {
    return createSources((address) => {
      const isInvented = isDemo(mode, address)
      return {
        fetch: isInvented ? demoFetch : liveFetch,
        baseUrl: addresses[address],
        clock,
        log,
        userAgent,
        cache,
        cacheName: isInvented ? 'demo' : 'live',
        turns: (limit) => createSlot({ redis, ...limit }).acquire,
        takeCall: options.budget.take,
        file: (name) =>
          join(config.dataDir, isInvented ? name.replace('.', `-demo-${config.demoSeed}.`) : name),
      }
    })
  }
  const worlds = { live: sourcesOf('live'), demo: sourcesOf('demo') }
  function byMode<Name extends keyof Sources>(name: Name): ByMode<Sources[Name]> {
    const { baseUrl } = providers[name]
    return {
      live: { source: worlds.live[name], isDemo: false },
      demo: { source: worlds.demo[name], isDemo: isDemo('demo', baseUrl) },
    }
  }

  // As in production by default; an explicit address of OpenWeather means that it is to be used.
  const demoUses = addresses.OPENWEATHER_BASE_URL === null ? 'open-data' : 'openweather'
  /** null while open data is not in use. */
  async function openDataMode() {
    const set = await weatherKey.current()
    return set && usesOpenData(set, demoUses) ? set.mode : null
  }
  const localWeather = composeLocalWeather({
    config,
    forecasts: byMode('localForecasts'),
    measurements: byMode('stations'),
    postcodesOf: options.gazetteer.postcodesOf,
    wanted: openDataMode,
    measured: async () =>
      (await weatherKey.current())?.kind === 'openweather' ? 'live' : await openDataMode(),
    clock,
    log,
    userAgent,
  })

  const watched = <T extends object>({ live, demo }: ByMode<T>) => {
    const each = { live: watchSource(live.source, clock), demo: watchSource(demo.source, clock) }
    return {
      sources: { live: { ...live, source: each.live.source }, demo: { ...demo, source: each.demo.source } },
      last: (mode: Mode) => each[mode].last(),
    }
  }
  const metNorway = watched(byMode('metNorway'))
  const geocoders = watched(byMode('nominatim'))
  const weather: WeatherSources = {
    openWeather: worlds.live.openWeather,
    metNorway: metNorway.sources,
    local: localWeather.weather,
    demoUses,
  }

  /** The demo world has a past, so that its rivers show a trend at once. */
  async function demoWaterAt(at: number) {
    const past = createDemoFetch({ ...demoWorld, clock: () => at })
    return createHydrology({ fetch: past, clock: () => at, log, userAgent }).fetchStations()
  }

  return {
    byMode,
    weather,
    metNorway,
    geocoders,
    demoWaterAt,
    localWeather,
    openDataMode,
    isDemo,
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
