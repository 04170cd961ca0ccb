import type { PrecacheEntry } from 'serwist'

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: see vite.config.ts. */
  __SW_MANIFEST: PrecacheEntry[]
}

export const precached = self.__SW_MANIFEST

export const fontUrl = precached.find(({ url }) => url.endsWith('.woff2'))?.url ?? ''
