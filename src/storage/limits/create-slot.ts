import type { Redis } from 'ioredis'
import { untilAborted } from '../until-aborted.ts'

export type Slot = {
  /**
   * Resolves when the caller may make its one request; rejects with the signal's reason, and at once where so many
   * wait already that the turn would come too late.
   */
  acquire(signal?: AbortSignal): Promise<void>
}

/**
 * At most one request every `everyMs`, first come, first served; over all processes where Redis is given, and in
 * each process for itself while Redis is down. rate-limiter-flexible has a queue for this, but a caller who gave
 * up would still use up a turn there.
 */
export function createSlot({
  redis,
  name,
  everyMs,
  longestWaitMs = Number.POSITIVE_INFINITY,
}: {
  redis?: Redis
  /** Keeps different upstreams apart. */
  name: string
  everyMs: number
  longestWaitMs?: number
}): Slot {
  let previous: Promise<unknown> = Promise.resolve()
  let nextHereAt = 0
  let waiting = 0

  /** Milliseconds until the next try; 0: the turn is ours. Monotonic time, so that no clock change opens a gap. */
  async function tryTake(): Promise<number> {
    const waitHereMs = nextHereAt - performance.now()
    if (waitHereMs > 0) return waitHereMs
    const waitElsewhereMs = redis ? await takeFromRedis(redis, `wetterhorn:slot:${name}`, everyMs) : 0
    if (waitElsewhereMs === 0) nextHereAt = performance.now() + everyMs
    return waitElsewhereMs
  }

  async function takeTurn(signal?: AbortSignal): Promise<void> {
    for (;;) {
      signal?.throwIfAborted()
      const waitMs = await tryTake()
      if (waitMs === 0) return
      await wait(waitMs, signal)
    }
  }

  return {
    async acquire(signal) {
      const waitMs = Math.max(0, nextHereAt - performance.now()) + waiting * everyMs
      if (waitMs > longestWaitMs) throw new Error(`too many wait for ${name}`)
      const turn = previous.then(() => takeTurn(signal))
      previous = turn.catch(() => undefined)
      waiting++
      try {
        // Whoever gives up while waiting behind others hears so at once.
        await untilAborted(turn, signal)
      } finally {
        waiting--
      }
    },
  }
}

const takeScript = `
  if redis.call('set', KEYS[1], '1', 'NX', 'PX', ARGV[1]) then return 0 end
  return math.max(1, redis.call('pttl', KEYS[1]))`

async function takeFromRedis(redis: Redis, key: string, everyMs: number): Promise<number> {
  try {
    return Number(await redis.eval(takeScript, 1, key, everyMs))
  } catch {
    return 0
  }
}

async function wait(ms: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Timers may fire up to a millisecond early.
  const timer = setTimeout(resolve, Math.ceil(ms) + 1)
  try {
    await untilAborted(promise, signal)
  } finally {
    clearTimeout(timer)
  }
}
