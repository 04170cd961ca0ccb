import { type PrecacheEntry, Serwist } from 'serwist'

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: see vite.config.ts. */
  __SW_MANIFEST: PrecacheEntry[]
}

// At once: addresses of scripts and styles contain the hash of their content, so releases never mix.
new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  skipWaiting: true,
  clientsClaim: true,
}).addEventListeners()
