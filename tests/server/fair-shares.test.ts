import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDemoFetch } from '../../src/demo/demo-fetch.ts'
import { passOn } from '../support/demo-upstreams.ts'
import { type FaultyServer, startFaultyServer } from '../support/faulty-server.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { isSoak } from '../support/soak.ts'

/** Somebody else's visit: the proxy in front names who asks. */
const as = (client: string) => ({ headers: { 'X-Forwarded-For': client } })
const attacker = '203.0.113.66'
/** `npm run soak` tries it with half a second and more visitors: a busy machine would add to that. */
const upstreamMs = isSoak ? 500 : 300
const visitors = isSoak ? 100 : 20
const connections = 40

let places = 0
/** A place nobody has asked for yet, a kilometre from every other. */
function newPlace(): string {
  places++
  return `${(40 + (places % 80) * 0.1).toFixed(2)},${(0.1 + Math.floor(places / 80) * 0.2).toFixed(2)}`
}

describe('with a healthy upstream that takes its time', () => {
  let upstream: FaultyServer
  let server: ServerProcess
  beforeAll(async () => {
    const demo = createDemoFetch({ seed: 7, clock: Date.now })
    upstream = await startFaultyServer(async ({ url }, response) => {
      const answer = await demo(`https://api.met.no${url}`)
      await delay(upstreamMs)
      passOn(answer, response)
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

  /** Asks without a pause over many connections until stopped; resolves with how often which status came. */
  function flood(client: string, address: () => string) {
    const statuses: Record<number, number> = {}
    let isOver = false
    const work = async () => {
      while (!isOver) {
        const { status, body } = await fetch(server.url + address(), as(client))
        await body?.cancel()
        statuses[status] = (statuses[status] ?? 0) + 1
      }
    }
    const all = Promise.all(Array.from({ length: connections }, work))
    return async () => {
      isOver = true
      await all
      return statuses
    }
  }

  it.each([
    ['pages', attacker, () => `/en/location/${newPlace()}`],
    // A client of its own, whose share is not used up yet.
    ['answers of the API', '203.0.113.67', () => `/api/v1/weather?place=${newPlace()}`],
    ['queries of one page', '203.0.113.68', () => `/en?x=${++places}`],
  ])(
    'one client who wants new %s over 40 connections keeps nobody else from theirs',
    {
      timeout: 120_000,
    },
    async (_, client, address) => {
      const stop = flood(client, address)
      const answered = await Promise.all(
        Array.from({ length: visitors }, async (_, visitor) => {
          await delay(visitor * 250)
          const wanted = visitor % 2 === 0 ? '/api/v1/weather?place=' : '/de/location/'
          const answer = await fetch(server.url + wanted + newPlace(), as(`198.51.100.${visitor}`))
          // A page without its weather says so, with status 200.
          const hasWeather = (await answer.text()).includes(visitor % 2 === 0 ? '"temperatureC"' : '°')
          return hasWeather ? answer.status : 'no weather'
        }),
      )
      const statuses = await stop()
      expect(answered.filter((status) => status === 200).length).toBeGreaterThanOrEqual(visitors * 0.95)
      // The attacker is served too, at its pace; a busy machine may let some of its own waits end in 503.
      expect(statuses[200]).toBeGreaterThan(0)
      expect(Object.keys(statuses).filter((status) => !['200', '429', '503'].includes(status))).toEqual([])
      expect(server.output()).not.toMatch(/"met-norway[^}]*"circuit":"open"/)
    },
  )
})

describe('one client and another', () => {
  let server: ServerProcess
  afterEach(() => server.stop())

  it('beyond its share a client is slowed, then refused with the time to wait, and another is not', async () => {
    server = await startServer({ TRUSTED_PROXIES: '1', COSTLY_ANSWERS_PER_MINUTE: '60' })
    const ask = (n: number, client: string) => fetch(`${server.url}/en?x=${n}`, as(client))
    // Some balancers write the port too: it is the same client all the same.
    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n, `${attacker}:${4000 + n}`)))
    const refused = all.filter(({ status }) => status === 429)
    // Some at once and some that waited for their turn of a second; the rest would have waited for more than five.
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(4)
    expect(refused.length).toBeGreaterThan(10)
    expect(refused.length + all.filter(({ status }) => status === 200).length).toBe(30)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused[0]?.text()).toContain('Too many requests')
    expect((await ask(99, '198.51.100.1')).status).toBe(200)
  })
})
