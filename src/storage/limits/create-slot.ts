import type { Redis } from 'ioredis'
import { untilAborted } from '../../concurrency/until-aborted.ts'

export type Slot = {
  /**
   * Resolves when the caller may make its one request; rejects with the signal's reason, and at once where so many
   * wait already that the turn would come too late.
   */
  acquire(signal?: AbortSignal): Promise<void>
}

/**
 * One request every `everyMs`, first come, first served; over all processes where Redis is given, and in each process
 * for itself while Redis is down. Unused turns of the last `makeUpMs` are made up for: on a busy machine
 * timers fire late, and each would put off all turns after it. rate-limiter-flexible has a queue for this, but a caller
 * who gave up would still use up a turn there.
 */
export function createSlot({
  redis,
  name,
  everyMs,
  makeUpMs = 0,
  longestWaitMs = Number.POSITIVE_INFINITY,
}: {
  redis?: Redis
  /** Keeps different upstreams apart. */
  name: string
  everyMs: number
  makeUpMs?: number
  longestWaitMs?: number
}): Slot {
  let previous: Promise<unknown> = Promise.resolve()
  let nextHereAt = Number.NEGATIVE_INFINITY
  let waiting = 0

  /** Milliseconds until the next try; 0: the turn is ours. Monotonic time, so that no clock change opens a gap. */
  async function tryTake(): Promise<number> {
    const waitHereMs = nextHereAt - performance.now()
    if (waitHereMs > 0) return waitHereMs
    const key = `wetterhorn:slot:${name}`
    const waitElsewhereMs = redis ? await takeFromRedis(redis, key, everyMs, makeUpMs) : 0
    if (waitElsewhereMs === 0) nextHereAt = Math.max(nextHereAt, performance.now() - makeUpMs) + everyMs
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
        // A caller that aborts while waiting is rejected at once.
        await untilAborted(turn, signal)
      } finally {
        waiting--
      }
    },
  }
}

/** Holds when the next turn is due, in the time of Redis. */
const takeScript = `
  local time = redis.call('time')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local due = math.max(tonumber(redis.call('get', KEYS[1]) or 0), now - ARGV[2])
  if due > now then return due - now end
  redis.call('set', KEYS[1], string.format('%.0f', due + ARGV[1]), 'PX', ARGV[1] + ARGV[2])
  return 0`

async function takeFromRedis(redis: Redis, key: string, everyMs: number, makeUpMs: number): Promise<number> {
  try {
    return Number(await redis.eval(takeScript, 1, key, everyMs, makeUpMs))
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
