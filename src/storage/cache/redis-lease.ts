import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'

/** A holder that died is replaced after so long, where visitors wait for what it fetches. */
const promptLeaseMs = 2_000

export type Claim =
  /** This process fetches for all; `release` must follow. */
  | { state: 'ours'; release(): Promise<void>; shareFailure(text: string, forMs: number): Promise<void> }
  /** Another process is fetching. */
  | { state: 'theirs' }
  /** Another process failed just now. */
  | { state: 'failed'; failure: string }
  /** Redis is down: every process for itself. */
  | { state: 'alone' }

const claimScript = `
  local failure = redis.call('get', KEYS[2])
  if failure then return failure end
  if redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
  return 0`
const renewScript = `
  if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end
  return 0`
const releaseScript = `
  if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end
  return 0`

/** One holder per key over all processes. */
export function createRedisLease(redis: Redis, { leaseMs = promptLeaseMs } = {}) {
  const leaseKey = (key: string) => `wetterhorn:lease:${key}`
  const failureKey = (key: string) => `wetterhorn:failure:${key}`

  async function claim(key: string): Promise<Claim> {
    const token = randomUUID()
    let answer: unknown
    try {
      answer = await redis.eval(claimScript, 2, leaseKey(key), failureKey(key), token, leaseMs)
    } catch {
      return { state: 'alone' }
    }
    if (typeof answer === 'string') return { state: 'failed', failure: answer }
    if (answer !== 1) return { state: 'theirs' }

    const renewal = setInterval(() => {
      redis.eval(renewScript, 1, leaseKey(key), token, leaseMs).catch(() => undefined)
    }, leaseMs / 4)
    return {
      state: 'ours',
      async release() {
        clearInterval(renewal)
        await redis.eval(releaseScript, 1, leaseKey(key), token).catch(() => undefined)
      },
      async shareFailure(text, forMs) {
        if (forMs > 0) await redis.set(failureKey(key), text, 'PX', Math.ceil(forMs)).catch(() => undefined)
      },
    }
  }

  return {
    claim,
    async forgetFailure(key: string): Promise<void> {
      await redis.del(failureKey(key)).catch(() => undefined)
    },
  }
}
