import type { Clock } from '../../ports/platform.ts'
import type { Picture } from './picture.ts'

/** A visitor with an older manifest still gets its pictures for so long. */
const lifeMs = 30 * 60_000

/** Pictures by hash; each is kept as long as somebody may know its address. */
export function createPictureStore(clock: Clock) {
  const pictures = new Map<string, { png: Uint8Array; keptAt: number }>()
  return {
    keep(all: readonly (Picture | null)[]): void {
      const now = clock()
      for (const picture of all) if (picture) pictures.set(picture.hash, { png: picture.png, keptAt: now })
      for (const [hash, { keptAt }] of pictures) if (now - keptAt > lifeMs) pictures.delete(hash)
    },
    get: (hash: string): Uint8Array | null => pictures.get(hash)?.png ?? null,
  }
}
