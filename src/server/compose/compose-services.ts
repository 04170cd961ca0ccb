import { randomUUID } from 'node:crypto'
import { defaultPlaceSlug } from '../../domain/place/location-option.ts'
import type { Place } from '../../domain/place/place.ts'
import { dayMs, minuteMs } from '../../domain/time/durations.ts'
import { withMountainPlaces } from '../../gazetteer/mountain-places.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { alertGeography } from '../../reference/warning-regions.ts'
import { clientCalls, createCallBudget } from '../../services/call-budget.ts'
import { operatorPatienceMs } from '../../services/database-patience.ts'
import { createFindPlaces } from '../../services/find-places.ts'
import { followAlerts } from '../../services/follow-alerts.ts'
import { createGetAlerts } from '../../services/get-alerts.ts'
import { createGetRain } from '../../services/get-rain.ts'
import { createGetWeather } from '../../services/get-weather.ts'
import { createGlanceWeather } from '../../services/glance-weather.ts'
import { createGetStations } from '../../services/local-weather/get-stations.ts'
import { createGetMorningForecast } from '../../services/local-weather/morning-forecast.ts'
import { creditOf, type Mode } from '../../services/modes.ts'
import { createGetHeightProfile } from '../../services/mountain/get-height-profile.ts'
import { createGetMountainPoints } from '../../services/mountain/get-mountain-points.ts'
import { createGetRegionalWinds } from '../../services/mountain/get-regional-winds.ts'
import { withPatience } from '../../services/outcome.ts'
import { createGetPollen } from '../../services/pollen/get-pollen.ts'
import { createRadar } from '../../services/radar/create-radar.ts'
import { pictureLifeMs } from '../../services/radar/picture-store.ts'
import type { Services } from '../../services/services.ts'
import { createSetupStatus } from '../../services/setup-status.ts'
import { createGetBulletin } from '../../services/snow/get-bulletin.ts'
import { createGetSnowStations } from '../../services/snow/get-snow-stations.ts'
import { createDataAges, createSourceStatus, type ReadSource, undated } from '../../services/source-status.ts'
import { createGetLakes } from '../../services/water/get-lakes.ts'
import { createGetWater } from '../../services/water/get-water.ts'
import { modeOf } from '../../services/weather-key.ts'
import { createSharedPictures } from '../../storage/shared-work/create-shared-pictures.ts'
import { createSharedWork } from '../../storage/shared-work/create-shared-work.ts'
import { providerOf } from '../../upstreams/providers.ts'
import type { Config } from '../config.ts'
import { createOperator } from '../http/operator.ts'
import type { Metrics } from '../process/metrics.ts'
import { createRadarProcess } from '../process/radar-process.ts'
import { readBaseMap, readBaseMapUrl, readGazetteer, readLicences } from './built-files.ts'
import { composeAccuracy } from './compose-accuracy.ts'
import { composePush } from './compose-push.ts'
import { composeSources } from './compose-sources.ts'
import { identification } from './identification.ts'
import { openStorage } from './open-storage.ts'
import { readAhead } from './read-ahead.ts'

/** Calls of a free source per client and minute: a fourteenth of our own limit for MET Norway. */
const newForecasts = 60

/** Wires everything behind the web server: the only place that knows the implementations. */
export async function composeServices(options: {
  config: Config
  log: Log
  clock: Clock
  metrics: Pick<Metrics, 'upstreamCalls' | 'pushMessages'>
}) {
  const { config, log, clock, metrics } = options
  const userAgent = identification(config)
  const storage = await openStorage({ config, clock, log })
  const { redis, database, counts, weatherKey, cache, limiter } = storage
  const gazetteer = readGazetteer()
  const { perDay, perMinute } = config.billedCalls
  const budget = createCallBudget({
    counts,
    perDay,
    perMinute,
    shares: limiter({ name: 'weather-calls', points: clientCalls(perDay), durationMs: dayMs }),
    clock,
    log,
  })
  const sources = composeSources({ ...options, storage, gazetteer, budget, userAgent })
  const { localWeather, geocoders, openDataMode } = sources
  weatherKey.watch(() => localWeather.wake())

  const patienceMs = config.sourcePatienceMs
  const common = { weatherKey, cache, patienceMs, clock, log }
  const freeShares = limiter({ name: 'new-forecasts', points: newForecasts, durationMs: minuteMs })
  const weatherParts = { ...common, sources: sources.weather, budget, freeShares }
  const getWeather = createGetWeather(weatherParts)
  const getAlerts = createGetAlerts({
    ...common,
    sources: sources.byMode('alerts'),
    getWeather,
    geography: alertGeography,
  })
  const alertsFollowed = followAlerts(getAlerts, log)
  const radar = createRadar({
    runs: createRadarProcess({ config, clock, userAgent }),
    weatherKey,
    ...(redis && {
      shared: {
        work: createSharedWork(redis),
        pictures: createSharedPictures(redis, pictureLifeMs),
      },
    }),
    clock,
    log,
  })
  const holder = randomUUID()
  const { accuracy, keepAccuracy } = composeAccuracy({
    config,
    storage,
    localWeather,
    radar,
    weather: sources.weather,
    budget,
    weatherKey,
    holder,
    clock,
    log,
  })
  const getBulletin = createGetBulletin({ ...common, sources: sources.byMode('slfBulletin') })
  const getSnowStations = createGetSnowStations({
    ...common,
    sources: { imis: sources.byMode('slfImis'), swissmetnet: sources.byMode('stationSnow') },
  })
  const glanceWeather = createGlanceWeather({ ...common, sources: sources.weather, budget })
  const getRain = createGetRain({ getRadarRain: radar.getRain, glanceWeather, clock })
  const getWater = createGetWater({
    ...common,
    sources: sources.byMode('hydrology'),
    demoPast: sources.demoWaterAt,
  })
  const getLakes = createGetLakes({ ...common, sources: sources.byMode('alplakes') })
  const getPollen = createGetPollen({ ...common, sources: sources.byMode('pollen') })
  const places = withMountainPlaces(gazetteer, localWeather.points)
  const local = { ...localWeather, ...places, mode: openDataMode, clock }
  const getRegionalWinds = createGetRegionalWinds({
    ...common,
    sources: sources.byMode('stationSeries'),
    mode: openDataMode,
  })
  const place = defaultPlace(gazetteer)
  const whileOpenData =
    (read: (mode: Mode) => ReturnType<ReadSource>): ReadSource =>
    async () => {
      const mode = await openDataMode()
      return mode && read(mode)
    }
  const getSourceStatus = createSourceStatus({
    read: {
      weather: () => getWeather(place, null),
      'local-forecasts': whileOpenData(async (mode) => localWeather.forecasts[mode].source.status()),
      measurements: whileOpenData(async (mode) => localWeather.measurements[mode].source.status()),
      'world-weather': whileOpenData(async (mode) => sources.metNorway.last(mode)),
      async warnings() {
        const alerts = await getAlerts({ kind: 'switzerland' })
        // Examples do not come from the feed; its own stamp may be hours old in calm weather.
        return alerts.data.state === 'sample' ? { data: null, failures: alerts.failures } : undated(alerts)
      },
      radar: radar.getNewest,
      water: getWater,
      lakes: getLakes,
      places: async () => geocoders.last(await modeOf(weatherKey)),
      // Out of season there is none for months.
      avalanches: async () => undated(await getBulletin('de')),
      snow: async () => (await getSnowStations()).imis,
      'snow-swissmetnet': async () => (await getSnowStations()).swissmetnet,
      pollen: getPollen,
      'regional-winds': whileOpenData(getRegionalWinds),
    },
    async providerOf(what) {
      const { facts, baseUrl, oldAfterMs } = providerOf(what)
      return { source: creditOf(facts, sources.isDemo(await modeOf(weatherKey), baseUrl)), oldAfterMs }
    },
    clock,
  })
  const services: Services = {
    weatherKey,
    getWeather,
    getWorldWeather: createGetWeather({ ...weatherParts, sources: { ...sources.weather, local: null } }),
    getMorningForecast: createGetMorningForecast({ ...local, forecasts: localWeather.mornings }),
    getStations: createGetStations(local),
    getHeightProfile: createGetHeightProfile(local),
    getMountainPoints: createGetMountainPoints({ ...local, getRain: radar.getRain }),
    getRegionalWinds,
    glanceWeather,
    findPlaces: createFindPlaces({
      ...common,
      gazetteer: places,
      sources: geocoders.sources,
      secret: storage.secret,
    }),
    getAlerts,
    accuracy,
    getBulletin,
    getSnowStations,
    getRain,
    getWater,
    getLakes,
    getPollen,
    radar,
    baseMap: { url: readBaseMapUrl(), styleUrl: config.baseMapStyleUrl },
    getSourceStatus,
    licences: readLicences(),
  }

  const push = composePush({ config, storage, services, metrics, holder, userAgent, clock, log })
  const operator = createOperator({ code: config.operatorCode, clock })
  return {
    services,
    budget,
    push,
    keepAccuracy,
    getDataAges: createDataAges(getSourceStatus, clock),
    getSetupStatus: createSetupStatus({
      weatherKey,
      getSourceStatus: services.getSourceStatus,
      budget,
      push,
      accuracy: keepAccuracy,
      settings: {
        operatorName: config.site.operatorName,
        contactMail: config.site.contactMail,
        issuesUrl: config.site.issuesUrl,
        ads: config.site.ads.mode,
        publicOrigin: config.publicOrigin,
        trustedProxies: config.trustedProxies,
        hasOperatorCode: operator.isConfigured,
      },
    }),
    baseMap: readBaseMap(),
    operator,
    limits: {
      wrongCodes: limiter({
        name: 'wrong-codes',
        points: 5,
        durationMs: 15 * minuteMs,
        isReturnable: true,
        timesForAll: 20,
      }),
      api: limiter({ name: 'api', points: config.apiRequestsPerMinute, durationMs: minuteMs }),
      searches: limiter({ name: 'searches', points: config.searchesPerMinute, durationMs: minuteMs }),
      keyChanges: limiter({ name: 'key-changes', points: 20, durationMs: minuteMs }),
      pushChanges: limiter({ name: 'push-changes', points: 60, durationMs: minuteMs }),
      newSubscriptions: limiter({
        name: 'new-subscriptions',
        points: config.push.subscriptionsPerClient,
        durationMs: dayMs,
      }),
    },
    onKeyChange: (listener: () => void) => weatherKey.watch(listener),
    /** Only the database and the key in it decide: the cache works from memory while Redis is down. */
    async checkReady() {
      const trouble = weatherKey.trouble()
      if (trouble) throw new Error(trouble)
      await withPatience('database', database.check(), operatorPatienceMs)
    },
    /** Called once the site listens: loads the radar in the background, and for the first visitors what pages read. */
    start() {
      alertsFollowed.start()
      radar.start()
      weatherKey.watch(() => void radar.followKey())
      localWeather.start()
      push.start()
      keepAccuracy.start()
      void readAhead(services, log)
    },
    /** Printed once at startup, on the operator's terminal only. */
    announce() {
      if (!operator.isConfigured)
        console.log(
          `Operator code for /setup${config.trustsThisMachine ? ' from other machines' : ''}: ${operator.code}`,
        )
    },
    async close() {
      await alertsFollowed.stop()
      await push.stop()
      await keepAccuracy.stop()
      radar.stop()
      weatherKey.stop()
      localWeather.stop()
      await storage.close()
    },
  }
}

function defaultPlace(gazetteer: Gazetteer): Place {
  const zurich = gazetteer.bySlug(defaultPlaceSlug)
  if (!zurich) throw new Error('the gazetteer holds no Zürich')
  return zurich
}
