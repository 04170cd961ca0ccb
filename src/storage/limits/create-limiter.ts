import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { type Share, sharesOf } from './shares-of.ts'

export type LimitDecision = { allowed: boolean; retryAfterMs: number; remaining: number }
export type Limiter = {
  consume(key: string, points?: number): Promise<LimitDecision>
  /** Undoes one use. */
  giveBack(key: string): Promise<void>
  /** How many more are allowed; uses none. */
  remaining(key: string): Promise<number>
}

export type LimiterOptions = {
  redis?: Redis
  /** Keeps the counts of different limits apart. */
  name: string
  points: number
  /** Whole seconds: Redis counts in those. */
  durationMs: number
  /** Uses are given back: a refusal may be lifted before its time. */
  isReturnable?: boolean
  /** All clients together have this many times one client's points; unlimited where not given. */
  timesForAll?: number
}

/**
 * `points` uses of a key in `durationMs`, counted over all processes where Redis is given; networks that hold a client's
 * own have a limit as well (`sharesOf`). While Redis is down each process counts for itself: a limit that lets a little
 * more through, never one that blocks everyone.
 */
export function createLimiter(options: LimiterOptions): Limiter {
  const duration = options.durationMs / 1_000
  if (!Number.isInteger(duration) || duration < 1) throw new RangeError('durationMs must be whole seconds')
  const counters = new Map<number, ReturnType<typeof createCounter>>()
  function counterOf({ times }: Share) {
    const counter =
      counters.get(times) ?? createCounter({ ...options, points: options.points * times, duration })
    counters.set(times, counter)
    return counter
  }
  const everybody = options.timesForAll ? [{ network: 'everybody', times: options.timesForAll }] : []
  const sharesIn = (key: string) => [...sharesOf(key), ...everybody]

  return {
    async consume(key, uses = 1) {
      let remaining = Number.POSITIVE_INFINITY
      const used: Share[] = []
      for (const share of sharesIn(key)) {
        const decision = await counterOf(share).consume(share.network, uses)
        if (!decision.allowed) {
          await Promise.all(used.map((one) => counterOf(one).giveBack(one.network, uses)))
          return decision
        }
        used.push(share)
        remaining = Math.min(remaining, decision.remaining)
      }
      return { allowed: true, retryAfterMs: 0, remaining }
    },
    async giveBack(key) {
      await Promise.all(sharesIn(key).map((share) => counterOf(share).giveBack(share.network, 1)))
    },
    async remaining(key) {
      const all = sharesIn(key).map((share) => counterOf(share).remaining(share.network))
      return Math.min(...(await Promise.all(all)))
    },
  }
}

function createCounter(options: LimiterOptions & { duration: number }) {
  const { redis, name, points, duration, isReturnable = false } = options
  const limits = { keyPrefix: `wetterhorn:limit:${name}`, points, duration }
  const memory = new RateLimiterMemory(limits)
  const limiter = redis
    ? new RateLimiterRedis({
        ...limits,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: memory,
        // A client over its limit is refused from memory: it cannot flood Redis.
        ...(!isReturnable && { inMemoryBlockOnConsumed: points + 1 }),
      })
    : memory

  return {
    async consume(key: string, uses: number): Promise<LimitDecision> {
      try {
        const { remainingPoints } = await limiter.consume(key, uses)
        return { allowed: true, retryAfterMs: 0, remaining: remainingPoints }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { allowed: false, retryAfterMs: Math.max(1, refusal.msBeforeNext), remaining: 0 }
      }
    },
    giveBack: (key: string, uses: number) => limiter.reward(key, uses),
    async remaining(key: string): Promise<number> {
      const known = await limiter.get(key).catch(() => memory.get(key))
      return known === null ? points : Math.max(0, known.remainingPoints)
    },
  }
}
