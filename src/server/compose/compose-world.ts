import type { Place } from '../../domain/place/place.ts'
import type { Ring } from '../../domain/warning/warning.ts'
import { withLakesAndAirports } from '../../gazetteer/lakes-and-airports.ts'
import { withMountainPlaces } from '../../gazetteer/mountain-places.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { Clock, Fetch, Log } from '../../ports/platform.ts'
import { warningGeography } from '../../reference/warning-regions.ts'
import { createGetStationHistory } from '../../services/local-weather/get-station-history.ts'
import { createGetStations } from '../../services/local-weather/get-stations.ts'
import { createGetMorningForecast } from '../../services/local-weather/morning-forecast.ts'
import { createGetHeightProfile } from '../../services/mountain/get-height-profile.ts'
import { createGetMountainPoints } from '../../services/mountain/get-mountain-points.ts'
import { createGetRegionalWinds } from '../../services/mountain/get-regional-winds.ts'
import type { CallBudget } from '../../services/operator/call-budget.ts'
import { createSourceStatus, type ReadSource, undated } from '../../services/operator/source-status.ts'
import { watchSource } from '../../services/operator/watch-source.ts'
import { createFindPlaces } from '../../services/places/find-places.ts'
import { createGetPlanSources } from '../../services/plan/get-plan-sources.ts'
import { createGetPollen } from '../../services/pollen/get-pollen.ts'
import { createGetDemoReceipt } from '../../services/push/demo-receipt.ts'
import { createGetLightning } from '../../services/radar/get-lightning.ts'
import type { RunRadar } from '../../services/radar/radar-parts.ts'
import { createRadar } from '../../services/radar/show/create-radar.ts'
import { createGetRain } from '../../services/radar/show/get-rain.ts'
import type { createPictureStore } from '../../services/radar/show/picture-store.ts'
import { creditOf, type Mode } from '../../services/reading/modes.ts'
import type { Services } from '../../services/services.ts'
import { createGetBulletin } from '../../services/snow/get-bulletin.ts'
import { createGetSnowStations } from '../../services/snow/get-snow-stations.ts'
import { followWarnings } from '../../services/warnings/follow-warnings.ts'
import { createGetDangers, createGetFurtherDangers } from '../../services/warnings/get-dangers.ts'
import {
  createGetDrought,
  createGetFloodMap,
  createGetForestFire,
} from '../../services/warnings/get-hazards.ts'
import { createGetWarnings } from '../../services/warnings/get-warnings.ts'
import { createGetLakes } from '../../services/water/get-lakes.ts'
import { createGetWater } from '../../services/water/get-water.ts'
import { createGetWay } from '../../services/way/get-way.ts'
import { createGetAirportReports } from '../../services/weather/get-airport-reports.ts'
import { createGetWeather } from '../../services/weather/get-weather.ts'
import { createGlanceWeather } from '../../services/weather/glance-weather.ts'
import type { WeatherSources } from '../../services/weather/weather-sources.ts'
import { createGetWhere } from '../../services/where/get-where.ts'
import { cacheOf } from '../../storage/cache/cache-of.ts'
import { createSharedWork } from '../../storage/shared-work/create-shared-work.ts'
import { createHydrology } from '../../upstreams/bafu-hydrology/index.ts'
import { createMetNorway } from '../../upstreams/met-norway/index.ts'
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
  pictureTowns: Services['pictureTowns']
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
  const { redis, weatherKey } = storage
  const cache = cacheOf(mode, storage.cache)
  const { sources, isDemo, demo } = await composeSources(mode, { ...outside, cache })

  // An explicit address of OpenWeather means that the demo is to use it.
  const usesOpenData: WeatherSources['usesOpenData'] = ({ kind }) =>
    mode === 'demo' ? config.addresses.OPENWEATHER_BASE_URL === null : kind !== 'openweather'
  async function isOpenData(): Promise<boolean> {
    const set = await weatherKey.current()
    return set !== null && usesOpenData(set)
  }
  /** The map and the snow line are made from them, whoever says the weather. */
  async function isKept(): Promise<boolean> {
    if (!config.localForecastsAlways) return isOpenData()
    return (await weatherKey.current()) !== null
  }
  const localWeather = composeLocalWeather({
    config,
    files: sources.localForecasts,
    measurements: sources.stations,
    isDemo: isDemo(providers.localForecasts.baseUrl),
    postcodesOf: gazetteer.postcodesOf,
    isWanted: isKept,
    leases: storage.folder,
    holder: outside.holder,
    isMeasured: async () => (await weatherKey.current())?.kind === 'openweather' || isOpenData(),
    clock,
    log,
    userAgent,
  })

  const metNorway = watchSource(sources.metNorway, clock)
  const geocoder = watchSource(sources.nominatim, clock)
  const weather: WeatherSources = {
    openWeather: sources.openWeather,
    metNorway: metNorway.source,
    local: localWeather.weather,
    usesOpenData,
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
  const getWarnings = createGetWarnings({
    ...common,
    source: sources.warnings,
    getWeather,
    geography: warningGeography,
  })
  const warningsFollowed = followWarnings(getWarnings, log)
  const radar = createRadar({
    runOnce: outside.runRadar(mode),
    air: localWeather.air,
    ahead: localWeather.frames.hoursAhead,
    ...(redis && { shared: () => createSharedWork(redis, `radar:${mode}`) }),
    pictures: outside.pictures,
    clock,
    log,
  })
  const places = withMountainPlaces(withLakesAndAirports(gazetteer), localWeather.points)
  const local = {
    forecasts: sources.localForecasts,
    measurements: sources.stations,
    weather: localWeather.weather,
    ...places,
    isOpenData,
    clock,
  }
  const { accuracy, keepAccuracy } = composeAccuracy({
    mode,
    config,
    database: storage.database,
    cache,
    sources,
    radar,
    weather,
    budget,
    weatherKey,
    holder: outside.holder,
    clock,
    log,
  })
  const getBulletin = createGetBulletin({ ...common, source: sources.slfBulletin })
  const getFloodMap = createGetFloodMap({ ...common, source: sources.floodMap })
  const getForestFire = createGetForestFire({ ...common, source: sources.forestFire })
  const getAirportReports = createGetAirportReports({ ...common, source: sources.metar })
  const getLightning = createGetLightning({ ...common, source: sources.lightning })
  const getDrought = createGetDrought({ ...common, source: sources.drought })
  const getSnowStations = createGetSnowStations({
    ...common,
    sources: { imis: sources.slfImis, swissmetnet: sources.stationSnow },
  })
  const glanceWeather = createGlanceWeather({ ...common, sources: weather, budget })
  const getRain = createGetRain({ getRadarRain: radar.getRain, glanceWeather, clock })
  /** The demo world has a past, so that its rivers show a trend at once. */
  const waterAt = (fetchAt: (at: number) => Fetch) => (at: number) =>
    createHydrology({ fetch: fetchAt(at), clock: () => at, log, userAgent }).fetchStations()
  const getWater = createGetWater({
    ...common,
    source: sources.hydrology,
    past: sources.hydrology.facts.isDemo && demo ? waterAt(demo.at) : null,
  })
  const getDemoReceipt =
    demo && isDemo(providers.localForecasts.baseUrl)
      ? createGetDemoReceipt({
          weatherAt: ({ coordinates, elevationM, timeZone }, at) =>
            createMetNorway({
              fetch: demo.at(at),
              // Under its own keys: what was forecast yesterday is no forecast of today.
              cache: cacheOf('past', cache),
              clock: () => at,
              log,
              userAgent,
              acquireTurn: async () => undefined,
            }).fetchWeather({ coordinates, elevationM, timeZone, key: '' }),
          measuredAt: demo.measuredAt,
          clock,
        })
      : null
  const getLakes = createGetLakes({ ...common, source: sources.alplakes })
  const getPollen = createGetPollen({ ...common, source: sources.pollen })
  const getRegionalWinds = createGetRegionalWinds({
    ...common,
    source: sources.stationSeries,
    isOpenData,
  })
  const whileOpenData =
    (read: ReadSource): ReadSource =>
    async () =>
      (await isOpenData()) ? read() : null
  const getSourceStatus = createSourceStatus({
    read: {
      weather: () => getWeather(outside.examplePlace, null),
      'local-forecasts': async () => ((await isKept()) ? sources.localForecasts.status() : null),
      measurements: whileOpenData(async () => sources.stations.status()),
      'world-weather': whileOpenData(async () => metNorway.last()),
      async warnings() {
        const warnings = await getWarnings({ kind: 'switzerland' })
        // Examples do not come from the feed; its own stamp may be hours old in calm weather.
        return warnings.data.state === 'sample'
          ? { data: null, failures: warnings.failures }
          : undated(warnings)
      },
      radar: radar.getNewest,
      water: getWater,
      lakes: getLakes,
      places: async () => geocoder.last(),
      // Out of season there is none for months.
      avalanches: async () => undated(await getBulletin('de')),
      'flood-map': async () => getFloodMap('de'),
      'forest-fire': getForestFire,
      drought: getDrought,
      snow: async () => (await getSnowStations()).imis,
      'snow-swissmetnet': async () => (await getSnowStations()).swissmetnet,
      pollen: getPollen,
      'regional-winds': whileOpenData(getRegionalWinds),
      lightning: getLightning,
      clouds: radar.getClouds,
      visibility: getAirportReports,
    },
    async providerOf(what, failed) {
      const { facts, baseUrl, oldAfterMs } = providerOf(what, failed)
      return { source: { ...creditOf(facts), isDemo: isDemo(baseUrl) }, oldAfterMs }
    },
    clock,
  })
  const findPlaces = createFindPlaces({
    ...common,
    gazetteer: places,
    source: geocoder.source,
    secret: storage.secret,
  })
  const getFurtherDangers = createGetFurtherDangers({
    getWater,
    getBulletin,
    getFloodMap,
    getForestFire,
    getDrought,
    findPlaces,
    lakes: outside.lakes,
    clock,
  })
  const getDangers = createGetDangers({ getWarnings, getFurtherDangers })
  const services: Services = {
    weatherKey,
    getWeather,
    getWorldWeather: createGetWeather({ ...weatherParts, sources: { ...weather, local: null } }),
    getFreeWeather: createGetWeather({
      ...weatherParts,
      sources: { ...weather, usesOpenData: () => true },
    }),
    getMorningForecast: createGetMorningForecast({ ...local, forecasts: sources.localForecasts.morning }),
    getStations: createGetStations(local),
    getHeightProfile: createGetHeightProfile(local),
    getMountainPoints: createGetMountainPoints({ ...local, getRain: radar.getRain }),
    getPlanSources: createGetPlanSources({
      ...local,
      getWeather,
      getRain: radar.getRain,
      getWarnings,
      getSnowStations,
      getBulletin,
    }),
    getWhere: createGetWhere({
      ...local,
      forecasts: sources.localForecasts,
      getRain: radar.getRain,
      getDangers,
      getBulletin,
      getLakes,
      getSnowStations,
    }),
    getWay: createGetWay({ ...local, getRain: radar.getRain, findPlaces }),
    getRegionalWinds,
    getStationHistory: createGetStationHistory({
      ...common,
      source: sources.stationSeries,
      measurements: sources.stations,
      isOpenData,
    }),
    glanceWeather,
    findPlaces,
    getDemoReceipt,
    getWarnings,
    getDangers,
    getFurtherDangers,
    getForestFire,
    getLightning,
    getAirportReports,
    accuracy,
    getBulletin,
    getSnowStations,
    getRain,
    getWater,
    getLakes,
    getPollen,
    radar,
    forecastFrames: localWeather.frames,
    baseMap: outside.baseMap,
    pictureTowns: outside.pictureTowns,
    getSourceStatus,
    licences: outside.licences,
  }

  // Nobody is verified by invented measurements.
  const verified = mode === 'live' ? [keepAccuracy] : []
  const inBackground = [warningsFollowed, radar, localWeather, ...verified]
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
