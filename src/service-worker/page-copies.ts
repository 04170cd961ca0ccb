import { CacheOnly, NetworkFirst, NetworkOnly, type RouteHandlerCallback, type SerwistPlugin } from 'serwist'
import { splitPath } from '../app/i18n/localised-path.ts'
import { productName } from '../domain/identity.ts'
import { defaultLanguage, isLanguage, type Language, languageOfTag } from '../domain/language.ts'
import { dropOldPictures, fontUrl, keepFilesOf } from './copies.ts'
import { isRadarPage, isSamePage } from './kept-addresses.ts'
import { limited, limits } from './limits.ts'
import { withNote } from './offline-note.ts'
import { offlinePage, type PageCopy } from './offline-page.ts'

const cacheName = 'pages'
/** A slower connection counts as offline: the cached page is shown. */
const networkTimeoutSeconds = 5

/** The server's clock: the device's own may be wrong. */
const sentAt = ({ headers }: Response) => Date.parse(headers.get('Date') ?? '')

const languageIn = (html: string): Language => {
  const [, language] = /<html[^>]* lang="(\w+)/.exec(html) ?? []
  return isLanguage(language) ? language : defaultLanguage
}

/** A cookie that workers cannot read in every browser; each page is written with it. */
const themeIn = (html: string) => /<html[^>]* data-theme="(light|dark)"/.exec(html)?.[1] ?? null

const wholePages: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
    return response.status === 200 && isPage && !response.redirected ? response : null
  },
  /** Of the radar one page is kept, the newest, and of its pictures those that pages show. */
  cacheDidUpdate: async ({ request, newResponse, event }) => {
    // A document that is being opened loads them itself.
    if (event.type === 'message') await keepFilesOf(await newResponse.clone().text(), event)
    const cache = await caches.open(cacheName)
    if (!isRadarPage(new URL(request.url))) return
    const others = (await cache.keys()).filter(({ url }) => url !== request.url && isRadarPage(new URL(url)))
    await Promise.all(others.map((other) => cache.delete(other)))
    await dropOldPictures(await cache.matchAll())
  },
}

const withOfflineNote: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null
    const html = await cachedResponse.text()
    const headers = new Headers(cachedResponse.headers)
    // Of the body as it came.
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
    const note = withNote(html, languageIn(html), sentAt(cachedResponse), Date.now())
    return new Response(note, { headers })
  },
}

// What a page depends on besides its address, language and place, is the reader's own: the last one seen is theirs.
const options = { cacheName, matchOptions: { ignoreVary: true } }
const networkFirst = new NetworkFirst({
  ...options,
  networkTimeoutSeconds,
  plugins: [wholePages, limited('pages'), withOfflineNote],
})
const copyOnly = new CacheOnly({ ...options, plugins: [limited('pages'), withOfflineNote] })
const networkOnly = new NetworkOnly()

type Params = Parameters<RouteHandlerCallback>[0]

/** null: there is none, or it is too old. */
const copyOf = (params: Params, request: Request) => copyOnly.handle({ ...params, request }).catch(() => null)

/** The address under which the page was seen: with the language in it, or another day chosen. */
async function seenElsewhere(params: Params): Promise<Response | null> {
  const cache = await caches.open(cacheName)
  for (const request of (await cache.keys()).toReversed()) {
    if (request.url === params.url.href || !isSamePage(params.url, new URL(request.url))) continue
    if (await copyOf(params, request)) return Response.redirect(request.url)
  }
  return null
}

/** All that copyOf would show, each page once: it may have been seen under several addresses. */
async function allCopies(): Promise<PageCopy[]> {
  const cache = await caches.open(cacheName)
  const requests = await cache.keys()
  const copies = requests.map(async (request) => {
    const response = await cache.match(request)
    const html = (await response?.text()) ?? ''
    const [, title = ''] = /<title>([^<|]*?)(?: \| [^<|]*)?</.exec(html) ?? []
    const { pathname, search } = new URL(request.url)
    const at = response ? sentAt(response) : 0
    // Written there where the site has a name of its own.
    const [, siteName = productName] = /<html[^>]* data-site="([^"]*)"/.exec(html) ?? []
    return {
      address: pathname + search,
      siteName,
      title,
      language: languageIn(html),
      theme: themeIn(html),
      at,
    }
  })
  const oldest = Date.now() - limits.pages.maxAgeSeconds * 1000
  const known = (await Promise.all(copies)).filter(({ at }) => at >= oldest).sort((a, b) => b.at - a.at)
  const newest = Map.groupBy(known, ({ language, title }) => `${language} ${title}`)
  return [...newest.values()].flatMap(([first]) => first ?? [])
}

/** The answer for a page that neither the server nor the cache has. */
async function instead(params: Params): Promise<Response> {
  const copies = await allCopies()
  const language =
    splitPath(params.url.pathname).prefix ??
    copies[0]?.language ??
    languageOfTag(navigator.language) ??
    defaultLanguage
  return offlinePage({
    language,
    copies,
    fontUrl,
    siteName: copies[0]?.siteName ?? productName,
    now: Date.now(),
  })
}

/** The server's response; without one the copy, with its age. */
export const keptPage: RouteHandlerCallback = async (params) => {
  try {
    const [loading, keeping] = networkFirst.handleAll(params)
    // Where there is no room for a copy, the page is shown all the same.
    keeping.catch(() => undefined)
    const response = await loading
    if (response.status < 500) return response
    return (await copyOf(params, params.request)) ?? response
  } catch {
    return (await seenElsewhere(params)) ?? (await instead(params))
  }
}

export const pageNeverKept: RouteHandlerCallback = (params) =>
  networkOnly.handle(params).catch(() => instead(params))
