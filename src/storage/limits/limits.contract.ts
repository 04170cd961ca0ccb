import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { createLimiter } from './create-limiter.ts'
import { createSlot } from './create-slot.ts'

/** What limits and slots do, with and without Redis. */
export function limitsContract(name: string, connect: () => Promise<Redis | undefined>): void {
  describe(`limits on ${name}`, () => {
    let redis: Redis | undefined
    let unique: string

    beforeEach(async () => {
      redis = await connect()
      unique = randomUUID()
    })

    it('allows so many and then says when to come back', async () => {
      const limiter = createLimiter({ redis, name: unique, points: 3, durationMs: 60_000 })
      const decisions = []
      for (let use = 0; use < 5; use++) decisions.push(await limiter.consume('client'))
      expect(decisions.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false])
      expect(decisions.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0, 0])
      for (const { allowed, retryAfterMs } of decisions) {
        if (allowed) expect(retryAfterMs).toBe(0)
        else expect(retryAfterMs).toSatisfy((ms: number) => ms > 0 && ms <= 60_000)
      }
    })

    it('allows exactly so many of those that come together', async () => {
      const limiter = createLimiter({ redis, name: unique, points: 10, durationMs: 60_000 })
      const decisions = await Promise.all(Array.from({ length: 50 }, () => limiter.consume('client')))
      expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(10)
    })

    it('takes back a use that was none, and no other', async () => {
      const limiter = createLimiter({ redis, name: unique, points: 2, durationMs: 60_000 })
      for (let use = 0; use < 4; use++) {
        expect(await limiter.consume('client')).toMatchObject({ allowed: true })
        await limiter.giveBack('client')
      }
      const decisions = [await limiter.consume('client'), await limiter.consume('client')]
      expect(decisions.map(({ remaining }) => remaining)).toEqual([1, 0])
      expect(await limiter.consume('client')).toMatchObject({ allowed: false })
    })

    it('lets further ones through that come after many at once, where those are given back', async () => {
      const limiter = createLimiter({
        redis,
        name: unique,
        points: 2,
        durationMs: 60_000,
        isReturnable: true,
      })
      const decisions = await Promise.all(Array.from({ length: 3 }, () => limiter.consume('client')))
      for (const { allowed } of decisions) if (allowed) await limiter.giveBack('client')
      expect(await limiter.consume('client')).toMatchObject({ allowed: true })
    })

    it('counts every client and every limit for itself', async () => {
      const search = createLimiter({ redis, name: `${unique}-search`, points: 1, durationMs: 60_000 })
      const key = createLimiter({ redis, name: `${unique}-key`, points: 1, durationMs: 60_000 })
      expect(await search.consume('one')).toMatchObject({ allowed: true })
      expect(await search.consume('two')).toMatchObject({ allowed: true })
      expect(await key.consume('one')).toMatchObject({ allowed: true })
      expect(await search.consume('one')).toMatchObject({ allowed: false })
    })

    it('networks of many lines have a few clients’ share, and all clients together theirs where it is set', async () => {
      const limiter = createLimiter({ redis, name: unique, points: 1, durationMs: 60_000, timesForAll: 18 })
      const allowed = async (clients: string[]) => {
        const decisions = []
        for (const client of clients) decisions.push(await limiter.consume(client))
        return decisions.filter((one) => one.allowed).length
      }
      const lines = (count: number, network: (n: number) => string) =>
        Array.from({ length: count }, (_, n) => network(n))
      const hex = (n: number) => n.toString(16)
      expect(await allowed(lines(6, (n) => `2001:db8:1:${hex(n)}::/64`))).toBe(4)
      // A use that a wider network refuses counts nowhere else.
      expect(await limiter.remaining('2001:db8:1:100::/64')).toBe(1)
      expect(await allowed(lines(20, (n) => `2001:db8:1:${hex(n + 1)}00::/64`))).toBe(12)
      expect(await allowed(lines(4, (n) => `198.51.100.${n}`))).toBe(2)
    })

    it('allows again when the time is over', async () => {
      const limiter = createLimiter({ redis, name: unique, points: 1, durationMs: 1_000 })
      await limiter.consume('client')
      expect(await limiter.consume('client')).toMatchObject({ allowed: false })
      await eventually(async () => expect(await limiter.consume('client')).toMatchObject({ allowed: true }))
    })

    it.each([0, 500, 1_500, -1_000, Number.NaN])('refuses a duration of %s ms', (durationMs) => {
      expect(() => createLimiter({ redis, name: unique, points: 1, durationMs })).toThrow(RangeError)
    })

    it('gives one turn at a time, in order', async () => {
      const slot = createSlot({ redis, name: unique, everyMs: 40 })
      const order: number[] = []
      const startedAt = performance.now()
      await Promise.all([0, 1, 2, 3].map((caller) => slot.acquire().then(() => order.push(caller))))
      expect(order).toEqual([0, 1, 2, 3])
      // Three pauses lie between four turns; Redis counts in whole milliseconds.
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(3 * 40 - 3)
    })

    it('makes up for the allowed number of unused turns, and for no more', async () => {
      const slot = createSlot({ redis, name: unique, everyMs: 20_000, makeUpMs: 60_000 })
      for (let turn = 0; turn < 4; turn++) await slot.acquire()
      const fifth = slot.acquire(AbortSignal.timeout(100))
      await expect(fifth).rejects.toThrow('timeout')
    })

    it('lets a caller give up at once, without using up a turn', async () => {
      const slot = createSlot({ redis, name: unique, everyMs: 60_000 })
      await slot.acquire()
      const [waiting, behind] = [new AbortController(), new AbortController()]
      const outcomes = [slot.acquire(waiting.signal), slot.acquire(behind.signal)]
      behind.abort(new Error('tired of waiting'))
      await expect(outcomes[1]).rejects.toThrow('tired of waiting')
      waiting.abort(new Error('gone as well'))
      await expect(outcomes[0]).rejects.toThrow('gone as well')
      await expect(slot.acquire(AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
    })

    it('keeps different upstreams apart', async () => {
      await createSlot({ redis, name: `${unique}-a`, everyMs: 60_000 }).acquire()
      const other = createSlot({ redis, name: `${unique}-b`, everyMs: 60_000 })
      await expect(other.acquire(AbortSignal.timeout(5_000))).resolves.toBeUndefined()
    })
  })
}
