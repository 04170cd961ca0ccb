import { randomUUID } from 'node:crypto'
import { machineClock } from '../../concurrency/machine-clock.ts'
import type { Identity } from '../../domain/identity.ts'
import { outlinesOf, pictureTowns } from '../../domain/place/base-map.ts'
import type { Place } from '../../domain/place/place.ts'
import { dayMs, minuteMs } from '../../domain/time/durations.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { clientCalls, createCallBudget } from '../../services/operator/call-budget.ts'
import { operatorPatienceMs } from '../../services/operator/database-patience.ts'
import { createPageViews } from '../../services/operator/page-views.ts'
import { createSetupStatus } from '../../services/operator/setup-status.ts'
import { createDataAges, type GetSourceStatus } from '../../services/operator/source-status.ts'
import { createPictureStore, pictureLifeMs } from '../../services/radar/show/picture-store.ts'
import { withPatience } from '../../services/reading/outcome.ts'
import { createSharedPictures } from '../../storage/shared-work/create-shared-pictures.ts'
import type { Config } from '../config.ts'
import { createOperator } from '../http/operator.ts'
import { readIdentity } from '../identity/read-identity.ts'
import { createRadarProcess } from '../jobs/radar-process.ts'
import type { Metrics } from '../process/metrics.ts'
import { readBaseMap, readBaseMapUrl, readGazetteer, readLicences } from './built-files.ts'
import { withDemoSeed } from './choose-demo-seed.ts'
import { composePush } from './compose-push.ts'
import { composeWorld, type OutsideWorlds } from './compose-world.ts'
import { identification } from './identification.ts'
import { openStorage } from './open-storage.ts'
import { createWorlds } from './worlds.ts'

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
  const { redis, database, counts, weatherKey, limiter } = storage
  const gazetteer = readGazetteer()
  const { identity, problems } = readIdentity(config.identity, (slug) => gazetteer.bySlug(slug) !== null)
  for (const { variable, problem } of problems)
    log.error({ variable, problem }, 'a setting of the site cannot be used')
  const { perDay, perMinute } = config.billedCalls
  const budget = createCallBudget({
    counts,
    perDay,
    perMinute,
    shares: limiter({ name: 'weather-calls', points: clientCalls(perDay), durationMs: dayMs }),
    clock,
    log,
  })
  const holder = randomUUID()
  const baseMap = readBaseMap()
  const outside: Omit<OutsideWorlds, 'config' | 'runRadar'> = {
    ...options,
    storage,
    gazetteer,
    budget,
    freeShares: limiter({ name: 'new-forecasts', points: newForecasts, durationMs: minuteMs }),
    pictures: createPictureStore(clock, redis && createSharedPictures(redis, pictureLifeMs)),
    examplePlace: homePlace(gazetteer, identity),
    lakes: baseMap ? outlinesOf(baseMap, 'lake') : [],
    baseMap: { url: readBaseMapUrl(), styleUrl: config.baseMapStyleUrl },
    pictureTowns: baseMap ? pictureTowns(baseMap) : [],
    licences: readLicences(),
    holder,
    userAgent,
  }
  const worlds = createWorlds({
    async compose(mode) {
      const seeded = await withDemoSeed(mode, config, clock())
      const runRadar = createRadarProcess({ config: seeded, clock, userAgent })
      return composeWorld(mode, { ...outside, config: seeded, runRadar })
    },
    weatherKey,
    log,
  })
  const services = async () => (await worlds.inUse()).services
  const getSourceStatus: GetSourceStatus = async (wanted) => (await services()).getSourceStatus(wanted)
  const accuracy = { counts: async () => (await worlds.inUse()).keepAccuracy.counts() }
  const push = composePush({ config, storage, services, metrics, holder, userAgent, clock, log })
  const views = createPageViews({ counts, now: machineClock })
  const operator = createOperator({ code: config.operatorCode, clock })
  return {
    site: { ...config.site, identity },
    services,
    weatherKey,
    swissSlugs: gazetteer.swissSlugs,
    budget,
    push,
    accuracy,
    views,
    getDataAges: createDataAges(getSourceStatus, clock),
    getSetupStatus: createSetupStatus({
      weatherKey,
      getSourceStatus,
      budget,
      push,
      accuracy,
      views,
      settings: {
        operatorName: config.site.operatorName,
        contactMail: config.site.contactMail,
        issuesUrl: config.site.issuesUrl,
        ads: config.site.ads.mode,
        identity: { isSet: Object.keys(config.identity).length > 0, problems },
        publicOrigin: config.publicOrigin,
        trustedProxies: config.trustedProxies,
        hasOperatorCode: operator.isConfigured,
      },
    }),
    baseMap,
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
      worlds.start()
      push.start()
      views.start()
    },
    /** Printed once at startup, on the operator's terminal only. */
    announce() {
      if (!operator.isConfigured)
        console.log(
          `Operator code for /setup${config.trustsThisMachine ? ' from other machines' : ''}: ${operator.code}`,
        )
    },
    async close() {
      await Promise.all([push.stop(), views.stop()])
      weatherKey.stop()
      await worlds.stop()
      await storage.close()
    },
  }
}

function homePlace(gazetteer: Gazetteer, { homePlace: slug }: Identity): Place {
  const place = gazetteer.bySlug(slug)
  if (!place) throw new Error(`the gazetteer holds no ${slug}`)
  return place
}
