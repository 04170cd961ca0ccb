import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createDemoFetch } from '../demo/demo-fetch.ts'
import type { BaseMap } from '../domain/place/base-map.ts'
import { defaultPlaceSlug } from '../domain/place/location-option.ts'
import type { Place } from '../domain/place/place.ts'
import { loadGazetteer } from '../gazetteer/load-gazetteer.ts'
import { withMountainPlaces } from '../gazetteer/mountain-places.ts'
import { placeResults } from '../gazetteer/place-results.ts'
import type { Gazetteer } from '../ports/gazetteer.ts'
import type { Clock, Fetch, Log } from '../ports/platform.ts'
import type { CountStore } from '../ports/storage.ts'
import { alertGeography } from '../reference/warning-regions.ts'
import { clientCalls, createCallBudget } from '../services/call-budget.ts'
import { createFindPlaces } from '../services/find-places.ts'
import { createGetAlerts } from '../services/get-alerts.ts'
import { createGetWeather } from '../services/get-weather.ts'
import { createGlanceWeather } from '../services/glance-weather.ts'
import type { Licence } from '../services/licences.ts'
import { withLocalSources } from '../services/local-weather/local-source-status.ts'
import type { ByMode } from '../services/modes.ts'
import { createRadar } from '../services/radar/create-radar.ts'
import { pictureLifeMs } from '../services/radar/picture-store.ts'
import type { Services } from '../services/services.ts'
import { createSetupStatus } from '../services/setup-status.ts'
import { createSourceStatus, watchGeocoder, watchWeather } from '../services/source-status.ts'
import { createWeatherKey, demoKey, openDataKey, type WeatherKey } from '../services/weather-key.ts'
import { usesOpenData, type WeatherSources } from '../services/weather-sources.ts'
import { createCache } from '../storage/cache/create-cache.ts'
import { createKeyStore } from '../storage/keys/create-key-store.ts'
import { toKeyStoreError } from '../storage/keys/key-store-error.ts'
import { loadOrCreateSecret } from '../storage/keys/load-or-create-secret.ts'
import { createLimiter } from '../storage/limits/create-limiter.ts'
import { createSlot } from '../storage/limits/create-slot.ts'
import { connectRedis } from '../storage/redis/connect-redis.ts'
import { createSharedBytes } from '../storage/shared-work/create-shared-bytes.ts'
import { createSharedWork } from '../storage/shared-work/create-shared-work.ts'
import { createAlertSource } from '../upstreams/alert-source/index.ts'
import { createMetNorway } from '../upstreams/met-norway/index.ts'
import { facts as meteoswissFacts } from '../upstreams/meteoswiss/index.ts'
import { createNominatim } from '../upstreams/nominatim/index.ts'
import { createOpenWeather } from '../upstreams/openweather/index.ts'
import { composeLocalWeather } from './compose-local-weather.ts'
import { type Config, ConfigError } from './config.ts'
import { demoPlaces } from './demo-places.ts'
import { createOperator } from './http/operator.ts'
import { identification } from './identification.ts'
import { createRadarProcess } from './process/radar-process.ts'

const minuteMs = 60_000
/** Of a free source, caused by one client in a minute: a sixteenth of what MET Norway lets through. */
const newForecasts = 60
const gazetteerFile = 'build/data/gazetteer.bin'
const baseMapFile = 'build/data/base-map.json'
const baseMapUrlFile = 'build/data/base-map-url.txt'
const licencesFile = 'build/data/licences.json'

/** Everything behind the web server, put together once: the only place that knows which part is which. */
export async function composeServices(o: {
  config: Config
  log: Log
  clock: Clock
  onUpstreamCall: (call: { host: string; outcome: string }) => void
}) {
  const { config, log, clock } = o
  const userAgent = identification(config)
  const needsFolder = config.databaseUrl === null || config.keySecret === null
  const makeFolder = async () => mkdirSync(config.dataDir, { recursive: true })
  // Where the database is elsewhere only copies of forecasts would stand there, which can be fetched again.
  await (needsFolder ? inDataFolder(config.dataDir, makeFolder) : makeFolder().catch(() => undefined))
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, { log }) : undefined
  const secret =
    config.keySecret ??
    (await inDataFolder(config.dataDir, () => loadOrCreateSecret(join(config.dataDir, 'key-secret'))))
  const databaseFile = join(config.dataDir, 'wetterhorn.db')
  const store = await createKeyStore(
    config.databaseUrl
      ? { kind: 'postgres', url: config.databaseUrl }
      : { kind: 'sqlite', path: databaseFile },
    { secret, log },
  )
  const weatherKey = createWeatherKey({ store, clock, log })
  await inDataFolder(config.dataDir, () => seedKey(store, weatherKey, config.seed))

  const cache = createCache({ redis, maxItems: 5000, maxBytes: 16 * 1024 * 1024, clock, log })
  const gazetteer = readGazetteer()
  const demoFetch = createDemoFetch({ seed: config.demoSeed, clock, places: demoPlaces(gazetteer) })

  /** The same adapter against the demo world and against the real service; an address set explicitly always wins. */
  function byMode<T>(address: string | null, create: (outside: Outside) => T): ByMode<T> {
    const live = create({ fetch: counted(fetch, o.onUpstreamCall), clock, log, userAgent })
    const demo = address === null ? create({ fetch: demoFetch, clock, log, userAgent }) : live
    return { live: { source: live, isDemo: false }, demo: { source: demo, isDemo: address === null } }
  }
  const baseUrl = (address: string | null) => (address === null ? {} : { baseUrl: new URL(address) })
  const { upstreams } = config
  // The usage policy's absolute maximum is one a second; the rest is for timers and networks that hurry.
  const slot = createSlot({ redis, name: 'nominatim', everyMs: 1050, longestWaitMs: 5000 })

  // MET Norway wants at most 20 requests a second from an application; a little less leaves room for another process.
  const metNorwayTurns = createSlot({ redis, name: 'met-norway', everyMs: 60 })
  // As production does by default; who sets OpenWeather's address wants to see what stands there.
  const demoUses = upstreams.openweather === null ? 'open-data' : 'openweather'
  /** null while open data is not in use. */
  async function openDataMode() {
    const set = await weatherKey.current()
    return set && usesOpenData(set, demoUses) ? set.mode : null
  }
  const localWeather = composeLocalWeather({
    config,
    demoFetch,
    liveFetch: counted(fetch, o.onUpstreamCall),
    wanted: openDataMode,
    clock,
    log,
    userAgent,
  })
  const keyWatch = weatherKey.watch(() => localWeather.wake())
  const { perDay, perMinute: callsPerMinute } = config.billedCalls
  const budget = createCallBudget({
    counts: store,
    perDay,
    perMinute: callsPerMinute,
    shares: createLimiter({
      redis,
      name: 'weather-calls',
      points: clientCalls(perDay),
      durationMs: 24 * 60 * minuteMs,
    }),
    clock,
    log,
  })
  // The demo world bills nobody.
  const takeCall = (outside: Outside) => (outside.fetch === demoFetch ? async () => undefined : budget.take)
  const metNorway = byMode(upstreams.metNorway, (outside) =>
    watchWeather(
      createMetNorway({
        ...outside,
        ...baseUrl(upstreams.metNorway),
        cache,
        acquireTurn: metNorwayTurns.acquire,
      }),
      clock,
    ),
  )
  const weatherSources: WeatherSources = {
    openWeather: byMode(upstreams.openweather, (outside) =>
      createOpenWeather({ ...outside, ...baseUrl(upstreams.openweather), takeCall: takeCall(outside) }),
    ),
    metNorway,
    local: localWeather.weather,
    demoUses,
  }
  const getWeather = createGetWeather({
    sources: weatherSources,
    weatherKey,
    budget,
    freeShares: createLimiter({ redis, name: 'new-forecasts', points: newForecasts, durationMs: minuteMs }),
    cache,
    clock,
    log,
  })

  const alertSources = byMode(upstreams.alerts, (outside) =>
    createAlertSource({ ...outside, cache, ...(upstreams.alerts ? { feedUrl: upstreams.alerts } : {}) }),
  )
  const getAlerts = createGetAlerts({
    sources: alertSources,
    getWeather,
    weatherKey,
    geography: alertGeography,
    cache,
    clock,
    log,
  })

  const geocoders = byMode(upstreams.nominatim, (outside) =>
    watchGeocoder(
      createNominatim({ ...outside, ...baseUrl(upstreams.nominatim), acquireSlot: slot.acquire }),
      clock,
    ),
  )

  const radar = createRadar({
    runs: createRadarProcess({ config, clock, userAgent }),
    weatherKey,
    ...(redis
      ? {
          shared: {
            work: createSharedWork(redis),
            pictures: createSharedBytes(redis, { kind: 'picture', lifeMs: pictureLifeMs }),
          },
        }
      : {}),
    clock,
    log,
  })

  const services: Services = {
    weatherKey,
    getWeather,
    glanceWeather: createGlanceWeather({
      sources: weatherSources,
      weatherKey,
      budget,
      cache,
      clock,
      log,
    }),
    findPlaces: createFindPlaces({
      gazetteer: withMountainPlaces(gazetteer, localWeather.points),
      sources: geocoders,
      weatherKey,
      cache,
      secret,
      log,
    }),
    getAlerts,
    getRain: radar.getRain,
    radar,
    baseMap: { url: readBaseMapUrl(), styleUrl: config.baseMapStyleUrl },
    getSourceStatus: withLocalSources(
      createSourceStatus({
        weatherKey,
        getWeather,
        getAlerts,
        getRain: radar.getRain,
        place: defaultPlace(gazetteer),
        facts: {
          weather: weatherSources.openWeather.live.source.facts,
          alerts: alertSources.live.source.facts,
          radar: meteoswissFacts,
        },
        geocoders,
        clock,
      }),
      {
        async status() {
          const mode = await openDataMode()
          if (mode === null) return null
          const { source } = metNorway[mode]
          const { successAt, failure } = source.last()
          const world = { facts: source.facts, observedAt: null, fetchedAt: successAt, failure }
          return { ...localWeather.statusOf(mode), world }
        },
        clock,
      },
    ),
    licences: readLicences(),
  }

  const perMinute = (name: string, points: number) =>
    createLimiter({ redis, name, points, durationMs: minuteMs })
  const operator = createOperator({ code: config.operatorCode, clock })
  return {
    services,
    budget,
    getSetupStatus: createSetupStatus({
      weatherKey,
      getSourceStatus: services.getSourceStatus,
      budget,
      settings: {
        operatorName: config.site.operatorName,
        contactMail: config.site.contactMail,
        ads: config.site.ads.mode,
        publicOrigin: config.publicOrigin,
        trustedProxies: config.trustedProxies,
        hasOperatorCode: operator.isConfigured,
      },
    }),
    baseMap: readBaseMap(),
    operator,
    limits: {
      wrongCodes: createLimiter({ redis, name: 'wrong-codes', points: 5, durationMs: 15 * minuteMs }),
      api: perMinute('api', config.apiRequestsPerMinute),
      searches: perMinute('searches', config.searchesPerMinute),
      keyChanges: perMinute('key-changes', 20),
    },
    onKeyChange: (listener: () => void) => weatherKey.watch(listener),
    /** The cache goes on from memory while Redis is away, so only the key store decides. */
    checkReady: () => store.check(),
    /** Called once the site listens: the radar fills in the background, the first visitor finds warnings at hand. */
    start() {
      radar.start()
      weatherKey.watch(() => void radar.followKey())
      localWeather.start()
      services
        .getAlerts({ kind: 'switzerland' })
        .catch((error) => log.error({ error: String(error) }, 'no warnings at start'))
    },
    /** Said once at start, to the operator's terminal only. */
    announce() {
      if (!operator.isConfigured)
        console.log(`Operator code for /setup from other machines: ${operator.code}`)
    },
    async close() {
      radar.stop()
      keyWatch.stop()
      localWeather.stop()
      await cache.close()
      await store.close()
      redis?.disconnect()
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

/** Nothing can be kept there: the start ends with a sentence that says so, and what to do. */
async function inDataFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { kind } = toKeyStoreError(error)
    const why =
      kind === 'disk-full' ? 'the disk is full' : kind === 'read-only' ? 'it is read-only' : String(error)
    throw new ConfigError(
      `Cannot keep data in ${resolve(folder)}: ${why}. Mend that, or choose another folder: DATA_DIR=/some/where npm start`,
    )
  }
}

type Outside = { fetch: Fetch; clock: Clock; log: Log; userAgent: string }

/** Once in an installation's life: a key that the operator has removed stays removed. */
async function seedKey(counts: CountStore, weatherKey: WeatherKey, seed: Config['seed']): Promise<void> {
  if (seed === null || (await counts.count('seeded', 0).catch(() => 1)) > 0) return
  if ((await weatherKey.current()) === null) await weatherKey.save(seed === 'demo' ? demoKey : openDataKey)
  await counts.count('seeded', 1).catch(() => 1)
}

function defaultPlace(gazetteer: Gazetteer): Place {
  const zurich = gazetteer.bySlug(defaultPlaceSlug)
  if (!zurich) throw new Error('the gazetteer holds no Zürich')
  return zurich
}

function readGazetteer(): Gazetteer {
  const loaded = loadGazetteer(readFileSync(gazetteerFile))
  return {
    ...loaded,
    suggest: (query, language, limit) => placeResults(loaded.search(query, language, limit), language),
  }
}

/** Written by the build; in development there may be none yet. */
function readLicences(): Licence[] {
  return existsSync(licencesFile) ? JSON.parse(readFileSync(licencesFile, 'utf8')) : []
}

function readBaseMap(): BaseMap | null {
  return existsSync(baseMapFile) ? JSON.parse(readFileSync(baseMapFile, 'utf8')) : null
}

/** The build names the base map after its content; in development there may be none yet, and maps go without. */
function readBaseMapUrl(): string | null {
  return existsSync(baseMapUrlFile) ? readFileSync(baseMapUrlFile, 'utf8').trim() : null
}
