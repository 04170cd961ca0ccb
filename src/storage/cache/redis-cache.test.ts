import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { describeWithRedis, type RedisServer, startRedis } from '../../../tests/support/redis.ts'
import { UpstreamError } from '../../domain/failure.ts'
import type { Cache } from '../../ports/storage.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import { cacheContract } from './cache.contract.ts'
import { createCache } from './create-cache.ts'

const policy = { freshMs: 60_000, graceMs: 3_600_000 }

describeWithRedis('with a real Redis', () => {
  let server: RedisServer
  let log: ReturnType<typeof recordedLog>
  let key: string
  const connections: Redis[] = []
  const caches: Cache[] = []

  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server?.dispose())
  beforeEach(() => {
    log = recordedLog()
    key = randomUUID()
  })
  afterEach(async () => {
    await Promise.all(caches.splice(0).map((cache) => cache.close()))
    for (const connection of connections.splice(0)) connection.disconnect()
  })

  /** A cache with a connection of its own, as another process has it. */
  async function open(): Promise<Cache> {
    const redis = await connectRedis(server.url, { log })
    connections.push(redis)
    const cache = createCache({ redis, maxItems: 1_000, maxBytes: 1_000_000, clock: Date.now, log })
    caches.push(cache)
    return cache
  }

  cacheContract('Redis', open)

  describe('several processes', () => {
    it('make one fetch for all their visitors', async () => {
      const processes = [await open(), await open(), await open()]
      const answer = Promise.withResolvers<string>()
      const fetch = vi.fn(() => answer.promise)
      const requested = processes.flatMap((cache) =>
        Array.from({ length: 50 }, () => cache.getOrFetch(key, policy, fetch)),
      )
      await eventually(() => expect(fetch).toHaveBeenCalled())
      answer.resolve('one for all')
      const values = (await Promise.all(requested)).map(({ value }) => value)
      expect(new Set(values)).toEqual(new Set(['one for all']))
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    it('make one fetch when it fails, and all know why', async () => {
      const processes = [await open(), await open(), await open()]
      const failure = { provider: 'test', kind: 'quota', status: 429 } as const
      const fetch = vi.fn(() => Promise.reject(new UpstreamError(failure, 'busy', 30_000)))
      const requested = processes.map((cache) => cache.getOrFetch(key, policy, fetch).catch((error) => error))
      for (const error of await Promise.all(requested)) {
        expect(error).toBeInstanceOf(UpstreamError)
        expect(error).toMatchObject({ failure, message: 'busy', retryAfterMs: 30_000 })
      }
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    it('see what another one fetched, changed and forgot', async () => {
      const [one, two] = [await open(), await open()]
      await one.getOrFetch(key, policy, async () => 'first')
      const never = vi.fn(async () => 'fetched again')
      expect((await two.getOrFetch(key, policy, never)).value).toBe('first')
      await eventually(async () => {
        await one.set(key, policy, 'second')
        expect((await two.peek(key))?.value).toBe('second')
      })
      await one.forget(key)
      await eventually(async () => expect(await two.peek(key)).toBeNull())
      expect(never).not.toHaveBeenCalled()
    })

    it('take over an answer that another one refreshed', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      try {
        const [one, two] = [await open(), await open()]
        await one.set(key, policy, 'old')
        await two.peek(key)
        vi.setSystemTime(Date.now() + policy.freshMs)
        await one.getOrFetch(key, policy, async () => 'new')
        const never = vi.fn(async () => 'fetched again')
        await eventually(async () => expect((await two.peek(key))?.value).toBe('new'))
        expect(await two.getOrFetch(key, policy, never)).toMatchObject({ value: 'new', isStale: false })
        expect(never).not.toHaveBeenCalled()
      } finally {
        vi.useRealTimers()
      }
    })

    it('go on when the one that was fetching died', async () => {
      const cache = await open()
      await connections[0]?.set(`wetterhorn:lease:${key}`, 'of a dead process', 'PX', 300)
      expect((await cache.getOrFetch(key, policy, async () => 'after it')).value).toBe('after it')
    })

    it('drop a failure that another one saw end', async () => {
      const [one, two] = [await open(), await open()]
      const failure = { provider: 'test', kind: 'key-invalid', status: 401 } as const
      const fail = () => Promise.reject(new UpstreamError(failure, 'wrong key'))
      await expect(one.getOrFetch(key, policy, fail)).rejects.toThrow(UpstreamError)
      await expect(two.getOrFetch(key, policy, fail)).rejects.toThrow(UpstreamError)
      await one.forget(key)
      const ask = () => two.getOrFetch(key, policy, async () => 'with the new key')
      await eventually(async () => expect((await ask()).value).toBe('with the new key'))
    })
  })

  it('does not ask Redis again while a refresh is under way', async () => {
    const cache = await open()
    await cache.set(key, { ...policy, freshMs: 0 }, 'old')
    const refresh = Promise.withResolvers<string>()
    const fetch = vi.fn(() => refresh.promise)
    await cache.getOrFetch(key, policy, fetch)
    await eventually(() => expect(fetch).toHaveBeenCalled())
    const reads = async () =>
      /cmdstat_get:calls=(\d+)/.exec((await connections[0]?.info('commandstats')) ?? '')?.[1]
    const before = await reads()
    for (let visitor = 0; visitor < 100; visitor++) {
      expect((await cache.getOrFetch(key, policy, fetch)).value).toBe('old')
    }
    expect(await reads()).toBe(before)
    refresh.resolve('new')
  })

  it('takes damaged entries for missing ones', async () => {
    await (await open()).set(key, policy, 'whole')
    const [stored = ''] = (await connections[0]?.keys(`*:cache:*${key}`)) ?? []
    const text = (await connections[0]?.get(stored)) ?? ''
    expect(text).not.toBe('')
    await connections[0]?.set(stored, text.slice(0, text.length / 2), 'PX', 60_000)
    const cache = await open()
    expect((await cache.getOrFetch(key, policy, async () => 'anew')).value).toBe('anew')
  })

  describe('Redis in trouble', () => {
    const awayLines = () => log.messages().filter((message) => message.startsWith('Redis is away'))

    /** True once what one cache writes can be read by another: Redis is used again, not only memory. */
    async function expectShared(one: Cache, two: Cache): Promise<void> {
      await eventually(async () => {
        const probe = randomUUID()
        await one.set(probe, policy, 'shared')
        expect((await two.peek(probe))?.value).toBe('shared')
      })
    }

    it('answers from memory while Redis is dead, and shares again when it is back', async () => {
      const [one, two] = [await open(), await open()]
      await one.set(key, policy, 'before')
      await server.kill()
      try {
        expect((await one.peek(key))?.value).toBe('before')
        const fetch = vi.fn(async () => 'fetched without Redis')
        const other = randomUUID()
        const requested = Array.from({ length: 200 }, () => one.getOrFetch(other, policy, fetch))
        expect(new Set((await Promise.all(requested)).map(({ value }) => value)).size).toBe(1)
        expect(fetch).toHaveBeenCalledTimes(1)
        await eventually(() => expect(awayLines()).toHaveLength(2))
      } finally {
        await server.start()
      }
      await expectShared(one, two)
      expect(awayLines()).toHaveLength(2)
      expect(log.messages()).toContain('Redis is back')
      expect((await one.peek(key))?.value).toBe('before')

      // The bus is there again too.
      await one.set(key, policy, 'first')
      await eventually(async () => expect((await two.peek(key))?.value).toBe('first'))
      await eventually(async () => {
        await one.set(key, policy, 'second')
        expect((await two.peek(key))?.value).toBe('second')
      })
    })

    it('keeps a stale answer that a restarted Redis no longer has', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      try {
        const cache = await open()
        await cache.set(key, policy, 'last good')
        await server.kill()
        await server.start()
        vi.setSystemTime(Date.now() + policy.freshMs)
        await eventually(() => expect(log.messages()).toContain('Redis is back'))
        const requested = cache.getOrFetch(key, policy, () =>
          Promise.reject(new Error('upstream is down too')),
        )
        expect(await requested).toMatchObject({ value: 'last good', isStale: true })
      } finally {
        vi.useRealTimers()
      }
    })

    it('keeps an answer fetched while Redis was away before an older one that Redis still has', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      try {
        const [one, two] = [await open(), await open()]
        await one.set(key, policy, 'old')
        const [stored = ''] = (await connections[0]?.keys(`*:cache:*${key}`)) ?? []
        const old = (await connections[0]?.get(stored)) ?? ''
        vi.setSystemTime(Date.now() + 1_000)
        await one.set(key, policy, 'new')
        // As if the connection had been down while it was written.
        await connections[0]?.set(stored, old, 'PX', 3_600_000)
        vi.setSystemTime(Date.now() + policy.freshMs)
        const isDown = () => Promise.reject(new Error('upstream is down too'))
        for (let visitor = 0; visitor < 2; visitor++)
          expect(await one.getOrFetch(key, policy, isDown)).toMatchObject({ value: 'new', isStale: true })
        expect((await two.peek(key))?.value).toBe('old')
      } finally {
        vi.useRealTimers()
      }
    })

    it('does not wait for a Redis that hangs, and uses it again afterwards', async () => {
      const [one, two] = [await open(), await open()]
      server.pause()
      try {
        // Redis answers nothing here: that these come back at all shows that nobody waits for it.
        expect((await one.getOrFetch(key, policy, async () => 'fetched')).value).toBe('fetched')
        expect((await one.peek(key))?.value).toBe('fetched')
        await one.set(key, policy, 'set')
        await one.forget(key)
        expect(await one.peek(key)).toBeNull()
      } finally {
        server.resume()
      }
      await expectShared(one, two)
    })

    it('starts without Redis and uses it once it is there', async () => {
      await server.kill()
      const [one, two] = await Promise.all([open(), open()])
      try {
        expect((await one.getOrFetch(key, policy, async () => 'alone')).value).toBe('alone')
        expect(awayLines()).toHaveLength(2)
      } finally {
        await server.start()
      }
      await expectShared(one, two)
      await two.set(key, policy, 'old')
      await eventually(async () => {
        await one.set(key, policy, 'sent over the bus')
        expect((await two.peek(key))?.value).toBe('sent over the bus')
      })
    })
  })
})
