import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

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
}

/**
 * `points` uses of a key in `durationMs`, counted over all processes where Redis is given. While Redis is down
 * each process counts for itself: a limit that lets a little more through, never one that blocks everyone.
 */
export function createLimiter(options: LimiterOptions): Limiter {
  const { redis, name, points, durationMs, isReturnable = false } = options
  const duration = durationMs / 1_000
  if (!Number.isInteger(duration) || duration < 1) throw new RangeError('durationMs must be whole seconds')
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
    async consume(key, uses = 1) {
      try {
        const { remainingPoints } = await limiter.consume(key, uses)
        return { allowed: true, retryAfterMs: 0, remaining: remainingPoints }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { allowed: false, retryAfterMs: Math.max(1, refusal.msBeforeNext), remaining: 0 }
      }
    },
    async giveBack(key) {
      await limiter.reward(key)
    },
    async remaining(key) {
      const known = await limiter.get(key).catch(() => memory.get(key))
      return known === null ? points : Math.max(0, known.remainingPoints)
    },
  }
}
