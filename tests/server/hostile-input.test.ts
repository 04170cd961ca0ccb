import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentedAnswers } from '../support/documented-answers.ts'
import { fuzzedEnvironment, fuzzServer } from '../support/fuzz-server.ts'
import { ownServer } from '../support/own-server.ts'
import { rawClient } from '../support/raw-client.ts'
import { saveKey } from '../support/server-process.ts'
import { isSoak } from '../support/soak.ts'

/** Behind TLS, as in public; it logs every request. */
const server = await ownServer({
  ...fuzzedEnvironment,
  PUBLIC_ORIGIN: 'https://weather.example',
  LOG_LEVEL: 'info',
  API_REQUESTS_PER_MINUTE: '60',
  SEARCHES_PER_MINUTE: '1',
})
const port = Number(new URL(server.url).port)
const operator = { 'X-Operator-Code': fuzzedEnvironment.OPERATOR_CODE }
const asJson = { 'Content-Type': 'application/json' }

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' })

/** Bytes as they are, which fetch would not send. */
async function raw(method: string, target: string, headers = ''): Promise<{ status: number; head: string }> {
  const client = rawClient(port)
  try {
    const wire = `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`
    const [answer] = await client.ask([{ method, wire }])
    return answer as { status: number; head: string }
  } finally {
    client.close()
  }
}

describe('hostile input', () => {
  it('refuses oversized headers, addresses and bodies', async () => {
    expect((await raw('GET', '/en', `X-Large: ${'a'.repeat(20_000)}\r\n`)).status).toBe(431)
    expect((await raw('GET', `/${'a'.repeat(20_000)}`)).status).toBe(431)
    expect((await raw('PUT', '/api/v1/key', 'Content-Length: 99999999\r\n')).status).toBe(413)
    expect((await raw('POST', '/en', 'Content-Length: 99999999\r\n')).status).toBe(413)
    const chunked = await fetch(`${server.url}/api/v1/key`, { method: 'PUT', body: 'x'.repeat(10_000) })
    expect(chunked.status).toBe(413)
  })

  it('answers what is no HTTP with 400 and closes', async () => {
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('\x16\x03\x01\x02\x00\x01\x00 hello\r\n\r\n'),
      )
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
  })

  it.each([
    '/../../../../etc/passwd',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/....//....//package.json',
    '/%5c..%5c..%5cetc%5cpasswd',
    '/en/location/..%2f..%2fsetup',
    '/data/wetterhorn.db',
    '/.env',
    '/api/v1/radar/frames/..%2f..%2f..%2fetc%2fpasswd.png',
  ])('no file behind %s', async (path) => {
    const { status } = await raw('GET', path)
    expect([400, 404]).toContain(status)
  })

  it('an address with a password in it is refused, not stumbled over', async () => {
    for (const [method, path] of [
      ['PUT', '/api/v1/key'],
      ['POST', '/settings'],
      ['GET', '/en/nowhere'],
    ] as const)
      expect((await raw(method, `http://a:b@127.0.0.1${path}`, 'Content-Length: 0\r\n')).status).toBe(400)
  })

  it('no prototype is touched by queries, bodies or cookies', async () => {
    await get('/en?__proto__[isDemo]=1&constructor.prototype.x=1&__proto__.x=1', {
      Cookie: '__proto__=x; constructor=y',
    })
    await get('/api/v1/weather?__proto__=bern&place[__proto__]=bern')
    for (const body of ['{"__proto__":{"key":"hacked"}}', '{"constructor":{"prototype":{"key":"hacked"}}}'])
      expect(
        (
          await fetch(`${server.url}/api/v1/key`, {
            method: 'PUT',
            body,
            headers: { ...operator, ...asJson },
          })
        ).status,
      ).toBe(422)
    expect(await (await get('/api/v1/key')).json()).toEqual({ isSet: true, source: 'demo', needsCode: true })
    expect((await get('/en/location/__proto__')).status).toBe(404)
    expect((await get('/en/location/constructor')).status).toBe(404)
    expect((await get('/de/region/toString')).status).toBe(404)
  })

  it('no header can be written from outside', async () => {
    for (const path of [
      '/en/%0d%0aSet-Cookie:a=b',
      '/search?q=%0d%0aSet-Cookie:a=b',
      '/en/location/a%0d%0aX-Evil:1',
    ]) {
      const { head } = await raw('GET', path, 'X-Request-Id: a\tb\r\n')
      expect(head).not.toMatch(/^(set-cookie|x-evil)/im)
    }
    const { head } = await raw('GET', '/en', 'X-Request-Id: <script>alert(1)</script>\r\n')
    expect(head).not.toContain('script>alert')
  })

  it('no log line can be forged', async () => {
    await get('/en/nope%0a%7B%22level%22%3A50%2C%22msg%22%3A%22forged%22%7D')
    await get('/en/nope%1b%5b31mred')
    await get('/en', { 'X-Forwarded-For': '1.2.3.4 {"msg":"forged"}' })
    for (const line of server.output().split('\n').filter(Boolean)) {
      if (line.startsWith('Wetterhorn') || line.startsWith('Operator')) continue
      const { msg } = JSON.parse(line) as { msg: string }
      expect(msg).not.toContain('forged')
      expect(line).not.toContain('\x1b')
    }
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example/',
    '/en//evil.example/..',
    '///evil.example/%2e%2e',
  ])('%s redirects nobody elsewhere', async (path) => {
    const { head } = await raw('GET', path)
    expect(/^location: (.*)$/im.exec(head)?.[1] ?? '/').toMatch(/^\/(?![/\\])/)
  })

  it.each([
    ['Host', 'evil.example'],
    ['X-Forwarded-Host', 'evil.example'],
    ['X-Forwarded-Proto', 'evil.example'],
    ['X-Forwarded-Prefix', '/evil.example'],
    ['X-Original-URL', '/evil.example'],
    ['Forwarded', 'host=evil.example'],
    ['Accept-Language', 'evil.example,de;q=0.1'],
    ['Cookie', 'language=evil.example; userLocation=evil.example'],
    ['Cookie', 'userLocation=%3Cscript%3Eevil.example%3C/script%3E'],
    ['Accept-Encoding', 'evil.example'],
    ['Origin', 'https://evil.example'],
  ])('a first visitor with %s: %s leaves nothing for the next', async (name, value) => {
    // An address of its own: nobody has filled the cache for it yet.
    const path = `/en/forecast?place=${(46 + Math.abs(hash(name + value)) / 2 ** 32).toFixed(4)},8.1000`
    const { head } = await raw('GET', path, `${name}: ${value}\r\n`)
    expect(head).not.toContain('evil.example')
    const next = await get(path)
    expect(next.status).toBe(200)
    expect(await next.text()).not.toContain('evil.example')
    expect(JSON.stringify([...next.headers])).not.toContain('evil.example')
    expect(next.headers.get('vary')).toContain('Cookie')
  })

  it.each([
    '/api/v1/weather?place=davos',
    '/api/v1/alerts?region=alpine',
    '/api/v1/places?q=genf',
    '/api/v1/places/reverse?lat=46.2&lon=6.15',
  ])('%s may be kept by a CDN: no header of a visitor changes it', async (path) => {
    let visits = 0
    const read = async (headers: Record<string, string>) => {
      const answer = await get(path, { 'X-Forwarded-For': `198.51.100.${++visits}`, ...headers })
      expect(answer.status).toBe(200)
      // Without the times of fetching: a fresh copy may come in between.
      const { data, place, results, result } = await answer.json()
      return JSON.stringify({ data, place, results, result })
    }
    const plain = await read({})
    const visitors: Record<string, string>[] = [
      { 'Accept-Language': 'fr-CH' },
      { Cookie: 'language=it; userLocation=lugano' },
      { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher' },
      { Origin: 'https://evil.example' },
    ]
    expect(plain.length).toBeGreaterThan(50)
    for (const headers of visitors)
      expect((await read(headers)) === plain, JSON.stringify(headers)).toBe(true)
  })

  it('changes are same-origin only, whatever the browser says about it', async () => {
    const change = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/v1/key`, { method: 'DELETE', headers }).then(({ status }) => status)
    expect(await change({ Origin: 'https://evil.example' })).toBe(403)
    expect(await change({ Origin: 'null' })).toBe(403)
    expect(await change({ 'Sec-Fetch-Site': 'same-site' })).toBe(403)
    expect(await change({ 'Sec-Fetch-Site': 'none' })).toBe(403)
    const preflight = await fetch(`${server.url}/api/v1/key`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'DELETE' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await fetch(`${server.url}/en/setup`, { method })).status).toBe(405)
  })
})

describe('the limits of searches, of keys and of the API', () => {
  const client = { 'X-Forwarded-For': '203.0.113.21' }
  beforeAll(async () => {
    expect((await get('/en/search?q=zqxw', client)).status).toBe(200)
  })

  it.each([
    '/search',
    '/search/',
    '/SEARCH',
    '/%73earch',
    '/search.data',
    '/Search.data',
    '/en/search',
    '/en/search/',
    '/de/Search',
    '/de/%73earch',
    '/de/search.data',
    '/de/SEARCH/.data',
  ])('holds at %s', async (path) => {
    expect((await get(`${path}?q=zqxw2`, client)).status).toBe(429)
  })

  it('the key is changed twenty times a minute at most, whatever the code', async () => {
    const change = () => saveKey(server, { key: 'DEMO_KEY', headers: { ...operator, ...client } })
    for (let n = 0; n < 20; n++) expect((await change()).status).toBe(200)
    const refused = await change()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('counts no other page', async () => {
    for (const path of ['/en', '/en/location/bern', '/searching', '/robots.txt']) {
      const { status } = await get(path, client)
      expect(status, path).not.toBe(429)
    }
  })

  it('an API call too many is refused with the time to wait, as a problem', async () => {
    const ask = (path: string, headers = client) => get(`/api/v1${path}`, headers)
    expect((await ask('/places?q=bern')).status).toBe(200)
    // One search a minute, on pages and here together.
    expect((await ask('/places?q=zqxw&more=1')).status).toBe(429)
    const statuses: number[] = []
    for (let n = 0; n < 60; n++) statuses.push((await ask('/alerts')).status)
    expect(statuses[0]).toBe(200)
    expect(statuses.at(-1)).toBe(429)
    // A name that somebody gives himself does not help.
    const refused = await ask('/alerts', { 'X-Forwarded-For': '192.0.2.99, 203.0.113.21' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('content-type')).toBe('application/problem+json')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const documented = await documentedAnswers(server.url)
    await documented.expectDocumented(refused.clone(), '/alerts')
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests' })
    expect((await get('/en', client)).status).toBe(200)
    const page = await get('/de/search?q=bern', client)
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await page.text()).toContain('Zu viele Anfragen')
  })
})

describe('headers of every answer', () => {
  it.each([
    '/en',
    '/en/nope',
    '/api/v1/places?q=bern',
    '/api/v1/nope',
    '/robots.txt',
    '/app-icon.svg',
    '/healthz',
  ])('%s', async (path) => {
    // The second answer comes from the cache.
    await get(path)
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("object-src 'none'")
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|https?:|\*/)
  })
})

it('the cookie of a site behind TLS goes nowhere else', async () => {
  const setup = await get('/api/v1/key/setup', operator)
  expect(setup.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
})

it('answers fuzzed requests: no 5xx, no crash, no growth (npm run bench -- fuzz: 100,000)', async () => {
  const count = isSoak ? 10_000 : 100
  const { requests, failures, isAlive, memoryMb, log } = await fuzzServer(server, { count, seed: 42 })
  expect(failures).toEqual([])
  expect(requests).toBeGreaterThanOrEqual(count)
  expect(isAlive).toBe(true)
  // Nothing threw that nobody caught.
  expect(log).not.toMatch(/request failed|Error:/)
  expect(Math.max(...memoryMb)).toBeLessThan(900)
})

function hash(text: string): number {
  let value = 0
  for (const character of text) value = (Math.imul(value, 31) + character.charCodeAt(0)) | 0
  return value
}
