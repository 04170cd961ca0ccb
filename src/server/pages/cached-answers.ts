import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Language } from '../../domain/language.ts'
import type { Log } from '../../ports/platform.ts'
import { acceptedEncodings } from '../http/accept-encoding.ts'
import { isUsableHost } from '../http/host.ts'
import { contentSecurityPolicy } from '../http/middleware/security-headers.ts'
import { isOpening, openedPage } from '../http/opened-page.ts'
import { requestId } from '../http/request-id.ts'
import { readVisitor } from '../http/visitor.ts'
import type { Metrics } from '../process/metrics.ts'
import { isNotModified, type Page, type PageCache, pageAnswer, pageKey } from './page-cache.ts'

/** Addresses that mean the same to us as to URL: no dot segments, no double slashes, nothing to normalise. */
const plainAddress = /^\/(?!\/)(?!.*\/\.)[\w/.,%-]*(\?[\w/.,%=&+-]+)?$/

const mostRemembered = 2000
/** Characters of address, cookie and languages together; longer ones go through Hono. */
const longestRemembered = 1500

const asHeaders = (headers: IncomingHttpHeaders) => ({
  get: (name: string) => (headers[name] as string | undefined) ?? null,
})

/** A page's headers in node:http's fastest form, the last one for the request id, and its body. */
type Prepared = { status: number; headers: string[]; body: Buffer | null }

/** The page's cache key, the address as it may be logged, and which page it is. */
type Requested = { key: string; path: string; page: string | null }

/**
 * The fast path of nearly every page request: straight from node:http to the bytes in the cache, past Hono and the Web's
 * Request and Response, which would cost as much as the sending (docs/decisions/0011-cached-answers.md). Returns true,
 * or leaves the request untouched and returns false: a page not in the cache, or anything unusual.
 */
export function createCachedAnswers(options: {
  cache: PageCache
  /** Sent with every response. */
  commonHeaders: Record<string, string>
  metrics: Metrics
  log: Log
  countView: (page: string) => void
  /** To whoever asks for no language of ours. */
  spoken: Language
}): (request: IncomingMessage, response: ServerResponse) => boolean {
  const preparedOf = new WeakMap<Page, Map<string, Prepared>>()
  const requested = new LRUCache<string, Requested>({ max: mostRemembered })
  let answers = 0
  options.metrics.cachedPages(() => answers)

  /** Most requests are alike: what was parsed is cached. */
  function requestedBy({ url = '', headers }: IncomingMessage): Requested | null {
    const identity = `${url}\n${headers.cookie ?? ''}\n${headers['accept-language'] ?? ''}`
    const known = requested.get(identity)
    if (known) return known
    if (identity.length > longestRemembered || url.length > 200 || !plainAddress.test(url)) return null
    // Without the query: it may contain secrets.
    const path = url.split('?', 1)[0] ?? ''
    const visitor = readVisitor(path, asHeaders(headers), options.spoken)
    const read = { key: pageKey(visitor, url), path, page: openedPage(path) }
    requested.set(identity, read)
    return read
  }

  function prepare(page: Page, isUnchanged: boolean, acceptEncoding: string): Prepared {
    const variant = isUnchanged ? '304' : (acceptedEncodings(acceptEncoding)[0] ?? '')
    const variants = preparedOf.get(page)
    const known = variants?.get(variant)
    if (known) return known
    const { status, headers, body } = pageAnswer(page, { isNotModified: isUnchanged, acceptEncoding })
    headers['content-security-policy'] ??= contentSecurityPolicy()
    const lines = Object.entries({ ...headers, ...options.commonHeaders, 'X-Request-Id': '' }).flat()
    const prepared = { status, headers: lines, body }
    // Decompressed for one client, not cached.
    if (variant === '') return prepared
    if (variants) variants.set(variant, prepared)
    else preparedOf.set(page, new Map([[variant, prepared]]))
    return prepared
  }

  return function answerFromCache(request, response) {
    const { method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
    if (!isUsableHost(headers.host) || headers['sec-purpose'] !== undefined) return false
    const requestedPage = requestedBy(request)
    const page = requestedPage && options.cache.peek(requestedPage.key)
    if (!page) return false
    const acceptEncoding = headers['accept-encoding']
    const prepared = prepare(
      page,
      isNotModified(page, headers['if-none-match']),
      typeof acceptEncoding === 'string' ? acceptEncoding : '',
    )
    const id = requestId(headers['x-request-id'])
    // Serialised at once, so the next response can reuse the list.
    prepared.headers[prepared.headers.length - 1] = id
    response.writeHead(prepared.status, prepared.headers)
    response.end(method === 'HEAD' ? null : prepared.body)
    answers += 1
    if (requestedPage.page && method === 'GET' && page.status === 200 && isOpening(asHeaders(headers)))
      options.countView(requestedPage.page)
    options.log.debug(
      { id, method, path: requestedPage.path, status: prepared.status },
      'request, from the page cache',
    )
    return true
  }
}
