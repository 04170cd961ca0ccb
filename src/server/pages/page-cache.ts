import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { createFlights } from '../../concurrency/flights.ts'
import { settingsText } from '../../domain/settings.ts'
import { acceptedEncodings } from '../http/accept-encoding.ts'
import { etagOf } from '../http/etag.ts'
import { compactCopy, unpacked } from '../http/unpacked.ts'
import type { Visitor } from '../http/visitor.ts'

/**
 * A finished response: rendered once, compressed once, sent as bytes until its data is stale. Uncompressed it would take
 * twice the memory of both others, so it is decompressed for the rare client that needs it.
 */
export type Page = {
  status: number
  headers: Record<string, string>
  etag: string
  gzip: Buffer<ArrayBuffer>
  brotli: Buffer<ArrayBuffer>
  /** Epoch ms. */
  freshUntil: number
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

export async function packPage(
  status: number,
  headers: Record<string, string>,
  body: string | Buffer,
  freshUntil: number,
): Promise<Page> {
  const plain = Buffer.from(body)
  const [gzipped, brotli] = await Promise.all([
    compressGzip(plain, { level: 6 }),
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        // A 128 kB window fits any page; the default would reserve megabytes for each.
        [constants.BROTLI_PARAM_LGWIN]: 17,
      },
    }),
  ])
  return {
    status,
    headers,
    etag: `W/${etagOf(plain)}`,
    gzip: compactCopy(gzipped),
    brotli: compactCopy(brotli),
    freshUntil,
  }
}

/** Only what determines a page is in its key: address, language, saved place, settings (of which there are 144). */
export function pageKey({ language, savedPlace, settings }: Visitor, address: string): string {
  return `${language}\n${savedPlace ?? ''}\n${settingsText(settings)}\n${address}`
}

/** A page of another status is sent in full. */
export const isNotModified = (page: Page, ifNoneMatch: string | null | undefined): boolean =>
  page.status === 200 && ifNoneMatch === page.etag

type Wish = {
  isNotModified: boolean
  acceptEncoding: string
  /** Prefetched: Firefox discards a response that it may not keep until the click. */
  isPrefetch?: boolean
}

/** A page's response, on both paths. */
export function pageAnswer(
  page: Page,
  { isNotModified, acceptEncoding, isPrefetch = false }: Wish,
): { status: number; headers: Record<string, string>; body: Buffer<ArrayBuffer> | null } {
  const headers: Record<string, string> = {
    ...page.headers,
    ETag: page.etag,
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    'Cache-Control': isPrefetch ? 'private, max-age=10' : 'private, no-cache',
  }
  if (isNotModified) {
    delete headers['content-type']
    return { status: 304, headers, body: null }
  }
  const [encoding = null] = acceptedEncodings(acceptEncoding)
  const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : unpacked(page.gzip)
  if (encoding) headers['Content-Encoding'] = encoding
  headers['Content-Length'] = String(body.length)
  return { status: page.status, headers, body }
}

const longestOldMs = 10 * 60_000

/**
 * `freshUntil` on the monotonic clock: setting the machine's time back must not keep a page longer. That clock stands still
 * while the machine sleeps, so a page's own time counts too.
 */
type Kept = { page: Page; freshUntil: number }

/** Pages by key, bounded by bytes because pages differ in size; the least recently used go first. */
export function createPageCache(options: {
  maxBytes: number
  /** The site's time, in which pages say how long they are fresh. */
  clock: () => number
  /** Monotonic. */
  now: () => number
}) {
  const pages = new LRUCache<string, Kept>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ page }) => page.gzip.length + page.brotli.length,
  })
  const flights = createFlights<Page>()

  function keep(key: string, page: Page) {
    const freshMs = page.freshUntil - options.clock()
    if (freshMs > 0) pages.set(key, { page, freshUntil: options.now() + freshMs })
    else pages.delete(key)
  }

  /** For how long it has not been fresh; negative while it is. */
  const overdueMs = ({ page, freshUntil }: Kept): number =>
    Math.max(options.now() - freshUntil, options.clock() - page.freshUntil)

  return {
    /** A fresh page, without rendering. */
    peek(key: string): Page | null {
      const kept = pages.get(key)
      return kept && overdueMs(kept) < 0 ? kept.page : null
    },
    /** The last one rendered, for overload: a few minutes old is better than none. */
    peekOld(key: string): Page | null {
      const kept = pages.get(key)
      return kept && overdueMs(kept) < longestOldMs ? kept.page : null
    },
    /** One render per key in flight, whatever the number of visitors. */
    async getOrRender(key: string, render: () => Promise<Page>): Promise<Page> {
      const fresh = this.peek(key)
      if (fresh) return fresh
      return flights.share(key, async (isCurrent) => {
        const page = await render()
        // Started before the cache was cleared: outdated.
        if (isCurrent()) keep(key, page)
        return page
      })
    },
    clear() {
      pages.clear()
      flights.forget()
    },
  }
}
export type PageCache = ReturnType<typeof createPageCache>
