import type { Clock } from '../../ports/platform.ts'
import type { SharedBytes } from '../../ports/storage.ts'
import type { Picture } from './picture.ts'

/** A visitor with an older manifest still gets its pictures for so long. */
export const pictureLifeMs = 30 * 60_000

/** Pictures by hash; each is kept as long as somebody may know its address. */
export function createPictureStore(clock: Clock, shared?: SharedBytes) {
  const pictures = new Map<string, { png: Uint8Array; keptAt: number }>()
  return {
    keep(all: readonly (Picture | null)[]): void {
      const now = clock()
      for (const picture of all) {
        if (!picture) continue
        if (!pictures.has(picture.hash)) shared?.put(picture.hash, picture.png)
        pictures.set(picture.hash, { png: picture.png, keptAt: now })
      }
      for (const [hash, { keptAt }] of pictures) if (now - keptAt > pictureLifeMs) pictures.delete(hash)
    },
    get: async (hash: string): Promise<Uint8Array | null> =>
      pictures.get(hash)?.png ?? (await shared?.get(hash)) ?? null,
  }
}
