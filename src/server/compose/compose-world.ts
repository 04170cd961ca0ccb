import type { Ring } from '../../domain/alert/alert.ts'
import type { Place } from '../../domain/place/place.ts'
import { withMountainPlaces } from '../../gazetteer/mountain-places.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { alertGeography } from '../../reference/warning-regions.ts'
import type { CallBudget } from '../../services/call-budget.ts'
import { createFindPlaces } from '../../services/find-places.ts'
import { followAlerts } from '../../services/follow-alerts.ts'
import { createGetAlerts } from '../../services/get-alerts.ts'
import { createGetDangers } from '../../services/get-dangers.ts'
import { createGetRain } from '../../services/get-rain.ts'
import { createGetWeather } from '../../services/get-weather.ts'
import { createGlanceWeather } from '../../services/glance-weather.ts'
import { createGetStations } from '../../services/local-weather/get-stations.ts'
import { createGetMorningForecast } from '../../services/local-weather/morning-forecast.ts'
import { creditOf, type Mode } from '../../services/modes.ts'
import { createGetHeightProfile } from '../../services/mountain/get-height-profile.ts'
import { createGetMountainPoints } from '../../services/mountain/get-mountain-points.ts'
import { createGetRegionalWinds } from '../../services/mountain/get-regional-winds.ts'
import { createGetPollen } from '../../services/pollen/get-pollen.ts'
import { createRadar } from '../../services/radar/create-radar.ts'
import type { createPictureStore } from '../../services/radar/picture-store.ts'
import type { RunRadar } from '../../services/radar/radar-parts.ts'
import type { Services } from '../../services/services.ts'
import { createGetBulletin } from '../../services/snow/get-bulletin.ts'
import { createGetSnowStations } from '../../services/snow/get-snow-stations.ts'
import { createSourceStatus, type ReadSource, undated } from '../../services/source-status.ts'
import { watchSource } from '../../services/watch-source.ts'
import { createGetLakes } from '../../services/water/get-lakes.ts'
import { createGetWater } from '../../services/water/get-water.ts'
import { usesOpenData, type WeatherSources } from '../../services/weather-sources.ts'
import { createSharedWork } from '../../storage/shared-work/create-shared-work.ts'
import { createHydrology } from '../../upstreams/bafu-hydrology/index.ts'
import { providerOf, providers } from '../../upstreams/providers.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../process/metrics.ts'
import { composeAccuracy } from './compose-accuracy.ts'
import { composeLocalWeather } from './compose-local-weather.ts'
import { composeSources } from './compose-sources.ts'
import type { Storage } from './open-storage.ts'
import { readAhead } from './read-ahead.ts'

/** What both worlds have in common. */
export type OutsideWorlds = {
  config: Config
  storage: Storage
  gazetteer: Gazetteer
  budget: CallBudget
  freeShares: { consume(client: string): Promise<{ allowed: boolean }> }
  runRadar: (mode: Mode) => RunRadar
  pictures: ReturnType<typeof createPictureStore>
  /** Where the state of the weather service is read for the operator. */
  examplePlace: Place
  /** Their outlines. */
  lakes: readonly Ring[]
  baseMap: Services['baseMap']
  licences: Services['licences']
  metrics: Pick<Metrics, 'upstreamCalls'>
  holder: string
  userAgent: string
  clock: Clock
  log: Log
}

/** The use cases of one world, with what works for them in the background. */
export async function composeWorld(mode: Mode, outside: OutsideWorlds) {
  const { config, storage, gazetteer, budget, userAgent, clock, log } = outside
  const { redis, weatherKey, cache } = storage
  const { sources, byMode, isDemo, demoAt } = await composeSources(mode, outside)

  // As in production by default; an explicit address of OpenWeather means that it is to be used.
  const demoUses = config.addresses.OPENWEATHER_BASE_URL === null ? 'open-data' : 'openweather'
  async function isOpenData(): Promise<boolean> {
    const set = await weatherKey.current()
    return set !== null && usesOpenData(set, demoUses)
  }
  const openDataMode = async () => ((await isOpenData()) ? mode : null)
  const localWeather = composeLocalWeather({
    config,
    files: sources.localForecasts,
    measurements: sources.stations,
    isDemo: isDemo(providers.localForecasts.baseUrl),
    postcodesOf: gazetteer.postcodesOf,
    isWanted: isOpenData,
    leases: storage.folder,
    holder: outside.holder,
    isMeasured: async () => (await weatherKey.current())?.kind === 'openweather' || isOpenData(),
    clock,
    log,
    userAgent,
  })

  const watched = <T extends object>(source: T, isDemo: boolean) => {
    const { source: its, last } = watchSource(source, clock)
    const one = { source: its, isDemo }
    return { sources: { live: one, demo: one }, last }
  }
  const metNorway = watched(sources.metNorway, isDemo(providers.metNorway.baseUrl))
  const geocoder = watched(sources.nominatim, isDemo(providers.nominatim.baseUrl))
  const weather: WeatherSources = {
    openWeather: sources.openWeather,
    metNorway: metNorway.sources,
    local: { live: localWeather.weather, demo: localWeather.weather },
    demoUses,
  }

  const patienceMs = config.sourcePatienceMs
  const common = { weatherKey, cache, patienceMs, clock, log }
  const weatherParts = {
    ...common,
    sources: weather,
    localPending: localWeather.pending,
    budget,
    freeShares: outside.freeShares,
  }
  const getWeather = createGetWeather(weatherParts)
  const getAlerts = createGetAlerts({
    ...common,
    sources: byMode('alerts'),
    getWeather,
    geography: alertGeography,
  })
  const alertsFollowed = followAlerts(getAlerts, log)
  const radar = createRadar({
    runOnce: outside.runRadar(mode),
    ...(redis && { shared: { work: createSharedWork(redis), name: `radar:${mode}` } }),
    pictures: outside.pictures,
    clock,
    log,
  })
  const forecasts = {
    source: sources.localForecasts.newest,
    isDemo: isDemo(providers.localForecasts.baseUrl),
  }
  const places = withMountainPlaces(gazetteer, localWeather.points)
  const local = {
    forecasts: { live: forecasts, demo: forecasts },
    measurements: byMode('stations'),
    weather: { live: localWeather.weather, demo: localWeather.weather },
    ...places,
    mode: openDataMode,
    clock,
  }
  const { accuracy, keepAccuracy } = composeAccuracy({
    config,
    storage,
    localWeather: local,
    radar,
    weather,
    budget,
    weatherKey,
    holder: outside.holder,
    clock,
    log,
  })
  const getBulletin = createGetBulletin({ ...common, sources: byMode('slfBulletin') })
  const getSnowStations = createGetSnowStations({
    ...common,
    sources: { imis: byMode('slfImis'), swissmetnet: byMode('stationSnow') },
  })
  const glanceWeather = createGlanceWeather({ ...common, sources: weather, budget })
  const getRain = createGetRain({ getRadarRain: radar.getRain, glanceWeather, clock })
  const getWater = createGetWater({
    ...common,
    sources: byMode('hydrology'),
    // It has a past, so that its rivers show a trend at once.
    demoPast: async (at) =>
      demoAt ? createHydrology({ fetch: demoAt(at), clock: () => at, log, userAgent }).fetchStations() : [],
  })
  const getLakes = createGetLakes({ ...common, sources: byMode('alplakes') })
  const getPollen = createGetPollen({ ...common, sources: byMode('pollen') })
  const getRegionalWinds = createGetRegionalWinds({
    ...common,
    sources: byMode('stationSeries'),
    mode: openDataMode,
  })
  const whileOpenData =
    (read: ReadSource): ReadSource =>
    async () =>
      (await isOpenData()) ? read() : null
  const getSourceStatus = createSourceStatus({
    read: {
      weather: () => getWeather(outside.examplePlace, null),
      'local-forecasts': whileOpenData(async () => sources.localForecasts.newest.status()),
      measurements: whileOpenData(async () => sources.stations.status()),
      'world-weather': whileOpenData(async () => metNorway.last()),
      async warnings() {
        const alerts = await getAlerts({ kind: 'switzerland' })
        // Examples do not come from the feed; its own stamp may be hours old in calm weather.
        return alerts.data.state === 'sample' ? { data: null, failures: alerts.failures } : undated(alerts)
      },
      radar: radar.getNewest,
      water: getWater,
      lakes: getLakes,
      places: async () => geocoder.last(),
      // Out of season there is none for months.
      avalanches: async () => undated(await getBulletin('de')),
      snow: async () => (await getSnowStations()).imis,
      'snow-swissmetnet': async () => (await getSnowStations()).swissmetnet,
      pollen: getPollen,
      'regional-winds': whileOpenData(getRegionalWinds),
    },
    async providerOf(what, failed) {
      const { facts, baseUrl, oldAfterMs } = providerOf(what, failed)
      return { source: creditOf(facts, isDemo(baseUrl)), oldAfterMs }
    },
    clock,
  })
  const findPlaces = createFindPlaces({
    ...common,
    gazetteer: places,
    sources: geocoder.sources,
    secret: storage.secret,
  })
  const services: Services = {
    weatherKey,
    getWeather,
    getWorldWeather: createGetWeather({ ...weatherParts, sources: { ...weather, local: null } }),
    getMorningForecast: createGetMorningForecast({
      ...local,
      forecasts: { live: sources.localForecasts.morning, demo: sources.localForecasts.morning },
    }),
    getStations: createGetStations(local),
    getHeightProfile: createGetHeightProfile(local),
    getMountainPoints: createGetMountainPoints({ ...local, getRain: radar.getRain }),
    getRegionalWinds,
    glanceWeather,
    findPlaces,
    getAlerts,
    getDangers: createGetDangers({
      getAlerts,
      getWater,
      getBulletin,
      findPlaces,
      lakes: outside.lakes,
      clock,
    }),
    accuracy,
    getBulletin,
    getSnowStations,
    getRain,
    getWater,
    getLakes,
    getPollen,
    radar,
    baseMap: outside.baseMap,
    getSourceStatus,
    licences: outside.licences,
  }

  const inBackground = [alertsFollowed, radar, localWeather, keepAccuracy]
  return {
    services,
    keepAccuracy,
    /** Another key of the same world. */
    wake: localWeather.wake,
    start() {
      for (const one of inBackground) one.start()
      void readAhead(services, mode, log)
    },
    async stop() {
      await Promise.all(inBackground.map((one) => one.stop()))
    },
  }
}
