import { type Context, Hono } from 'hono'
import { except } from 'hono/combine'
import { HTTPException } from 'hono/http-exception'
import { languages } from '../domain/language.ts'
import type { BaseMap } from '../domain/place/base-map.ts'
import type { SiteSettings } from '../page-contract/page-contract.ts'
import type { Clock, Log } from '../ports/platform.ts'
import type { PageViews } from '../services/operator/page-views.ts'
import type { GetSetupStatus } from '../services/operator/setup-status.ts'
import type { WeatherKey } from '../services/operator/weather-key.ts'
import type { Push } from '../services/push/create-push.ts'
import type { Services } from '../services/services.ts'
import { createApi } from './api/api.ts'
import { placeTextRoute } from './feeds/place-text-route.ts'
import { warningsAtomRoute } from './feeds/warnings-atom-route.ts'
import { createReadClient, type Env } from './http/client-address.ts'
import { ClientLeftError, createFairShares } from './http/fair-shares.ts'
import { isUsableHost } from './http/host.ts'
import { refuseHugeBodies } from './http/middleware/body-limit.ts'
import { monitoringOnly } from './http/middleware/monitoring-only.ts'
import { fairShare, type Limit, type ReturnableLimit, rateLimit } from './http/middleware/rate-limit.ts'
import { requestLog } from './http/middleware/request-log.ts'
import { commonHeaders, securityHeaders } from './http/middleware/security-headers.ts'
import type { Operator } from './http/operator.ts'
import { createPack, packedAnswer } from './http/packed-answer.ts'
import { problem } from './http/problem.ts'
import { settingsRoute } from './http/settings-route.ts'
import { type loadAssets, staticAssets } from './http/static-assets.ts'
import { tilesRoute } from './maps/tiles-route.ts'
import { mcpRoute } from './mcp/mcp-route.ts'
import { openMeteoRoute } from './open-meteo/open-meteo-route.ts'
import { createCachedAnswers } from './pages/cached-answers.ts'
import { createPageCache } from './pages/page-cache.ts'
import { type AppHandler, createPages } from './pages/pages.ts'
import { createRenderGate } from './pages/render-gate.ts'
import { securityText } from './pages/security-text.ts'
import { createSitemap, robots } from './pages/site-map.ts'
import { createPreviewRenderer } from './previews/preview-renderer.ts'
import { createPreviews } from './previews/previews.ts'
import type { Metrics } from './process/metrics.ts'

/** What composeServices makes, and settings under their own names. */
type AppParts = {
  /** Of the world that the key selects: to be asked for once per request. */
  services: () => Promise<Services>
  weatherKey: WeatherKey
  swissSlugs: () => Iterable<string>
  /** A map of the operator's choice; null without one. */
  baseMapStyleUrl: string | null
  site: SiteSettings
  adOrigins: readonly string[]
  operator: Operator
  getSetupStatus: GetSetupStatus
  push: Push
  views: Pick<PageViews, 'count'>
  limits: Record<'api' | 'searches' | 'keyChanges' | 'pushChanges' | 'newSubscriptions', Limit> & {
    wrongCodes: ReturnableLimit
  }
  /** Number of reverse proxies in front of us. */
  trustedProxies: number
  trustsThisMachine: boolean
  /** Costly requests per client and minute, beyond the burst. */
  costlyAnswersPerMinute: number
  /** Gives other machines access to /metrics and /readyz; null if none have it. */
  monitoringToken: string | null
  /** null if the build has none: server-drawn images then omit it. */
  baseMap: BaseMap | null
  publicOrigin: string
  appHandler: () => Promise<AppHandler>
  assets: ReturnType<typeof loadAssets>
  /** Called when the key changes, here or in another process. */
  onKeyChange: (listener: () => void) => void
  /** Rejects while an essential part is unavailable, with a message for the operator that holds no secret. */
  checkReady: () => Promise<void>
  metrics: Metrics
  clock: Clock
  log: Log
}

/** Some six hundred pages, each fresh for a minute at most. */
const pageCacheBytes = 16 * 1024 * 1024

/** Half of an upstream's concurrency: one client leaves the other half to everyone else. */
const clientShare = { atOnce: 4, longestWaitMs: 5_000 }

/** The whole site as one function from Request to Response, and before it the fast path for pages in the cache. */
export function createApp(parts: AppParts) {
  const { services, publicOrigin, metrics, clock, log } = parts
  const now = performance.now.bind(performance)
  const cache = createPageCache({ maxBytes: pageCacheBytes, clock, now })
  const gate = createRenderGate({ now, onRefusal: () => metrics.refused.inc({ reason: 'overload' }) })
  const readClient = createReadClient(parts)
  const shares = createFairShares({
    ...clientShare,
    perMinute: parts.costlyAnswersPerMinute,
    now,
    onRefusal: () => metrics.refused.inc({ reason: 'limit' }),
  })
  const countView = parts.views.count
  const pages = createPages({
    ...parts,
    cache,
    gate,
    shares,
    onRender: () => metrics.renders.inc(),
    countView,
  })
  const render = createPreviewRenderer()
  const previews = createPreviews({ ...parts, render, gate, shares, readClient, now })
  parts.onKeyChange(() => {
    cache.clear()
    previews.forget()
  })
  const limited = (limit: Limit) =>
    rateLimit({ limit, readClient, onRefusal: () => metrics.refused.inc({ reason: 'limit' }) })
  const costly = fairShare({ shares, readClient, isPaced: true })
  const app = new Hono<Env>()
  app.use(requestLog({ log, metrics, clock }))
  const common = commonHeaders({ behindTls: publicOrigin.startsWith('https:') })
  app.use(securityHeaders(common))

  // Such a request has no valid address.
  app.use(async (c, next) => {
    if (!isUsableHost(c.req.header('host')))
      return problem(c, { status: 400, code: 'bad-host', title: 'The Host header is no host' })
    // Its body could not be read: a Request refuses such an address.
    if (/^https?:\/\/[^/?#]*@/.test(c.req.url))
      return problem(c, { status: 400, code: 'bad-address', title: 'The address holds a password' })
    await next()
  })
  app.use(refuseHugeBodies)

  // Specific to this moment and process: no cache may keep them.
  const unkept = { 'Cache-Control': 'no-store' }
  app.get('/healthz', (c) => c.text('ok', 200, unkept))
  app.on('GET', ['/readyz', '/metrics'], monitoringOnly({ token: parts.monitoringToken, readClient }))
  app.get('/readyz', async (c) => {
    try {
      await parts.checkReady()
      return c.text('ready', 200, unkept)
    } catch (error) {
      const detail = error instanceof Error ? error.message : 'unknown'
      return problem(c, { status: 503, code: 'not-ready', title: 'Not ready', detail })
    }
  })
  app.get('/metrics', async (c) =>
    c.body(await metrics.registry.metrics(), 200, {
      ...unkept,
      'Content-Type': metrics.registry.contentType,
    }),
  )
  app.get('/robots.txt', (c) =>
    c.text(robots(publicOrigin), 200, { 'Cache-Control': 'public, max-age=3600' }),
  )
  const { adsTxt, contactMail, identity } = parts.site
  const logo = identity.logo?.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"') ?? null
  if (logo !== null)
    app.get('/site-logo.svg', (c) =>
      c.body(logo, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' }),
    )
  if (adsTxt !== null)
    app.get('/ads.txt', (c) => c.text(adsTxt, 200, { 'Cache-Control': 'public, max-age=3600' }))
  if (contactMail !== null)
    app.get('/.well-known/security.txt', (c) =>
      c.text(securityText(contactMail, publicOrigin, clock()), 200, {
        'Cache-Control': 'public, max-age=3600',
      }),
    )
  const pack = createPack(() => metrics.packed.inc())
  const sitemap = createSitemap({
    origin: publicOrigin,
    slugs: parts.swissSlugs,
    pagesOff: parts.site.identity.pagesOff,
    pack,
  })
  app.get('/:file{sitemap(-[1-9][0-9]{0,2})?\\.xml}', costly, async (c, next) => {
    const file = await sitemap(Number(/-(\d+)/.exec(c.req.param('file'))?.[1] ?? 0))
    return file
      ? packedAnswer(c, file, { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=3600' })
      : next()
  })
  const { api, searches, keyChanges, pushChanges } = parts.limits
  // Radar images are bytes in memory, fifty to a page: not counted.
  const isPicture = (c: Context) =>
    /^\/api\/v1\/(radar\/frames|map\/forecast)\/.*\.(png|bin)$/.test(c.req.path)
  app.use('/api/*', except(isPicture, limited(api)))
  // The API limits their rate; here only their concurrency is limited.
  app.use('/api/*', except(isPicture, fairShare({ shares, readClient, isPaced: false })))
  app.on(['PUT', 'DELETE'], '/api/v1/key', limited(keyChanges))
  app.on(['PUT', 'POST', 'DELETE'], '/api/v1/push/subscription', limited(pushChanges))
  app.use('/api/v1/places/reverse', limited(searches))
  app.use(
    '/api/v1/places',
    except((c) => c.req.query('more') !== '1', limited(searches)),
  )
  app.use('/alerts.atom', costly)
  app.route('/alerts.atom', warningsAtomRoute({ services, publicOrigin }))
  app.route(
    '/api/v1',
    createApi({
      ...parts,
      ...parts.limits,
      readClient,
      pack,
      countView,
    }),
  )
  app.use('/:language{en|de|fr|it}/:file{.+\\.txt}', costly)
  for (const language of languages) app.route(`/${language}`, placeTextRoute({ services, readClient, clock }))
  app.use('/v1/*', limited(api), fairShare({ shares, readClient, isPaced: false }))
  app.route('/v1', openMeteoRoute({ services, readClient, clock }))
  app.use('/mcp', limited(api), fairShare({ shares, readClient, isPaced: false }))
  app.route('/mcp', mcpRoute({ services, readClient, publicOrigin, clock }))
  const unpaced = fairShare({ shares, readClient, isPaced: false })
  app.route('/', tilesRoute({ services, publicOrigin, costly: [limited(api), unpaced], clock }))
  app.use(previews.middleware)
  app.all('/api/*', (c) => problem(c, { status: 404, code: 'not-found', title: 'No such resource' }))
  app.route('/', settingsRoute({ publicOrigin }))
  // By route, because the router accepts many spellings of one address.
  const limitSearches = limited(searches)
  app.use(async (c, next) => {
    return (await pages.isSearch(c.req.path)) ? limitSearches(c, next) : next()
  })
  app.use(staticAssets(parts.assets))
  // During a roll-out, a file that another process has: no cache may keep that it is missing here.
  app.on(['GET', 'HEAD'], '/assets/*', (c) =>
    problem(c, { status: 404, code: 'not-found', title: 'No such file' }),
  )
  app.on(['GET', 'HEAD'], '*', (c) => pages.answer(c.req.raw, readClient(c).network))
  // Pages accept no other methods: changes go through the API and the forms of the settings.
  app.all('*', (c) =>
    problem(
      c,
      { status: 405, code: 'method-not-allowed', title: 'Pages are only read' },
      { Allow: 'GET, HEAD' },
    ),
  )

  app.onError((error, c) => {
    // Ours bring their answer. The library's own, as to a body that is no JSON, has a sentence that may quote the request.
    if (error instanceof HTTPException) {
      const unreadable = { status: error.status, code: 'bad-request', title: 'The request cannot be read' }
      return error.res ?? problem(c, unreadable)
    }
    // Read by nobody; nginx logs the same status.
    if (error instanceof ClientLeftError) return new Response(null, { status: 499 })
    log.error({ error: error.message, stack: error.stack, path: c.req.path.slice(0, 200) }, 'request failed')
    return problem(c, { status: 500, code: 'internal', title: 'Something went wrong on our side' })
  })
  return {
    app,
    answerFromCache: createCachedAnswers({
      cache,
      commonHeaders: common,
      metrics,
      log,
      countView,
      spoken: parts.site.identity.language,
    }),
  }
}
