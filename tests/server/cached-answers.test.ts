import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { metricOf } from '../support/metric-of.ts'
import { ownServer } from '../support/own-server.ts'
import { rawClient } from '../support/raw-client.ts'
import { isSoak } from '../support/soak.ts'
import { patienceMs, untilWarnings } from '../support/until-ready.ts'

const server = await ownServer({ PUBLIC_ORIGIN: '', LOG_LEVEL: 'debug' })
// Pages without their warnings are kept for a moment only, which a starved machine misses.
await untilWarnings(server.url)

type Sent = { status: number; headers: Record<string, unknown>; body: string }

/** Unlike fetch: the address exactly as written, the body exactly as sent. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const sending = request(server.url, { path, headers, method }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString('base64')
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
    })
    sending.on('error', reject).end()
  })
}

// Nor are pages kept while a better source of their weather may still answer.
await eventually(
  async () => {
    const before = await metricOf(server.url, 'wetterhorn_renders_total')
    for (let n = 0; n < 2; n++) await send('/en/seasonal?place=zurich')
    const renders = (await metricOf(server.url, 'wetterhorn_renders_total')) - before
    if (renders > 1) throw new Error('a page of weather is not kept')
  },
  { everyMs: 250, forMs: patienceMs },
)

const cachedIds = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('from the page cache'))
    .map((line) => JSON.parse(line).id)

let count = 0
/** Sends twice; the second answer must come from the cache. */
async function sendTwice(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const first = await send(path, headers, method)
  count += 1
  const id = `second-time-${count}`
  const second = await send(path, { ...headers, 'X-Request-Id': id }, method)
  expect(second.headers['x-request-id']).toBe(id)
  await expect.poll(cachedIds, { message: `${path} was not answered from the cache` }).toContain(id)
  return [first, second] as const
}

const changing = ['date', 'x-request-id']
const lasting = ({ status, headers, body }: Sent) => ({
  status,
  body,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name))),
})

describe('a page from the cache is what the renderer answered', () => {
  it.each([
    ['/en/terms', {}],
    ['/de/terms', { 'Accept-Encoding': 'gzip' }],
    ['/fr/terms', { 'Accept-Encoding': 'br, gzip' }],
    ['/terms', { 'Accept-Language': 'it-CH,de;q=0.5' }],
    ['/contact', { Cookie: 'language=fr; userLocation=bern', 'Accept-Language': 'en' }],
    ['/en/seasonal?place=bern', { 'Accept-Encoding': 'gzip' }],
    ['/en/terms.data', { 'Accept-Encoding': 'gzip' }],
  ])('%s %o', async (path, headers) => {
    const [rendered, cached] = await sendTwice(path, headers)
    expect(lasting(cached)).toEqual(lasting(rendered))
    expect(cached.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie')
  })

  it('HEAD, a known ETag, and an id for each', async () => {
    const [rendered] = await sendTwice('/it/terms')
    const [other, head] = await sendTwice('/it/terms', {}, 'HEAD')
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(rendered.headers['content-length'])
    expect(other.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    const [, unchanged] = await sendTwice('/it/terms', { 'If-None-Match': String(rendered.headers.etag) })
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers['content-type']).toBeUndefined()
    expect(unchanged.headers['content-security-policy']).toBe(rendered.headers['content-security-policy'])
  })
})

const metric = (name: string) => metricOf(server.url, name)
const madeDuring = (name: string) => async (ask: () => Promise<unknown>) => {
  const before = await metric(name)
  await ask()
  return (await metric(name)) - before
}
const rendersOf = madeDuring('wetterhorn_renders_total')
const packedOf = madeDuring('wetterhorn_packed_total')
/** One after the other, then together. */
async function askOften(path: string) {
  for (let n = 0; n < 3; n++) expect((await get(path)).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 5 }, () => get(path)))
  for (const answer of answers) expect(answer.status).toBe(200)
}
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

it('one page stands for all that do not exist', async () => {
  await send('/nowhere')
  const before = await metric('wetterhorn_renders_total')
  for (const path of ['/nope', '/xx', '/xx/radar', '/location', '/a/b/c', '/radar/x'])
    expect((await send(path)).status, path).toBe(404)
  expect(await metric('wetterhorn_renders_total')).toBe(before)
})

it('sends the page of a missing place in full, in the encoding of whoever asks', async () => {
  const [missing] = await sendTwice('/en/location/nowhere')
  for (const encoding of ['br', 'gzip']) {
    const headers = { 'If-None-Match': String(missing.headers.etag), 'Accept-Encoding': encoding }
    const [, again] = await sendTwice('/en/location/nowhere', headers)
    expect(again.status).toBe(404)
    expect(again.headers['content-encoding']).toBe(encoding)
  }
})

it('visitors who come together share one render', async () => {
  const before = await metric('wetterhorn_renders_total')
  const answers = await Promise.all(Array.from({ length: 30 }, () => send('/it/contact')))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
  expect(await metric('wetterhorn_renders_total')).toBe(before + 1)
})

describe('each visitor gets their own page', () => {
  it('by language and saved place', async () => {
    const pages = new Map<string, string>()
    for (const cookie of ['', 'language=de', 'language=de; userLocation=chur', 'userLocation=bern']) {
      const [, { body }] = await sendTwice('/', { Cookie: cookie, 'Accept-Language': 'en' })
      pages.set(cookie, Buffer.from(body, 'base64').toString())
    }
    expect(pages.get('')).toMatch(/<html lang="en"[\s\S]*Zürich/)
    expect(pages.get('language=de')).toMatch(/<html lang="de"[\s\S]*Zürich/)
    expect(pages.get('language=de; userLocation=chur')).toMatch(/<html lang="de"[\s\S]*<h1[\s\S]*Chur/)
    expect(pages.get('userLocation=bern')).toMatch(/<html lang="en"[\s\S]*<h1[\s\S]*Bern/)
  })
})

it('anything unusual goes the long way', async () => {
  await sendTwice('/en/terms')
  const unusual: [string, Record<string, string>, string, number][] = [
    ['/de/../en/terms', {}, 'GET', 200],
    ['//en/terms', {}, 'GET', 404],
    ['/en/terms', {}, 'POST', 405],
    ['/en/terms', { 'Content-Length': '0' }, 'GET', 200],
    ['/en/nope', {}, 'GET', 404],
    ['/en/nope', {}, 'GET', 404],
  ]
  for (const [path, headers, method, status] of unusual)
    expect((await send(path, { ...headers, 'X-Request-Id': 'unusual-one' }, method)).status).toBe(status)
  // The log has the order of the answers: once this one is there, the others would be.
  await send('/en/terms', { 'X-Request-Id': 'the-last-one' })
  await expect.poll(cachedIds).toContain('the-last-one')
  expect(cachedIds()).not.toContain('unusual-one')
})

it('the description of the API, a part of the sitemap and a drawn image are made once', async () => {
  for (const path of [
    '/api/v1/openapi.json',
    '/api/v1',
    '/sitemap-3.xml',
    '/api/v1/radar/latest.svg?place=bern&lang=fr',
  ]) {
    expect(await packedOf(() => get(path)), path).toBe(1)
    expect(await packedOf(() => askOften(path)), path).toBe(0)
  }
  // The other theme is another image.
  expect(await packedOf(() => askOften('/api/v1/radar/latest.svg?place=bern&lang=fr&theme=dark'))).toBe(1)
})

it('the sitemap is an index of parts, packed and with a tag', async () => {
  const index = await (await get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(index).toContain('<sitemapindex')
  expect(parts.length).toBeGreaterThan(5)
  let addresses = 0
  for (const part of parts) {
    const answer = await get(part, { 'Accept-Encoding': 'gzip' })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(200_000)
    addresses += (await answer.text()).match(/<url>/g)?.length ?? 0
    const again = await get(part, { 'If-None-Match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  }
  expect(addresses).toBeGreaterThan(15_000)
  expect(addresses % 4).toBe(0)
  expect((await get(`/sitemap-${parts.length + 1}.xml`)).status).toBe(404)
})

it('who takes no compression gets the same text', async () => {
  const client = rawClient(Number(new URL(server.url).port))
  const ask = async (encoding: string) => {
    const wire = `GET /en/terms HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: ${encoding}\r\n\r\n`
    return (await client.ask([{ method: 'GET', wire }]))[0]?.head ?? ''
  }
  expect(await ask('br')).toMatch(/^content-encoding: br/im)
  expect(await ask('br;q=0')).not.toMatch(/^content-encoding/im)
  expect(await ask('br;q=0, gzip')).toMatch(/^content-encoding: gzip/im)
  client.close()
})

it('the description of the API has a tag, and is packed', async () => {
  const document = await get('/api/v1/openapi.json')
  expect(await document.json()).toMatchObject({ openapi: '3.1.0' })
  const tag = document.headers.get('etag') ?? ''
  expect((await get('/api/v1/openapi.json', { 'If-None-Match': tag })).status).toBe(304)
  const bytes = await get('/api/v1', { 'Accept-Encoding': 'gzip' })
  expect(bytes.headers.get('content-encoding')).toBe('gzip')
})

it('the page of an unknown place or region is made once for many who ask', async () => {
  const askSixTimes = (path: string) => async () => {
    for (let n = 0; n < 6; n++) expect((await get(path)).status).toBe(404)
  }
  expect(await rendersOf(askSixTimes('/en/region/nowhere'))).toBe(1)
  // It shows the weather of another place, without a radar here: it is kept for five seconds, one request on a starved machine.
  expect(await rendersOf(askSixTimes('/en/location/nowhere-at-all'))).toBeLessThan(6)
})

it('finer coordinates are the same page, and stand in no log', async () => {
  // Beyond the radar: a page that waits for its rain is kept for a moment only.
  const ask = async () => {
    for (const place of ['43.7001,10.1', '43.700123,10.099987', '43.70014999%2C10.10000001'])
      for (const ending of ['', '.data'])
        expect((await get(`/en/location/${place}${ending}`)).status).toBe(200)
    for (const place of ['43.70010,10.10000', '43.700123,10.099987'])
      expect((await get('/en', { Cookie: `userLocation=${place}` })).status).toBe(200)
  }
  expect(await rendersOf(ask)).toBe(3)
  expect(server.output()).toContain('/en/location/43.70,10.10')
  expect(server.output()).not.toMatch(/43\.70012|43\.70014/)
})

it('whatever routes are named in it, the data of a missing page is made once', async () => {
  const ask = async () => {
    for (let n = 0; n < 6; n++) await get(`/en/nowhere-${n}.data?_routes=nonsense-${n}`)
  }
  expect(await rendersOf(ask)).toBeLessThanOrEqual(1)
})

it('an odd Host is answered with 400, page and feed, cached or not', async () => {
  const client = rawClient(Number(new URL(server.url).port))
  for (const path of ['/en', '/en', '/en/location/46.1,7.5', '/alerts.atom'])
    for (const host of ['256.1.1.1', '127.999.1.1', '1.2.3.4.5', 'a b']) {
      const wire = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`
      expect((await client.ask([{ method: 'GET', wire }]))[0]?.status).toBe(400)
    }
  client.close()
  expect(server.output()).not.toContain('request failed')
})

it('connections that do not read cost little memory', async () => {
  const count = isSoak ? 1000 : 200
  const sockets: Socket[] = []
  const paths = ['/sitemap-1.xml', '/sitemap-2.xml', '/en', '/en/radar']
  // All of it has been sent once before.
  for (const path of paths) await (await get(path, { 'Accept-Encoding': 'identity' })).text()
  const before = await metric('process_resident_memory_bytes')
  for (let n = 0; n < count; n++) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.pause()
    // Uncompressed: as many bytes as possible.
    socket.write(`GET ${paths[n % paths.length]} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
    socket.on('error', () => undefined)
    sockets.push(socket)
  }
  expect((await get('/en')).status).toBe(200)
  const grownMb = ((await metric('process_resident_memory_bytes')) - before) / 2 ** 20
  for (const socket of sockets) socket.destroy()
  process.stdout.write(`${count} connections that do not read: ${grownMb.toFixed(0)} MB more\n`)
  expect(grownMb).toBeLessThan(50)
})
