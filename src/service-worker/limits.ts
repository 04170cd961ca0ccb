import { ExpirationPlugin } from 'serwist'

const dayS = 24 * 60 * 60

/**
 * What is kept at most: of pages thirty saved places and what else was seen. A page takes some 120 kB, of a radar picture 10 to 30 kB. A forecast of three days ago
 * still says more than none; assets stay as long as any page that may need them.
 */
export const limits = {
  pages: { maxEntries: 45, maxAgeSeconds: 3 * dayS },
  glances: { maxEntries: 4, maxAgeSeconds: 3 * dayS },
  radar: { maxEntries: 150, maxAgeSeconds: dayS },
  assets: { maxEntries: 200, maxAgeSeconds: 7 * dayS, maxAgeFrom: 'last-used' },
} as const

/** Where the storage quota is exhausted, everything of that kind is deleted and cached again. */
export const limited = (kind: keyof typeof limits) =>
  new ExpirationPlugin({ ...limits[kind], purgeOnQuotaError: true })

/** With the time that Serwist stores beside it. */
export async function deleteEverything(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  indexedDB.deleteDatabase('serwist-expiration')
}
