import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { metricOf } from '../support/metric-of.ts'
import { ownFolder } from '../support/own-folder.ts'
import { startPushService } from '../support/push-service.ts'
import { demoTime, type ServerProcess, startServer } from '../support/server-process.ts'
import { isSoak } from '../support/soak.ts'
import { startWarningFeed } from '../support/warning-feed.ts'

type PushService = Awaited<ReturnType<typeof startPushService>>

const zurich = { place: 'zurich', warningsFrom: 'severe', rain: { quiet: { from: '22:00', to: '07:00' } } }
const change = (server: ServerProcess, method: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/v1/push/subscription`, {
    method,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  })
const subscribe = (server: ServerProcess, subscription: unknown, watches: unknown[] = [zurich]) =>
  change(server, 'PUT', { subscription, language: 'en', watches })

describe('notifications', () => {
  let feed: Awaited<ReturnType<typeof startWarningFeed>>
  let service: PushService
  let server: ServerProcess
  let isGone = false
  beforeAll(async () => {
    feed = await startWarningFeed(demoTime)
    service = await startPushService(() => (isGone ? 410 : 201))
    server = await startServer({ ALERTS_FEED_URL: feed.url, PUSH_ALLOWED_ORIGINS: service.origin })
  })
  afterAll(async () => {
    await server.stop()
    await Promise.all([feed.close(), service.close()])
  })

  it('reach a browser encrypted, signed, in the issuer’s words, until the warning’s end, once', async () => {
    const { publicKey } = await (await fetch(`${server.url}/api/v1/push`)).json()
    const browser = service.subscribe()
    expect((await subscribe(server, browser)).status).toBe(200)
    await service.until((received) => received.length > 0)
    // Another choice is no reason to send it again.
    expect(
      (await subscribe(server, browser, [zurich, { ...zurich, place: '47.37689,8.54169' }])).status,
    ).toBe(200)
    const second = service.subscribe()
    await subscribe(server, second)
    await service.until((received) => received.some(({ endpoint }) => endpoint === second.endpoint))
    expect(service.faults).toEqual([])
    const [first, ...more] = service.received.filter(({ endpoint }) => endpoint === browser.endpoint)
    expect(more).toEqual([])
    expect(first).toMatchObject({ publicKey, urgency: 'high' })
    expect(first?.note).toMatchObject({
      tag: 'warning-2.49.0.0.756.0.CH.gale',
      title: 'Gusts of 100 km/h & more',
      url: '/en/alerts#alert-2.49.0.0.756.0.CH.gale',
    })
    expect(first?.note.body).toContain('Zürich: Sun 15 Nov, 10:10 to 16:10')
    expect(first?.topic).toMatch(/^[\w-]{1,32}$/)
    expect(first?.ttl).toBeGreaterThan(5.8 * 3600)
    expect(first?.ttl).toBeLessThanOrEqual(6 * 3600)
  })

  it('are counted for operators, and nothing of a subscriber is readable on disk or in the log', async () => {
    expect(await metricOf(server.url, 'wetterhorn_push_subscriptions')).toBe(2)
    expect(await metricOf(server.url, 'wetterhorn_push_messages_total{outcome="sent"}')).toBe(2)
    const setup = await (await fetch(`${server.url}/api/v1/key/setup`)).json()
    expect(setup.push).toEqual({ subscriptions: 2, waiting: 0 })
    const stored = readdirSync(server.dataDir)
      .filter((name) => name.startsWith('wetterhorn.db'))
      .map((name) => readFileSync(join(server.dataDir, name), 'latin1'))
      .join('')
    for (const secret of [service.origin, '47.38', 'p256dh'])
      expect(stored + server.output()).not.toContain(secret)
  })

  it('stop on withdrawal, and when the push service knows the browser no longer', async () => {
    const browser = service.subscribe()
    isGone = true
    await subscribe(server, browser)
    const count = () => metricOf(server.url, 'wetterhorn_push_subscriptions')
    await expect.poll(count, { interval: 500 }).toBe(2)
    isGone = false
    expect((await change(server, 'DELETE', { endpoint: service.received[0]?.endpoint })).status).toBe(200)
    expect(await count()).toBe(1)
    expect((await change(server, 'DELETE', { endpoint: 'https://web.push.apple.com/unknown' })).status).toBe(
      200,
    )
  })

  it('move with the browser to a new endpoint', async () => {
    const before = service.received.at(-1)?.endpoint
    const moved = service.subscribe()
    const answer = await change(server, 'POST', { subscription: moved, replaces: before })
    expect([answer.status, await answer.json()]).toEqual([200, { places: 1 }])
    expect((await change(server, 'POST', { subscription: moved, replaces: before })).status).toBe(404)
  })

  it('tell a wish by the weather of the site, once', async () => {
    const browser = service.subscribe()
    const wishes = [{ kind: 'frost', limit: 3, ahead: 36, quiet: null }]
    const watches = [{ place: 'jungfraujoch', warningsFrom: null, rain: null, wishes }]
    expect((await subscribe(server, browser, watches)).status).toBe(200)
    const own = () => service.received.filter(({ endpoint }) => endpoint === browser.endpoint)
    await service.until(() => own().length > 0)
    expect(own()).toMatchObject([
      {
        urgency: 'normal',
        note: { tag: 'wish-jungfraujoch-frost', url: '/en/location/jungfraujoch', language: 'en' },
      },
    ])
    expect(own()[0]?.note.title).toMatch(/^Jungfraujoch: down to −?\d+° from \d\d:00$/)
    expect(own()[0]?.note.body).toContain('Demo data, not real weather')
    // Another threshold on the same day is no reason for another message.
    const colder = [{ ...watches[0], wishes: [{ ...wishes[0], limit: 2 }] }]
    expect((await subscribe(server, browser, colder)).status).toBe(200)
    expect((await change(server, 'DELETE', { endpoint: browser.endpoint })).status).toBe(200)
    expect(own()).toHaveLength(1)
  })

  it.each<[string, unknown, number, string]>([
    ['no JSON', '{"subscription":', 400, 'bad-request'],
    ['nothing', '', 400, 'bad-request'],
    ['no watches', { language: 'en', watches: [] }, 422, 'bad-subscription'],
    [
      'thirty-one places',
      { language: 'en', watches: Array.from({ length: 31 }, () => zurich) },
      422,
      'bad-subscription',
    ],
    [
      'an oversized name',
      { language: 'en', watches: [{ ...zurich, place: 'x'.repeat(5000) }] },
      422,
      'bad-subscription',
    ],
    [
      'a place that is none',
      { language: 'en', watches: [{ ...zurich, place: 'atlantis-on-sea' }] },
      422,
      'unknown-place',
    ],
    [
      'nothing wanted',
      { language: 'en', watches: [{ ...zurich, warningsFrom: null, rain: null }] },
      422,
      'bad-subscription',
    ],
    [
      'a wish with a limit nobody offers',
      {
        language: 'en',
        watches: [{ ...zurich, wishes: [{ kind: 'snow', limit: 7, ahead: 12, quiet: null }] }],
      },
      422,
      'bad-subscription',
    ],
    [
      'more than twenty wishes',
      {
        language: 'en',
        watches: ['zurich', 'bern', 'thun'].map((place) => ({
          ...zurich,
          place,
          wishes: Array.from({ length: 7 }, () => ({ kind: 'dry', ahead: 12, quiet: null })),
        })),
      },
      422,
      'bad-subscription',
    ],
    [
      'a warm lake where there is none',
      {
        language: 'en',
        watches: [
          { ...zurich, place: 'zermatt', wishes: [{ kind: 'lake', limit: 21, ahead: 12, quiet: null }] },
        ],
      },
      422,
      'no-lake-near',
    ],
    ['a huge body', 'x'.repeat(15_000), 413, 'too-large'],
    ['another language', { language: 'xx', watches: [zurich] }, 422, 'bad-subscription'],
  ])('refuse %s with a clear error', async (_, body, status, code) => {
    const whole =
      typeof body === 'object' && body !== null ? { subscription: service.subscribe(), ...body } : body
    const answer = await change(server, 'PUT', whole)
    expect([answer.status, (await answer.json()).code]).toEqual([status, code])
  })

  it.each([
    ['http://127.0.0.1:1/x', 'bad-push-address'],
    ['https://10.0.0.1/x', 'unknown-push-service'],
    ['https://[::1]:443/x', 'unknown-push-service'],
    ['https://fcm.googleapis.com:8443/x', 'bad-push-address'],
    ['gopher://fcm.googleapis.com/x', 'bad-push-address'],
    ['https://push.example.org/x', 'unknown-push-service'],
  ])('are not sent to %s', async (endpoint, code) => {
    const answer = await subscribe(server, { ...service.subscribe(), endpoint })
    expect([answer.status, (await answer.json()).code]).toEqual([422, code])
  })

  it('go to a browser once, however its endpoint is written', async () => {
    const browser = service.subscribe()
    const count = () => metricOf(server.url, 'wetterhorn_push_subscriptions')
    await subscribe(server, browser)
    const before = await count()
    const { host, pathname } = new URL(browser.endpoint)
    for (const endpoint of [
      `http:${host}${pathname}`,
      ` HTTP://${host}${pathname}\r\n`,
      `${browser.endpoint}?#`,
    ])
      expect((await subscribe(server, { ...browser, endpoint })).status).toBe(200)
    expect(await count()).toBe(before)
    await change(server, 'DELETE', { endpoint: `http:${host}${pathname}` })
    expect(await count()).toBe((before ?? 0) - 1)
  })

  it('are chosen by this site alone', async () => {
    const answer = await change(server, 'PUT', {}, { 'Sec-Fetch-Site': 'cross-site' })
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'cross-origin'])
  })

  it('are limited for one client, who may still change and withdraw', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 20; n++) statuses.push((await subscribe(server, service.subscribe())).status)
    expect(statuses).toContain(429)
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(20)
    const known = service.received.find(
      ({ endpoint }) => endpoint !== service.received[0]?.endpoint,
    )?.endpoint
    expect((await change(server, 'DELETE', { endpoint: known })).status).toBe(200)
  })
})

describe('a process killed while it sends', () => {
  it.runIf(isSoak)(
    'loses nothing and repeats only what was on its way',
    async () => {
      const feed = await startWarningFeed(demoTime)
      let held = 0
      let isHolding = true
      const { promise: enough, resolve: onEnough } = Promise.withResolvers<void>()
      const never = new Promise<number>(() => undefined)
      const service = await startPushService(() => {
        // The first ten are answered; the process dies while the others wait.
        if (!isHolding || held++ < 10) return 201
        if (held === 20) onEnough()
        return never
      })
      const env = {
        ALERTS_FEED_URL: feed.url,
        PUSH_ALLOWED_ORIGINS: service.origin,
        DATA_DIR: ownFolder(),
        PUSH_SUBSCRIPTIONS_PER_CLIENT: '1000',
      }
      const first = await startServer(env)
      const browsers = Array.from({ length: 40 }, () => service.subscribe())
      for (const browser of browsers) await subscribe(first, browser)
      await enough
      await first.stop('SIGKILL')
      const before = service.received.length
      isHolding = false
      const second = await startServer(env)
      const reached = () => new Set(service.received.map(({ endpoint }) => endpoint)).size
      await service.until(() => reached() === browsers.length)
      await second.stop()
      expect(service.faults).toEqual([])
      expect(before).toBeLessThan(browsers.length)
      // What the push service had acknowledged was recorded, or was acknowledged in the last 25 ms.
      expect(service.received.length - browsers.length).toBeLessThanOrEqual(10)
      const topics = new Set(service.received.map(({ topic }) => topic))
      expect(topics.size).toBe(1)
      await Promise.all([feed.close(), service.close()])
    },
    120_000,
  )
})
