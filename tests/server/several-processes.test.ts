import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoKey } from '../../src/services/operator/weather-key.ts'
import type { RadarManifest } from '../../src/services/radar/show/radar-manifest.ts'
import { startBalancer, startVisitors } from '../support/balancer.ts'
import { startDemoUpstreams } from '../support/demo-upstreams.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { describeWithRedis, type RedisServer, startRedis } from '../support/redis.ts'
import { monitoring, type ServerProcess, saveKey, someKey, startServer } from '../support/server-process.ts'
import { isSoak } from '../support/soak.ts'

const code = 'an-operator-code-for-tests'
/** Two share what three share; a third has to go on while one restarts and one is killed. */
const processes = isSoak ? 3 : 2
const ofEach = <T>(value: T) => Array<T>(processes).fill(value)
/** Half of it cached, half of it not: every visitor's own place is asked for once in the ten minutes it is fresh. */
const paths = ['/en', '/de/radar', '/fr/alerts', '/it/forecast', '/en/location/thun', '/healthz']

describeWithRedis('several processes with PostgreSQL and Redis', () => {
  let upstreams: Awaited<ReturnType<typeof startDemoUpstreams>>
  let postgres: PostgresServer
  let redis: RedisServer
  let environment: Record<string, string>
  let ports: number[]
  let servers: ServerProcess[]
  let balancer: Awaited<ReturnType<typeof startBalancer>>

  const start = (index: number) => startServer({ ...environment, PORT: String(ports[index]) })
  let visitors = 0
  /** Each time somebody else, unless the headers say who. */
  const get = (index: number, path: string, headers: Record<string, string> = {}) => {
    const visitor = `2001:db8:${(++visitors).toString(16)}::1`
    return fetch(`${servers[index]?.url}${path}`, { headers: { 'X-Forwarded-For': visitor, ...headers } })
  }
  const putKey = (index: number, key: string) =>
    saveKey(servers[index] as ServerProcess, { key, headers: { 'X-Operator-Code': code } })
  const everywhere = <T>(ask: (index: number) => Promise<T>) => Promise.all(servers.map((_, i) => ask(i)))
  /** Calls that were made more often than once. */
  const twice = (pattern: RegExp, { mayBeNone = false } = {}) => {
    const calls = upstreams.calls.filter((call) => pattern.test(call))
    if (!mayBeNone) expect(calls.length).toBeGreaterThan(0)
    return calls.filter((call, index) => calls.indexOf(call) !== index)
  }

  beforeAll(async () => {
    ;[upstreams, postgres, redis] = await Promise.all([
      startDemoUpstreams({ startAt: Date.now() }),
      startPostgres(),
      startRedis(),
    ])
    ports = await Promise.all(ofEach(0).map(() => freePort()))
    environment = {
      ...upstreams.env,
      // A whole radar run is expensive: that only one process computes it is tested in the soak.
      ...(isSoak ? upstreams.radarEnv : {}),
      DATABASE_URL: await postgres.createDatabase('site'),
      REDIS_URL: redis.url,
      KEY_SECRET: 'the same secret on all machines',
      OPERATOR_CODE: code,
      TRUSTED_PROXIES: '1',
      SEARCHES_PER_MINUTE: '12',
      DEMO: '0',
      // One time for all, as on machines that keep their clocks right.
      DEMO_TIME: '',
    }
    servers = await Promise.all(ports.map((_, index) => start(index)))
    balancer = await startBalancer(servers.map(({ url }) => url))
  })
  afterAll(async () => {
    await balancer?.close()
    await Promise.all(servers?.map((server) => server.stop()) ?? [])
    await Promise.all([upstreams?.close(), postgres?.dispose(), redis?.dispose()])
  })

  it('a key saved in one is used by all, and pages made without it are gone', async () => {
    const before = await everywhere(async (index) => (await get(index, '/en')).text())
    for (const html of before) expect(html).toContain('API key')
    expect((await putKey(0, someKey)).status).toBe(200)
    await eventually(async () => {
      const states = await everywhere(async (index) => (await get(index, '/api/v1/key')).json())
      expect(states.map(({ isSet }) => isSet)).toEqual(ofEach(true))
      const after = await everywhere(async (index) => (await get(index, '/en')).text())
      for (const html of after) expect(html).toContain('°')
    })
  })

  it('ask an upstream once for all', async () => {
    const pages = await Promise.all(
      Array.from({ length: 24 }, (_, visitor) => get(visitor % processes, '/en/location/thun')),
    )
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
    const thun = upstreams.calls.filter((call) => /onecall.*lat=46\.7.*lon=7\.6/.test(call))
    expect(thun).toHaveLength(1)
    await everywhere((index) => get(index, '/en/alerts'))
    expect(twice(/feeds\/meteoalarm/)).toEqual([])
    // The demo world has no warnings on a fine day.
    expect(twice(/warnings\/feeds-switzerland\//, { mayBeNone: true })).toEqual([])
  })

  if (isSoak)
    it('fetch and compute the radar once, show the same, and serve each other’s pictures', async () => {
      const manifests = async () =>
        everywhere(async (index) => {
          const answer = await get(index, '/api/v1/radar')
          expect(answer.status).toBe(200)
          return ((await answer.json()) as { data: RadarManifest }).data
        })
      await eventually(async () => {
        for (const { frames } of await manifests())
          expect(frames.filter(({ kind }) => kind === 'predicted').length).toBeGreaterThan(20)
      })
      await eventually(async () => {
        const [one, ...others] = await manifests()
        for (const other of others) expect(other.frames).toEqual(one?.frames)
      })
      expect(twice(/\.h5|\.hdf/)).toEqual([])
      const [one] = await manifests()
      const urls = one?.frames.map(({ url }) => url).filter((url) => url !== null) ?? []
      for (const url of urls) {
        const statuses = await everywhere(async (index) => (await get(index, url as string)).status)
        expect(statuses).toEqual(ofEach(200))
      }
      // Any process computes the sums, and any process serves them.
      const { data } = (await (await get(0, '/api/v1/radar/sums')).json()) as { data: { url: string }[] }
      for (const { url } of data) expect((await get(2, url)).status).toBe(200)
    })

  it('count a client’s searches together, and refuse with the time to wait', async () => {
    const client = { 'X-Forwarded-For': '203.0.113.77' }
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => get(n % processes, `/en/search?q=&n=${n}`, client)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused?.text()).toContain('Too many requests')
    // Somebody else is not touched, and a name somebody gives himself does not help.
    expect((await get(0, '/en/search?q=&n=30')).status).toBe(200)
    const forged = { 'X-Forwarded-For': '192.0.2.1, 203.0.113.77' }
    expect((await get(1, '/en/search?q=&n=31', forged)).status).toBe(429)
  })

  it('another world chosen in one is shown by all, and by all no more', async () => {
    const isDemoEverywhere = (isDemo: boolean) =>
      eventually(async () => {
        const pages = await everywhere(async (index) => {
          const page = await get(index, '/en/location/thun')
          return { status: page.status, isDemo: (await page.text()).includes('Demo data') }
        })
        expect(pages).toEqual(ofEach({ status: 200, isDemo }))
      })
    expect((await putKey(1, demoKey)).status).toBe(200)
    await isDemoEverywhere(true)
    expect((await putKey(0, someKey)).status).toBe(200)
    await isDemoEverywhere(false)
  })

  it('wait for no PostgreSQL that hangs, and say so', async () => {
    const timed = async (path: string, headers = {}) => {
      const startedAt = performance.now()
      const { status } = await get(0, path, headers)
      return { path, status, seconds: (performance.now() - startedAt) / 1000 }
    }
    await putKey(0, someKey)
    postgres.pause()
    try {
      const pages = ['/en/location/olten', '/de/location/aarau', '/fr/location/paris', '/it', '/en/places']
      const answers = await Promise.all(pages.map((path) => timed(path)))
      expect(answers.filter(({ status }) => status !== 200)).toEqual([])
      // Its own calls are counted on: pages of other places come from OpenWeather.
      expect(await (await get(0, '/en/location/olten')).text()).toContain('°')
      const ready = await timed('/readyz', monitoring)
      expect(ready.status).toBe(503)
      for (const { path, seconds } of [...answers, ready]) expect(seconds, path).toBeLessThan(3)
    } finally {
      postgres.resume()
    }
    await eventually(async () => expect((await get(0, '/readyz', monitoring)).status).toBe(200))
  })

  // In short with two processes behind nginx: behind-nginx.test.ts.
  if (isSoak)
    it('no request fails while each is restarted in turn and one is killed', async () => {
      const visitors = startVisitors(balancer.url, paths, 12)
      const more = async (count: number) => {
        const until = visitors.count() + count
        await eventually(() => expect(visitors.count()).toBeGreaterThan(until))
      }
      await more(200)
      for (let index = 0; index < processes; index++) {
        expect(await servers[index]?.stop()).toBe(0)
        await more(100)
        servers[index] = await start(index)
        await more(100)
      }
      await servers[1]?.stop('SIGKILL')
      await more(200)
      servers[1] = await start(1)
      await more(100)
      const statuses = await visitors.stop()
      expect(Object.keys(statuses)).toEqual(['200'])
      expect(balancer.retries()).toBeGreaterThan(0)
      process.stdout.write(`rolling restart and kill: ${JSON.stringify(statuses)}, none failed\n`)
    })

  it.runIf(isSoak)('live through Redis dying and coming back under load', async () => {
    const visitors = startVisitors(balancer.url, paths, 6)
    const logged = (text: string) =>
      everywhere(async (index) => servers[index]?.output().includes(text) ?? false)
    await redis.kill()
    await eventually(async () => expect(await logged('Redis is away')).toEqual(ofEach(true)))
    expect((await get(0, '/en/location/chur')).status).toBe(200)
    expect((await get(0, '/readyz', monitoring)).status).toBe(200)
    await redis.start()
    await eventually(async () => expect(await logged('Redis is back')).toEqual(ofEach(true)))
    expect(Object.keys(await visitors.stop())).toEqual(['200'])
  })

  it.runIf(isSoak)('live through PostgreSQL dying and coming back under load', async () => {
    const visitors = startVisitors(balancer.url, paths, 6)
    await postgres.stop()
    await eventually(async () => {
      const ready = await everywhere(async (index) => (await get(index, '/readyz', monitoring)).status)
      expect(ready).toEqual(ofEach(503))
    })
    // The last known key goes on; a new one is refused, in words and with its status.
    expect((await get(1, '/en/location/sion')).status).toBe(200)
    const refused = await putKey(2, 'another-key')
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ code: 'key-not-saved' })
    await postgres.start()
    await eventually(async () => {
      const ready = await everywhere(async (index) => (await get(index, '/readyz', monitoring)).status)
      expect(ready).toEqual(ofEach(200))
    })
    const statuses = await visitors.stop()
    expect(Object.keys(statuses)).toEqual(['200'])
    for (const { output } of servers) {
      expect(output()).toContain('database failed: unavailable')
      expect(output()).toContain('database works again')
      expect(output()).not.toContain(someKey)
      expect(output()).not.toContain('test-password')
    }
  })
})
