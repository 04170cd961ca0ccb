import {
  disableNavigationPreload,
  type RouteHandler,
  type RuntimeCaching,
  Serwist,
  StaleWhileRevalidate,
} from 'serwist'
import { assets, builtFiles, glances, precached, radar } from './copies.ts'
import { isAsset, isDrawing, isGlances, isKeptPage, isRadarPicture } from './kept-addresses.ts'
import { deleteEverything } from './limits.ts'
import { keptPage, pageNeverKept } from './page-copies.ts'
import { addPushListeners } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** Everything else, such as the API, ads and what is not read but sent, passes by. */
const own = (isWanted: (url: URL, request: Request) => boolean, handler: RouteHandler): RuntimeCaching => ({
  matcher: ({ url, request, sameOrigin }) => sameOrigin && isWanted(url, request),
  handler,
})

const routes = [
  own(isAsset, assets),
  own(isDrawing, new StaleWhileRevalidate(builtFiles)),
  own(isRadarPicture, radar),
  own(isGlances, glances),
  own(isKeptPage, keptPage),
  // A preloaded document that is not used would be fetched a second time.
  own((_, { mode }) => mode === 'navigate', pageNeverKept),
]

/** As the visitor chose: see src/app/browser/service-worker.ts. */
const isKeeping = !self.location.search.includes('copies=off')

/** In Firefox (153) a preload that fails ends the navigation, whatever the worker answers: no copy would be shown. */
const isPreloading = !navigator.userAgent.includes('Firefox/')

if (isKeeping) {
  if (!isPreloading) disableNavigationPreload()
  new Serwist({
    precacheEntries: precached,
    // At once: addresses of scripts and styles contain the hash of their content, so releases never mix.
    skipWaiting: true,
    clientsClaim: true,
    // The request is sent while the worker starts.
    navigationPreload: isPreloading,
    runtimeCaching: routes,
  }).addEventListeners()
} else {
  // Without Serwist, which would open its caches again.
  disableNavigationPreload()
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
  self.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([self.clients.claim(), deleteEverything()])),
  )
}
addPushListeners()
