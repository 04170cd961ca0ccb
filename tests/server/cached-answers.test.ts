import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ownServer } from '../support/own-server.ts'
import { untilWarnings } from '../support/until-ready.ts'

const server = await ownServer({ LOG_LEVEL: 'debug' })
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

async function renders(): Promise<number> {
  const { body } = await send('/metrics')
  return Number(/^wetterhorn_renders_total (\d+)/m.exec(Buffer.from(body, 'base64').toString())?.[1])
}

it('one page stands for all that do not exist', async () => {
  await send('/nowhere')
  const before = await renders()
  for (const path of ['/nope', '/xx', '/xx/radar', '/location', '/a/b/c', '/radar/x'])
    expect((await send(path)).status, path).toBe(404)
  expect(await renders()).toBe(before)
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
  const before = await renders()
  const answers = await Promise.all(Array.from({ length: 30 }, () => send('/it/contact')))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
  expect(await renders()).toBe(before + 1)
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
