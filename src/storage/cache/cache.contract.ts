import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { UpstreamError } from '../../domain/failure.ts'
import type { Cache } from '../../ports/storage.ts'

const policy = { freshMs: 60_000, graceMs: 3_600_000 }
const outage = () =>
  new UpstreamError({ provider: 'test', kind: 'unavailable', status: 503 }, 'test answered 503')

/** Time as the cache sees it; everything else runs on real timers. */
function passTime(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

/** What every Cache implementation must do. `open` gives a cache whose clock is Date.now. */
export function cacheContract(name: string, open: () => Promise<Cache>): void {
  describe(`cache on ${name}`, () => {
    let cache: Cache
    let key: string

    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      cache = await open()
      key = randomUUID()
    })
    afterEach(async () => {
      await cache.close()
      vi.useRealTimers()
    })

    const ask = (fetch: (signal: AbortSignal) => Promise<unknown>) => cache.getOrFetch(key, policy, fetch)

    it('fetches once and answers from then on', async () => {
      const fetch = vi.fn(async () => ({ temp: 7 }))
      const fetchedAt = Date.now()
      expect(await ask(fetch)).toEqual({ value: { temp: 7 }, fetchedAt, isStale: false, error: null })
      passTime(policy.freshMs - 1)
      expect(await ask(fetch)).toEqual({ value: { temp: 7 }, fetchedAt, isStale: false, error: null })
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    it('makes one fetch for 200 first callers', async () => {
      const answer = Promise.withResolvers<number>()
      const fetch = vi.fn(() => answer.promise)
      const requested = Array.from({ length: 200 }, () => ask(fetch))
      await eventually(() => expect(fetch).toHaveBeenCalled())
      requested.push(ask(fetch))
      answer.resolve(7)
      expect(new Set((await Promise.all(requested)).map(({ value }) => value))).toEqual(new Set([7]))
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    it('makes one fetch for 200 first callers when it fails, and gives all of them its error', async () => {
      const error = outage()
      const fetch = vi.fn(() => Promise.reject(error))
      const requested = await Promise.allSettled(Array.from({ length: 200 }, () => ask(fetch)))
      expect(requested.every((answer) => answer.status === 'rejected' && answer.reason === error)).toBe(true)
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    it('answers stale at once while one fetch refreshes', async () => {
      const fetchedAt = Date.now()
      await ask(async () => 'old')
      passTime(policy.freshMs)
      const answer = Promise.withResolvers<string>()
      const refresh = vi.fn(() => answer.promise)
      const requested = await Promise.all(Array.from({ length: 200 }, () => ask(refresh)))
      const stale = { value: 'old', fetchedAt, isStale: true, error: null }
      expect(requested).toEqual(Array.from({ length: 200 }, () => stale))
      await eventually(() => expect(refresh).toHaveBeenCalled())
      expect(await ask(refresh)).toEqual(stale)
      answer.resolve('new')
      const fresh = { value: 'new', fetchedAt: Date.now(), isStale: false, error: null }
      await eventually(async () => expect(await ask(refresh)).toEqual(fresh))
      expect(refresh).toHaveBeenCalledTimes(1)
    })

    it('keeps the last good answer through an outage, with its age and the reason, and recovers', async () => {
      const fetchedAt = Date.now()
      await ask(async () => 'good')
      passTime(policy.freshMs)
      const error = outage()
      const fail = vi.fn(() => Promise.reject(error))
      await ask(fail)
      const stale = { value: 'good', fetchedAt, isStale: true, error }
      await eventually(async () => expect(await ask(fail)).toEqual(stale))
      expect(await cache.peek(key)).toEqual(stale)
      expect(fail).toHaveBeenCalledTimes(1)

      passTime(policy.graceMs - 1)
      const heal = async () => 'better'
      expect(await ask(heal)).toEqual(stale)
      // A request while the failed fetch is still releasing its lease starts no fetch: the next one does.
      await eventually(async () => expect((await ask(heal)).value).toBe('better'))
      expect(await ask(fail)).toMatchObject({ isStale: false, error: null })
    })

    it('does not serve what is older than its grace', async () => {
      await ask(async () => 'ancient')
      passTime(policy.freshMs + policy.graceMs)
      expect(await cache.peek(key)).toBeNull()
      await expect(ask(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow(TypeError)
      passTime(5_000)
      expect(await ask(async () => 'new')).toMatchObject({ value: 'new', isStale: false })
    })

    it('fetches again at once when the clock is set back by an hour, and after a failure too', async () => {
      await ask(async () => 'of the future')
      passTime(-3_600_000)
      await ask(async () => 'of now')
      await eventually(async () =>
        expect(await ask(async () => 'later')).toMatchObject({
          value: 'of now',
          fetchedAt: Date.now(),
          isStale: false,
        }),
      )
      await cache.forget(key)
      await expect(ask(() => Promise.reject(outage()))).rejects.toThrow(UpstreamError)
      passTime(-3_600_000)
      expect((await ask(async () => 'healed')).value).toBe('healed')
    })

    it('leaves a failing upstream alone for five seconds', async () => {
      const fetch = vi.fn(() => Promise.reject(outage()))
      await expect(ask(fetch)).rejects.toThrow(UpstreamError)
      passTime(4_999)
      await expect(ask(fetch)).rejects.toThrow(UpstreamError)
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    it.each([
      ['as long as Retry-After says', 30_000, 29_999],
      ['at least a second', 0, 999],
      ['at most a quarter of an hour', 86_400_000, 899_999],
    ])('leaves an upstream that names a time alone %s', async (_, retryAfterMs, stillMs) => {
      const busy = new UpstreamError({ provider: 'test', kind: 'quota', status: 429 }, 'busy', retryAfterMs)
      await expect(ask(() => Promise.reject(busy))).rejects.toBe(busy)
      passTime(stillMs)
      const fetch = vi.fn(async () => 'answer')
      await expect(ask(fetch)).rejects.toBe(busy)
      expect(fetch).not.toHaveBeenCalled()
    })

    it('shows what is stored without fetching', async () => {
      expect(await cache.peek(key)).toBeNull()
      await cache.set(key, policy, [1, 2])
      const fetchedAt = Date.now()
      expect(await cache.peek(key)).toEqual({ value: [1, 2], fetchedAt, isStale: false, error: null })
      passTime(policy.freshMs)
      expect(await cache.peek(key)).toMatchObject({ value: [1, 2], fetchedAt, isStale: true })
    })

    it('forgets a value and a failure', async () => {
      await cache.set(key, policy, 'value')
      await cache.forget(key)
      await expect(ask(() => Promise.reject(outage()))).rejects.toThrow(UpstreamError)
      await cache.forget(key)
      expect(await ask(async () => 'fetched again')).toMatchObject({ value: 'fetched again' })
    })

    it('does not bring back what was forgotten while it was being fetched', async () => {
      const answer = Promise.withResolvers<string>()
      const fetch = vi.fn(() => answer.promise)
      const before = ask(fetch)
      await eventually(() => expect(fetch).toHaveBeenCalled())
      await cache.forget(key)
      answer.resolve('with the old key')
      expect((await before).value).toBe('with the old key')
      expect(await cache.peek(key)).toBeNull()
    })

    it('returns the same frozen JSON to all', async () => {
      const source = { list: [{ at: new Date(0) }], nothing: undefined }
      const seen = await ask(async () => source)
      expect(seen.value).toStrictEqual({ list: [{ at: '1970-01-01T00:00:00.000Z' }] })
      expect((await cache.peek(key))?.value).toStrictEqual(seen.value)
      const { list } = seen.value as { list: unknown[] }
      expect(() => list.push('mine')).toThrow(TypeError)
      source.list.push({ at: new Date(1) })
      expect((await cache.peek(key))?.value).toStrictEqual(seen.value)
    })

    it.each([null, 0, '', false, []])('keeps the value %j', async (value) => {
      const fetch = vi.fn(async () => value)
      await ask(fetch)
      expect((await ask(fetch)).value).toStrictEqual(value)
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    it('stops what is under way when it closes', async () => {
      const started = Promise.withResolvers<AbortSignal>()
      const requested = ask((signal) => {
        started.resolve(signal)
        return new Promise(() => undefined)
      })
      const outcome = expect(requested).rejects.toMatchObject({ name: 'AbortError' })
      const signal = await started.promise
      await cache.close()
      expect(signal.aborted).toBe(true)
      await outcome
    })
  })
}
