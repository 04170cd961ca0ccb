import { LRUCache } from 'lru-cache'
import type { Clock } from '../../ports/platform.ts'
import type { SharedBytes } from '../../ports/storage.ts'
import type { Picture } from './picture.ts'

/** A visitor with an older manifest still gets its pictures for so long. */
export const pictureLifeMs = 30 * 60_000
/** Several times what half an hour makes. */
const mostPictures = 2000

/** Pictures by hash; each is kept as long as somebody may know its address. */
export function createPictureStore(clock: Clock, shared?: SharedBytes) {
  const pictures = new LRUCache<string, Uint8Array>({
    max: mostPictures,
    ttl: pictureLifeMs,
    ttlResolution: 0,
    perf: { now: clock },
    // While nothing newer comes, what is past its life is still the best there is.
    allowStale: true,
    noDeleteOnStaleGet: true,
  })
  return {
    keep(all: readonly (Picture | null)[]): void {
      for (const picture of all) {
        if (!picture) continue
        if (!pictures.has(picture.hash)) shared?.put(picture.hash, picture.png)
        pictures.set(picture.hash, picture.png)
      }
      pictures.purgeStale()
    },
    get: async (hash: string): Promise<Uint8Array | null> =>
      pictures.get(hash) ?? (await shared?.get(hash)) ?? null,
  }
}
