import type { Context, MiddlewareHandler } from 'hono'
import type { BaseMap } from '../../domain/place/base-map.ts'
import { defaultSettings } from '../../domain/settings.ts'
import type { RequestContext, SiteSettings } from '../../page-contract/page-contract.ts'
import type { PreviewRequest, SwissMapDrawing } from '../../page-contract/preview-contract.ts'
import type { Log } from '../../ports/platform.ts'
import type { Services } from '../../services/services.ts'
import type { Env, ReadClient } from '../http/client-address.ts'
import { ClientLeftError, type FairShares, ShareExceededError } from '../http/fair-shares.ts'
import { problem, tooMany } from '../http/problem.ts'
import { readVisitor } from '../http/visitor.ts'
import { createRadarPictures, radarPictureSize } from '../maps/radar-svg.ts'
import type { AppHandler } from '../pages/pages.ts'
import { OverloadedError, type RenderGate } from '../pages/render-gate.ts'
import { requestContextOf } from '../pages/request-context.ts'
import { createPreviewCache, type Drawn, type SharedPreview } from './preview-cache.ts'
import { PreviewsBusyError, type RenderPreview } from './preview-renderer.ts'
import { previewRequest } from './preview-request.ts'

const retryAfterSeconds = 3

/** Pictures for link previews: /location/{slug}.png, /alerts.png, /alerts/{warning}.png and /radar.png; for screens /display/{slug}.png. */
export function createPreviews(options: {
  appHandler: () => Promise<Pick<AppHandler, 'drawPreview' | 'release'>>
  services: () => Promise<Services>
  site: SiteSettings
  publicOrigin: string
  render: RenderPreview
  baseMap: BaseMap | null
  gate: RenderGate
  shares: FairShares
  readClient: ReadClient
  clock: () => number
  now: () => number
  log: Log
}) {
  const { gate, log } = options
  const cache = createPreviewCache(options)
  const map = options.baseMap && swissMap(options.baseMap)

  async function draw(
    preview: PreviewRequest,
    of: Pick<RequestContext, 'language' | 'client'>,
  ): Promise<Drawn | null> {
    const { drawPreview, release } = await options.appHandler()
    // Previews are made for no visitor.
    const units = preview.kind === 'display' ? { temperature: preview.temperature } : {}
    const anyone = { savedPlace: null, settings: { ...defaultSettings, ...units }, nonce: '' }
    const services = await options.services()
    const { context, freshUntil } = requestContextOf({ ...options, services }, { ...of, ...anyone, release })
    const svg = await drawPreview(preview, context, map)
    return svg === null ? null : { svg, freshForMs: freshUntil() - context.now }
  }

  const middleware: MiddlewareHandler<Env> = async function previews(c, next) {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const preview = isRead ? previewRequest(new URL(c.req.url)) : null
    if (!preview) return next()
    const { language } = readVisitor(c.req.path, c.req.raw.headers, options.site.identity.language)
    const client = options.readClient(c).network
    const address = JSON.stringify([language, preview])
    const make = () => gate.run(client, () => draw(preview, { language, client }))
    try {
      const preview =
        cache.peek(address) ??
        (await options.shares.run(client, { isPaced: true, signal: c.req.raw.signal }, () =>
          cache.getOrMake(address, make),
        ))
      return preview ? answer(c, preview) : missing(c)
    } catch (error) {
      return failure(c, error, log)
    }
  }
  return { middleware, forget: cache.forget }
}

function answer(c: Context, { png, etag, freshForMs }: SharedPreview): Response {
  const headers = {
    ETag: etag,
    'Cache-Control': `public, max-age=${Math.max(0, Math.floor(freshForMs / 1000))}`,
    // An address without a language is in the reader's.
    Vary: 'Accept-Language, Cookie',
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  return c.body(png, 200, { ...headers, 'Content-Type': 'image/png', 'Content-Length': String(png.length) })
}

const missing = (c: Context) =>
  problem(c, { status: 404, code: 'not-found', title: 'No such place or warning' })

function failure(c: Context, error: unknown, log: Log): Response {
  if (error instanceof ClientLeftError) throw error
  if (error instanceof ShareExceededError) return tooMany(c, error.retryAfterMs)
  const isBusy = error instanceof OverloadedError || error instanceof PreviewsBusyError
  if (!isBusy) log.error({ error: error instanceof Error ? error.message : 'unknown' }, 'picture failed')
  return problem(
    c,
    { status: 503, code: isBusy ? 'overload' : 'no-picture', title: 'No picture right now' },
    { 'Retry-After': String(retryAfterSeconds) },
  )
}

function swissMap(baseMap: BaseMap): SwissMapDrawing {
  const drawRadar = createRadarPictures(baseMap)
  return { ...radarPictureSize, draw: (what) => drawRadar({ ...what, theme: 'light' }) }
}
