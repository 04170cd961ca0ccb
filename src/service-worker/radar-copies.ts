import { pictureHash, pictureHashesIn } from './kept-addresses.ts'

export const radarCache = 'radar'

/** Pictures that no kept page shows any more. */
export async function dropOldPictures(pages: readonly Response[]): Promise<void> {
  const shown = await Promise.all(pages.map(async (page) => pictureHashesIn(await page.text())))
  const cache = await caches.open(radarCache)
  const old = (await cache.keys()).filter(({ url }) => {
    const hash = pictureHash(url)
    return hash !== null && !shown.some((hashes) => hashes.has(hash))
  })
  await Promise.all(old.map((request) => cache.delete(request)))
}
