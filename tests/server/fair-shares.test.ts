import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDemoFetch } from '../../src/demo/demo-fetch.ts'
import { eventually } from '../support/eventually.ts'
import { type FaultyServer, startFaultyServer } from '../support/faulty-server.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { isSoak } from '../support/soak.ts'

/** Somebody else's visit: the proxy in front names the client. */
const as = (client: string) => ({ headers: { 'X-Forwarded-For': client } })
const attacker = '203.0.113.66'
const upstreamMs = 500
const visitors = 100
const connections = 40

/** A place that is not cached, kilometres from every other; some 140,000 of them on each half of the globe. */
const newPlaces = (half: 1 | -1) => {
  let places = 0
  return () => {
    places++
    const lat = half * (5 + (places % 160) * 0.5)
    const lon = (Math.floor(places / 160) % 900) * 0.4 - 180
    return `${lat.toFixed(2)},${lon.toFixed(2)}`
  }
}
/** A flood runs through many: refusals come fast. */
const attackersPlace = newPlaces(-1)
const visitorsPlace = newPlaces(1)
let queries = 0

// Three seconds of two processors for each kind of flood; what holds it back is tried below.
describe.runIf(isSoak)('with a healthy upstream that takes its time', () => {
  let upstream: FaultyServer
  let server: ServerProcess
  beforeAll(async () => {
    // One forecast for all: making each would keep this process from answering in time.
    const demo = createDemoFetch({ seed: 7, clock: Date.now })
    const path = '/weatherapi/locationforecast/2.0/complete?lat=47&lon=8'
    const body = await (await demo(`https://api.met.no${path}`)).text()
    upstream = await startFaultyServer(async (_, response) => {
      await delay(upstreamMs)
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    })
    server = await startServer({
      METNO_BASE_URL: upstream.origin,
      TRUSTED_PROXIES: '1',
      COSTLY_ANSWERS_PER_MINUTE: '600',
      DEMO_TIME: '',
      LOG_LEVEL: 'warn',
    })
    // Its first page takes it long: the code is not compiled yet.
    await fetch(`${server.url}/en/location/bern`)
  })
  afterAll(async () => {
    await server?.stop()
    await upstream?.close()
  })

  /** Up to 800 requests a second over many connections until stopped; resolves with how often which status came. */
  function flood(client: string, address: () => string) {
    const statuses: Record<number, number> = {}
    let isOver = false
    const work = async () => {
      while (!isOver) {
        const answer = await fetch(server.url + address(), as(client))
        // To its end: a connection that is cut off would have to be reopened, which costs this process more than the server.
        await answer.arrayBuffer()
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        await delay(50)
      }
    }
    const all = Promise.all(Array.from({ length: connections }, work))
    return async () => {
      isOver = true
      await all
      return statuses
    }
  }

  const floods: [what: string, client: string, address: () => string][] = [
    ['pages', attacker, () => `/en/location/${attackersPlace()}`],
    // A client of its own, whose share is not used up yet.
    ['answers of the API', '203.0.113.67', () => `/api/v1/weather?place=${attackersPlace()}`],
    ['queries of one page', '203.0.113.68', () => `/en?q=${++queries}`],
  ]
  it.each(floods)(
    'one client who wants new %s over 40 connections keeps nobody else from theirs',
    async (_, client, address) => {
      const stop = flood(client, address)
      const answered = await Promise.all(
        Array.from({ length: visitors }, async (_, visitor) => {
          await delay(visitor * 150)
          const wanted = visitor % 2 === 0 ? '/api/v1/weather?place=' : '/de/location/'
          const answer = await fetch(server.url + wanted + visitorsPlace(), as(`198.51.100.${visitor}`))
          // A page without its weather says so, with status 200.
          const hasWeather = (await answer.text()).includes(visitor % 2 === 0 ? '"temperatureC"' : '°')
          return hasWeather ? answer.status : `${answer.status}, no weather`
        }),
      )
      const statuses = await stop()
      const others = answered.filter((status) => status !== 200)
      expect(others.length, others.join()).toBeLessThanOrEqual(visitors * 0.05)
      // The attacker is served too, at its pace; a busy machine may let some of its own waits end in 503.
      expect(statuses[200]).toBeGreaterThan(0)
      expect(Object.keys(statuses).filter((status) => !['200', '429', '503'].includes(status))).toEqual([])
      expect(server.output()).not.toMatch(/"met-norway[^}]*"circuit":"open"/)
    },
  )
})

describe('whatever costs is taken from the share of the client', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServer({
      TRUSTED_PROXIES: '1',
      COSTLY_ANSWERS_PER_MINUTE: '1',
      API_REQUESTS_PER_MINUTE: '1',
      SEARCHES_PER_MINUTE: '1',
    })
    await eventually(async () => expect((await ask('/alerts.atom', somebodyNew())).status).toBe(200))
  })
  afterAll(() => server?.stop())

  let clients = 0
  const somebodyNew = () => as(`203.0.113.${++clients}`)
  const ask = (path: string, client: RequestInit) => fetch(server.url + path, client)
  /** Statuses of two requests of one client, whom nobody has seen before. */
  async function twice(first: string, second: string): Promise<number[]> {
    const client = somebodyNew()
    return [(await ask(first, client)).status, (await ask(second, client)).status]
  }

  // That it is slowed first: src/server/http/fair-shares.test.ts.
  it('beyond its share a client is refused with the time to wait, and another is not', async () => {
    // Some balancers write the port too: it is the same client all the same.
    const client = `203.0.113.${++clients}`
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, n) => ask(`/en?q=${n}`, as(`${client}:${4000 + n}`))),
    )
    const refused = all.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused[0]?.text()).toContain('Too many requests')
    expect((await ask('/en?q=99', somebodyNew())).status).toBe(200)
  })

  it('lines of one /48 have sixteen shares together, and everybody else keeps theirs', async () => {
    // Each line in a /56 of its own.
    const line = (n: number) => as(`2001:db8:48:${(n * 256).toString(16)}::${n + 1}`)
    const flood = Array.from({ length: 60 }, (_, n) => ask(`/en/location/${visitorsPlace()}`, line(n)))
    const others = Array.from({ length: 6 }, async () => {
      const answer = await ask(`/de/location/${visitorsPlace()}`, somebodyNew())
      return { status: answer.status, hasWeather: (await answer.text()).includes('°') }
    })
    expect(await Promise.all(others)).toEqual(Array(6).fill({ status: 200, hasWeather: true }))
    const answers = await Promise.all(flood)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(16)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(60 - 16)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(`/en/location/${visitorsPlace()}`, line(200))).status).toBe(429)
    // What is kept costs nothing: they may read it, too.
    expect((await ask('/fr/contact?q=1', somebodyNew())).status).toBe(200)
    expect((await ask('/fr/contact?q=1', line(201))).status).toBe(200)
    expect((await ask('/fr/contact?q=2', as('2001:db8:49::1'))).status).toBe(200)
  })

  it.each([
    ['a new page', '/en/terms?q=1', '/en/terms?q=2', 200],
    ['its data', '/en/terms.data?q=1', '/en/terms.data?q=2', 200],
    ['a search', '/en/search?q=a', '/EN/search/?q=b', 200],
    ['the sitemap', '/sitemap.xml', '/sitemap-1.xml', 200],
    ['the feed of warnings', '/alerts.atom', '/alerts.atom?place=bern', 200],
    ['an answer of the API', '/api/v1/weather?place=bern', '/api/v1/weather?place=chur', 200],
    ['a drawn picture', '/api/v1/radar/latest.svg', '/api/v1/radar/latest.svg?theme=dark', 200],
    ['a drawn frame', `/api/v1/radar/frames/${'A'.repeat(16)}.svg`, '/api/v1/radar/latest.svg', 404],
  ])('%s', async (_, first, second, status) => {
    expect(await twice(first, second)).toEqual([status, 429])
  })

  it('a picture, but not one that is drawn already', async () => {
    const client = somebodyNew()
    expect((await ask('/de/alerts.png', client)).status).toBe(200)
    const refused = await ask('/de/location/thun.png', client)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('/de/alerts.png', client)).status).toBe(200)
  })

  it.each([
    ['a cached page', '/en/terms?q=1'],
    ['a picture in memory', `/api/v1/radar/frames/${'A'.repeat(16)}.png`],
    ['a picture on disk', `/api/v1/map/forecast/${'A'.repeat(16)}/clouds/202607211900.png`],
    ['a built file', '/app-icon.svg'],
  ])('but not %s', async (_, path) => {
    const [first, second] = await twice(path, path)
    expect(second).toBe(first)
    expect(second).not.toBe(429)
  })
})
