import { expect, it } from 'vitest'
import { createPageCache, type Page } from './page-cache.ts'

const page = (freshUntil: number): Page => ({
  ...{ status: 200, headers: {}, etag: 'W/"x"', freshUntil },
  ...{ plain: Buffer.alloc(100), gzip: Buffer.alloc(0), brotli: Buffer.alloc(0) },
})

it('a copy shown while there is no time for another is not thrown out for pages nobody asks for again', async () => {
  let now = 0
  const cache = createPageCache({ maxBytes: 1000, clock: () => now })
  await cache.getOrRender('wanted by all', async () => page(5))
  now = 10
  for (let n = 0; n < 30; n++) {
    await cache.getOrRender(`wanted once ${n}`, async () => page(1000))
    expect(cache.peekOld('wanted by all')).not.toBeNull()
  }
  expect(cache.stats()).toEqual({ pages: 10, bytes: 1000 })
})

it('a copy is shown for ten minutes after its time, and not a moment longer', async () => {
  let now = 0
  const cache = createPageCache({ maxBytes: 1000, clock: () => now })
  await cache.getOrRender('page', async () => page(1))
  now = 10 * 60_000
  expect(cache.peek('page')).toBeNull()
  expect(cache.peekOld('page')).not.toBeNull()
  now += 1
  expect(cache.peekOld('page')).toBeNull()
})
