import { randomBytes } from 'node:crypto'
import { type createContext, RouterContextProvider } from 'react-router'
import { decoded } from '../../domain/address/decoded.ts'
import { knownSearch } from '../../domain/address/known-search.ts'
import { isLanguage, type Language } from '../../domain/language.ts'
import { pageOf } from '../../domain/pages.ts'
import type { RequestContext, SiteSettings } from '../../page-contract/page-contract.ts'
import type { DrawPreview } from '../../page-contract/preview-contract.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { Services } from '../../services/services.ts'
import { busyPage } from '../http/busy-page.ts'
import { type FairShares, ShareExceededError } from '../http/fair-shares.ts'
import { contentSecurityPolicy } from '../http/middleware/security-headers.ts'
import { isOpening, openedPage } from '../http/opened-page.ts'
import { readVisitor } from '../http/visitor.ts'
import type { createDocumentWriter } from './document.ts'
import { isNotModified, type Page, type PageCache, packPage, pageAnswer, pageKey } from './page-cache.ts'
import { OverloadedError, type RenderGate } from './render-gate.ts'
import { requestContextOf } from './request-context.ts'

/** The built app, or in development the one Vite serves. */
export type AppHandler = {
  release: string
  handle(request: Request, context: RouterContextProvider): Promise<Response>
  requestContext: ReturnType<typeof createContext<RequestContext>>
  finishDocument: ReturnType<typeof createDocumentWriter>
  /** Addresses of the texts that hydrating the page loads. */
  textFilesOf(language: Language, pathname: string): string[]
  drawPreview: DrawPreview
  /** Id of the route for the address, ignoring case and a trailing slash; null if there is none. */
  routeOf(pathname: string): string | null
}

/** They match no page's route, with a language before them or without. */
const notFoundPath = '/not-found'
/** In two parts: one alone could be a language to home's route. */
const switchedOffPath = '/pages/switched-off'
/** After an overload. */
const retryAfterSeconds = 3

export function createPages(options: {
  appHandler: () => Promise<AppHandler>
  services: () => Promise<Services>
  /** A map of the operator's choice, which pages may load; null without one. */
  baseMapStyleUrl: string | null
  site: SiteSettings
  /** Allowed by the pages' Content-Security-Policy besides our own origin. */
  adOrigins: readonly string[]
  publicOrigin: string
  cache: PageCache
  gate: RenderGate
  shares: FairShares
  onRender: () => void
  countView: (page: string) => void
  clock: Clock
  log: Log
}) {
  const { baseMapStyleUrl, site } = options
  const mapOrigins = baseMapStyleUrl === null ? [] : [new URL(baseMapStyleUrl).origin]

  async function render(request: Request, client: string): Promise<Page> {
    options.onRender()
    const app = await options.appHandler()
    const url = new URL(request.url)
    const nonce = randomBytes(16).toString('base64url')
    const visitor = readVisitor(url.pathname, request.headers, site.identity.language)
    const services = await options.services()
    const { context, freshUntil } = requestContextOf(
      { ...options, services },
      {
        ...visitor,
        client,
        release: app.release,
        nonce,
      },
    )
    const provider = new RouterContextProvider()
    provider.set(app.requestContext, context)
    const response = await app.handle(request, provider)
    const headers = Object.fromEntries(response.headers)
    // A document with a policy of its own is finished: it runs no application.
    const isPage =
      (headers['content-type']?.startsWith('text/html') ?? false) && !headers['content-security-policy']
    const cacheable = [200, 404, 410].includes(response.status)
    if (!isPage) {
      const body = Buffer.from(await response.arrayBuffer())
      return packPage(response.status, headers, body, cacheable ? freshUntil() : 0)
    }
    const texts = app.textFilesOf(visitor.language, url.pathname)
    const { html, scriptHashes } = app.finishDocument(await response.text(), nonce, texts)
    headers['content-security-policy'] = contentSecurityPolicy(scriptHashes, options.adOrigins, mapOrigins)
    return packPage(response.status, headers, html, cacheable ? freshUntil() : 0)
  }

  async function routeOf(pathname: string): Promise<string | null> {
    const plain = pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length) : pathname
    // Routers throw on malformed percent encoding.
    return decoded(plain) === null ? null : (await options.appHandler()).routeOf(plain)
  }

  /** All addresses that do not exist share one cached page, and so do those of pages that the operator switched off. */
  async function pageAddress({ pathname, search }: URL): Promise<string> {
    const data = pathname.endsWith('.data') ? '.data' : ''
    const [, first = '', second = ''] = pathname.slice(0, pathname.length - data.length).split('/')
    const isOff = site.identity.pagesOff.includes(pageOf(isLanguage(first) ? second : first)?.id ?? '')
    if (!isOff && (await routeOf(pathname)) !== null) return pathname + knownSearch(search)
    if (!isOff) options.log.info({ path: pathname.slice(0, 200) }, 'page not found')
    const path = isOff ? switchedOffPath : notFoundPath
    return `${isLanguage(first) ? `/${first}` : ''}${path}${data}${data === '' ? '' : wantedRoutes(search)}`
  }

  /** Loaders must not see the client's Host header: addresses come from configuration. */
  const asGet = (address: string, { headers }: Request) =>
    new Request(options.publicOrigin + address, { headers })

  const inTurn = <T>(client: string, { signal }: Request, work: () => Promise<T>) =>
    options.shares.run(client, { isPaced: true, signal }, work)

  function answerWith(page: Page, request: Request): Response {
    const { pathname } = new URL(request.url)
    const opened = request.method === 'GET' && page.status === 200 ? openedPage(pathname) : null
    if (opened && isOpening(request.headers)) options.countView(opened)
    return pageResponse(page, request)
  }

  return {
    /** Whether the address, however spelt, is the search page or its data. */
    isSearch: async (pathname: string) => (await routeOf(pathname)) === 'routes/search',
    /** `client`: whose share a render counts against; cached pages are free. */
    async answer(request: Request, client: string): Promise<Response> {
      const url = new URL(request.url)
      const address = await pageAddress(url)
      const key = pageKey(readVisitor(url.pathname, request.headers, site.identity.language), address)
      const make = () => options.gate.run(client, () => render(asGet(address, request), client))
      try {
        // The share is charged before joining the render: a client that waits for its turn does not hold up others.
        const page =
          options.cache.peek(key) ??
          (await inTurn(client, request, () => options.cache.getOrRender(key, make)))
        return answerWith(page, request)
      } catch (error) {
        const old = isRefusal(error) && options.cache.peekOld(key)
        return old ? answerWith(old, request) : refusal(error, url.pathname, request)
      }
    },
  }
}

const isRefusal = (error: unknown) => error instanceof OverloadedError || error instanceof ShareExceededError

/** For overload and rate limits; every other error is rethrown. */
function refusal(error: unknown, pathname: string, { headers }: Request): Response {
  const { language } = readVisitor(pathname, headers)
  if (error instanceof ShareExceededError)
    return busyPage('limit', language, Math.ceil(error.retryAfterMs / 1000))
  if (!(error instanceof OverloadedError)) throw error
  return busyPage('overload', language, retryAfterSeconds)
}

/** Of the router's request for the data of a missing page: which of its two routes. */
function wantedRoutes(search: string): string {
  const routes = new URLSearchParams(search).get('_routes')
  return routes !== null && /^(root|routes\/not-found|,)*$/.test(routes) ? `?_routes=${routes}` : ''
}

function pageResponse(page: Page, request: Request): Response {
  const { status, headers, body } = pageAnswer(page, {
    isNotModified: isNotModified(page, request.headers.get('if-none-match')),
    acceptEncoding: request.headers.get('accept-encoding') ?? '',
    isPrefetch: request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false,
  })
  return new Response(body === null || request.method === 'HEAD' ? null : body, { status, headers })
}
