import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../ports/platform.ts'
import type { SharedBytes } from '../../../ports/storage.ts'
import type { Picture } from '../picture.ts'

/** How long the images of an older manifest stay available. */
export const pictureLifeMs = 30 * 60_000
/** Several times what half an hour makes. */
const mostPictures = 2000

/** Images by hash; each is kept while a manifest may still name it. */
export function createPictureStore(clock: Clock, shared?: SharedBytes) {
  const pictures = new LRUCache<string, Uint8Array>({
    max: mostPictures,
    ttl: pictureLifeMs,
    ttlResolution: 0,
    perf: { now: clock },
    // Without newer images, expired ones are kept.
    allowStale: true,
    noDeleteOnStaleGet: true,
  })
  return {
    keep(all: readonly (Picture | null)[]): void {
      for (const picture of all) {
        if (!picture) continue
        const known = pictures.get(picture.hash)
        if (!known) shared?.put(picture.hash, picture.png)
        // A copy: what another process shared is one piece of memory, of which a picture is a small part.
        pictures.set(picture.hash, known ?? picture.png.slice())
      }
      pictures.purgeStale()
    },
    get: async (hash: string): Promise<Uint8Array | null> =>
      pictures.get(hash) ?? (await shared?.get(hash)) ?? null,
  }
}
