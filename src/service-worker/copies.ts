import { CacheFirst, NetworkFirst, type PrecacheEntry } from 'serwist'
import { pictureHashesIn, pictureHashIn } from './kept-addresses.ts'
import { limited } from './limits.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: see vite.config.ts. */
  __SW_MANIFEST: PrecacheEntry[]
}

export const precached = self.__SW_MANIFEST

export const fontUrl = precached.find(({ url }) => url.endsWith('.woff2'))?.url ?? ''

/** Scripts, styles and fonts; drawings share their room. */
export const builtFiles = { cacheName: 'assets', plugins: [limited('assets')] }
export const assets = new CacheFirst(builtFiles)

const named = /"(\/assets\/[\w.-]+\.(?:js|css|woff2))"/g

/** The files that a document names: a page kept without being opened would come without them. */
export async function keepFilesOf(html: string, event: ExtendableEvent): Promise<void> {
  const files = new Set(Array.from(html.matchAll(named), ([, file = '']) => file))
  await Promise.allSettled(Array.from(files, (file) => assets.handle({ event, request: new Request(file) })))
}

const radarCache = 'radar'
export const radar = new CacheFirst({ cacheName: radarCache, plugins: [limited('radar')] })

/** Pictures that no kept page shows any more. */
export async function dropOldPictures(pages: readonly Response[]): Promise<void> {
  const shown = await Promise.all(pages.map(async (page) => pictureHashesIn(await page.text())))
  const cache = await caches.open(radarCache)
  const old = (await cache.keys()).filter(({ url }) => {
    const hash = pictureHashIn(url)
    return hash !== null && !shown.some((hashes) => hashes.has(hash))
  })
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** The weather of saved places. A kept response says so: the app shows its age and that there is no connection. */
export const glances = new NetworkFirst({
  cacheName: 'glances',
  networkTimeoutSeconds: 5,
  // The worker's own request, when a place was saved, has other headers than the page's.
  matchOptions: { ignoreVary: true },
  plugins: [
    limited('glances'),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) => {
        if (!cachedResponse) return null
        const headers = new Headers(cachedResponse.headers)
        headers.set('Kept-Since', headers.get('Date') ?? '')
        return new Response(cachedResponse.body, { headers })
      },
    },
  ],
})
