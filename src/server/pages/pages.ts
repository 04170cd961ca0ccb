import { type createContext, RouterContextProvider } from 'react-router'
import { isLanguage } from '../../domain/language.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { RequestContext, SiteSettings } from '../../services/request-context.ts'
import type { Services } from '../../services/services.ts'
import { contentSecurityPolicy } from '../middleware/security-headers.ts'
import { readVisitor } from '../visitor.ts'
import { busyPage } from './busy-page.ts'
import { inlineScriptHashes, scriptsAfterFirstPaint } from './document.ts'
import { type Page, type PageCache, packPage, pageAnswer, pageKey } from './page-cache.ts'
import { OverloadedError, type RenderGate } from './render-gate.ts'

/** The built app, or in development the one Vite serves. */
export type AppHandler = {
  handle(request: Request, context: RouterContextProvider): Promise<Response>
  requestContext: ReturnType<typeof createContext<RequestContext>>
  /** A document with the styles of its first screen. */
  withStyles(html: string): string
  /** Whether there is a page at the address. */
  knows(pathname: string): boolean
}

/** Data may be younger than this when a page is rendered; no page is kept longer. */
const longestFreshMs = 60_000
/** Matches no route. */
const nowhere = '/not-found'
/** After an overload. */
const retryAfterSeconds = 3

export function createPages(o: {
  app: () => Promise<AppHandler>
  services: Services
  site: SiteSettings
  /** Allowed by the pages' Content-Security-Policy besides our own origin. */
  adOrigins: readonly string[]
  publicOrigin: string
  cache: PageCache
  gate: RenderGate
  onRender: () => void
  clock: Clock
  log: Log
}) {
  const { styleUrl } = o.services.baseMap
  const mapOrigins = styleUrl ? [new URL(styleUrl).origin] : []

  async function render(request: Request): Promise<Page> {
    o.onRender()
    const app = await o.app()
    const url = new URL(request.url)
    const now = o.clock()
    let freshUntil = now + longestFreshMs
    const context = new RouterContextProvider()
    context.set(app.requestContext, {
      ...readVisitor(url.pathname, request.headers),
      services: o.services,
      publicOrigin: o.publicOrigin,
      site: o.site,
      now,
      log: o.log,
      freshUntil(at) {
        freshUntil = Math.min(freshUntil, at)
      },
      renderTurn: o.gate.renderTurn,
    })
    const response = await app.handle(request, context)
    const headers = Object.fromEntries(response.headers)
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false
    const isNowhere = url.pathname.endsWith(nowhere) || url.pathname.endsWith(`${nowhere}.data`)
    const cacheable = response.status === 200 || (response.status === 404 && isNowhere)
    if (!isHtml) {
      return packPage(
        response.status,
        headers,
        Buffer.from(await response.arrayBuffer()),
        cacheable ? freshUntil : 0,
      )
    }
    const html = app.withStyles(scriptsAfterFirstPaint(await response.text()))
    headers['content-security-policy'] = contentSecurityPolicy(
      inlineScriptHashes(html),
      o.adOrigins,
      mapOrigins,
    )
    return packPage(response.status, headers, html, cacheable ? freshUntil : 0)
  }

  /** One page stands for all that do not exist: made once, however many addresses somebody tries. */
  async function pageAddress({ pathname, search }: URL): Promise<string> {
    const data = pathname.endsWith('.data') ? '.data' : ''
    const plain = pathname.slice(0, pathname.length - data.length)
    if (isDecodable(plain) && (await o.app()).knows(plain)) return pathname + search
    o.log.warn({ path: pathname.slice(0, 200) }, 'page not found')
    const first = pathname.split('/')[1]
    return `${isLanguage(first) ? `/${first}` : ''}${nowhere}${data}${data === '' ? '' : search.slice(0, 200)}`
  }

  return {
    async answer(request: Request): Promise<Response> {
      const url = new URL(request.url)
      // Loaders must not see the client's Host header: addresses come from configuration.
      const address = await pageAddress(url)
      const asGet = new Request(o.publicOrigin + address, { headers: request.headers })
      const key = pageKey(readVisitor(url.pathname, request.headers), address)
      try {
        const page = await o.cache.getOrRender(key, () => o.gate.run(() => render(asGet)))
        return pageResponse(page, request)
      } catch (error) {
        if (!(error instanceof OverloadedError)) throw error
        const old = o.cache.peekOld(key)
        if (old) return pageResponse(old, request)
        return busyPage('overload', readVisitor(url.pathname, request.headers).language, retryAfterSeconds)
      }
    },
  }
}

/** Routers throw at broken percent signs. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

function pageResponse(page: Page, request: Request): Response {
  const { status, headers, body } = pageAnswer(page, {
    isNotModified: request.headers.get('if-none-match') === page.etag,
    acceptEncoding: request.headers.get('accept-encoding') ?? '',
  })
  return new Response(body === null || request.method === 'HEAD' ? null : new Uint8Array(body), {
    status,
    headers,
  })
}
