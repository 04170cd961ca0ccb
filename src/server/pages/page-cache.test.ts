import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createPageCache, type Page, packPage, pageAnswer } from './page-cache.ts'

const html = `<!doctype html>${'<p>Föhn in Altdorf</p>'.repeat(500)}`

it('responds in the accepted encoding, and without one with the text itself', async () => {
  const page = await packPage(200, { 'content-type': 'text/html' }, html, 1)
  const answer = (acceptEncoding: string) => pageAnswer(page, { isNotModified: false, acceptEncoding })
  const bodyOf = (acceptEncoding: string) => answer(acceptEncoding).body ?? Buffer.alloc(0)
  expect(brotliDecompressSync(bodyOf('gzip, br')).toString()).toBe(html)
  expect(gunzipSync(bodyOf('gzip')).toString()).toBe(html)
  expect(bodyOf('').toString()).toBe(html)
  expect(answer('').headers).not.toHaveProperty('Content-Encoding')
  expect(answer('').headers['Content-Length']).toBe(String(Buffer.byteLength(html)))
})

it('may be kept for a moment where it was fetched on a guess, and only there', async () => {
  const page = await packPage(200, {}, html, 1)
  const kept = (isPrefetch: boolean) =>
    pageAnswer(page, { isNotModified: false, acceptEncoding: 'br', isPrefetch }).headers['Cache-Control']
  expect(kept(false)).toBe('private, no-cache')
  expect(kept(true)).toBe('private, max-age=10')
})

it('holds no memory beyond its bytes', async () => {
  const page = await packPage(200, {}, html, 1)
  for (const bytes of [page.gzip, page.brotli]) expect(bytes.buffer.byteLength).toBe(bytes.length)
})

it('evicts the least recently used pages', async () => {
  const page = await packPage(200, {}, html, 1000)
  const cache = createPageCache({
    maxBytes: 2 * (page.gzip.length + page.brotli.length),
    clock: () => 0,
    now: () => 0,
  })
  const render = async () => ({ ...page })
  await cache.getOrRender('first', render)
  await cache.getOrRender('second', render)
  expect(cache.peek('first')).not.toBeNull()
  await cache.getOrRender('third', render)
  expect([cache.peek('first'), cache.peek('second'), cache.peek('third')].map(Boolean)).toEqual([
    true,
    false,
    true,
  ])
})

const pageOf = (freshUntil: number): Page => ({
  status: 200,
  headers: {},
  etag: 'W/"x"',
  freshUntil,
  gzip: Buffer.alloc(100),
  brotli: Buffer.alloc(0),
})

it('a stale copy in use is not evicted for pages that are requested once', async () => {
  let now = 0
  const cache = createPageCache({ maxBytes: 1000, clock: () => now, now: () => now })
  await cache.getOrRender('wanted by all', async () => pageOf(5))
  now = 10
  for (let n = 0; n < 30; n++) {
    await cache.getOrRender(`wanted once ${n}`, async () => pageOf(1000))
    expect(cache.peekOld('wanted by all')).not.toBeNull()
  }
  const kept = Array.from({ length: 30 }, (_, n) => cache.peek(`wanted once ${n}`)).filter(Boolean)
  expect(kept).toHaveLength(9)
})

it('a copy is shown for ten minutes after its time, and not a moment longer', async () => {
  let now = 0
  const cache = createPageCache({ maxBytes: 1000, clock: () => now, now: () => now })
  await cache.getOrRender('page', async () => pageOf(1))
  now = 10 * 60_000
  expect(cache.peek('page')).toBeNull()
  expect(cache.peekOld('page')).not.toBeNull()
  now += 1
  expect(cache.peekOld('page')).toBeNull()
})

it('a machine whose time is set back does not keep its pages for longer', async () => {
  let [clock, now] = [3_600_000, 0]
  const cache = createPageCache({ maxBytes: 1000, clock: () => clock, now: () => now })
  await cache.getOrRender('page', async () => pageOf(clock + 60_000))
  clock = 0
  now = 59_999
  expect(cache.peek('page')).not.toBeNull()
  now = 60_000
  expect(cache.peek('page')).toBeNull()
  // And what is made now is fresh for as long as ever.
  await cache.getOrRender('page', async () => pageOf(clock + 60_000))
  expect(cache.peek('page')).not.toBeNull()
})

it('a page from before the machine slept is not shown after it wakes', async () => {
  let clock = 0
  const cache = createPageCache({ maxBytes: 1000, clock: () => clock, now: () => 0 })
  await cache.getOrRender('page', async () => pageOf(60_000))
  clock = 59_999
  expect(cache.peek('page')).not.toBeNull()
  clock = 8 * 3_600_000
  expect([cache.peek('page'), cache.peekOld('page')]).toEqual([null, null])
})
