import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../../ports/platform.ts'
import type { Metrics } from '../metrics.ts'
import { contentSecurityPolicy } from '../middleware/security-headers.ts'
import { readVisitor } from '../visitor.ts'
import { encodingOf, type Page, type PageCache, pageAnswer, pageKey } from './page-cache.ts'

/** Addresses that mean the same to us as to URL: no dot segments, no double slashes, nothing to normalise. */
const plainAddress = /^\/(?!\/)(?!.*\/\.)[\w/.,%-]*(\?[\w/.,%=&+-]+)?$/

const mostKeys = 2000

/** Without the query: it may hold secrets. */
const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

/** Of one page: its headers as node:http takes them fastest, and its body. */
type Prepared = { status: number; headers: string[]; body: Buffer | null }

/**
 * The road of nearly every page request: straight from node:http to the bytes in the cache, past Hono and the Web's
 * Request and Response, which would cost as much as the sending (docs/decisions/0011-cached-answers.md). It answers
 * true, or leaves the request untouched and answers false: a page not in the cache, or anything unusual.
 */
export function createCachedAnswers(o: {
  cache: PageCache
  /** Sent with every answer. */
  commonHeaders: Record<string, string>
  metrics: Metrics
  log: Log
}): (request: IncomingMessage, response: ServerResponse) => boolean {
  const preparedOf = new WeakMap<Page, Map<string, Prepared>>()
  const keys = new Map<string, string>()
  let answers = 0
  o.metrics.cachedPages(() => answers)

  /** Visitors' headers are much alike: reading them is remembered. */
  function keyOf({ url = '', headers }: IncomingMessage): string {
    const said = `${url}\n${headers.cookie ?? ''}\n${headers['accept-language'] ?? ''}`
    const known = keys.get(said)
    if (known !== undefined) return known
    const visitor = readVisitor(pathOf(url), {
      get: (name) => (headers[name] as string | undefined) ?? null,
    })
    const key = pageKey(visitor, url)
    if (keys.size >= mostKeys) keys.clear()
    keys.set(said, key)
    return key
  }

  function prepare(page: Page, isNotModified: boolean, acceptEncoding: string): Prepared {
    const variant = isNotModified ? '304' : (encodingOf(acceptEncoding) ?? '')
    const variants = preparedOf.get(page)
    const known = variants?.get(variant)
    if (known) return known
    const { status, headers, body } = pageAnswer(page, { isNotModified, acceptEncoding })
    headers['content-security-policy'] ??= contentSecurityPolicy()
    const prepared = { status, headers: Object.entries({ ...headers, ...o.commonHeaders }).flat(), body }
    // Unpacked for one client, the text is not kept.
    if (variant === '') return prepared
    if (variants) variants.set(variant, prepared)
    else preparedOf.set(page, new Map([[variant, prepared]]))
    return prepared
  }

  return function answerFromCache(request, response) {
    const { method, url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
    if (url.length > 200 || (headers.cookie?.length ?? 0) > 1000 || !plainAddress.test(url)) return false
    const page = o.cache.peek(keyOf(request))
    if (!page) return false
    const isNotModified = headers['if-none-match'] === page.etag
    const acceptEncoding = headers['accept-encoding']
    const prepared = prepare(page, isNotModified, typeof acceptEncoding === 'string' ? acceptEncoding : '')
    const given = headers['x-request-id']
    const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    response.writeHead(prepared.status, [...prepared.headers, 'X-Request-Id', id])
    response.end(method === 'HEAD' ? null : prepared.body)
    answers += 1
    o.log.debug({ id, method, path: pathOf(url), status: prepared.status }, 'request, from the page cache')
    return true
  }
}
