import { setTimeout as delay } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import { deflateSync, inflateSync } from 'node:zlib'
import type { Redis } from 'ioredis'
import { hourMs } from '../../domain/time/durations.ts'
import type { SharedWork } from '../../ports/storage.ts'
import { createRedisLease } from '../cache/redis-lease.ts'

/** What one process has just done no other does again. */
const recentMs = 20_000
/** Nobody waits for this work: a holder that a busy machine keeps from renewing for seconds has not died. */
const leaseMs = 8_000
/** How often a process looks what another one has by now. */
const lookAgainMs = 500
/** Failed reads after which every process works for itself. */
const longestSilence = 20
/** Parts of a stopped site are not kept longer. */
const lifeMs = 3 * hourMs
/** Bumped when the shape of parts changes, so that two releases can share one Redis. */
const prefix = 'wetterhorn:work:3'

/** undefined: written by another release, or damaged; it is done again. */
function readPart(bytes: Buffer): unknown {
  try {
    return deserialize(inflateSync(bytes))
  } catch {
    return undefined
  }
}

const alone = { share() {}, drop() {}, end: async () => undefined }

/**
 * Long work in named parts, done by one process and read by all through Redis. While Redis is down every process
 * works for itself.
 */
export function createSharedWork(redis: Redis): SharedWork {
  const lease = createRedisLease(redis, { leaseMs })
  const partsKey = (work: string) => `${prefix}:${work}:parts`
  const doneKey = (work: string) => `${prefix}:${work}:done`
  /** Names of parts this process has, by work. */
  const seen = new Map<string, Set<string>>()

  /** Connected but slow means busy: no request waits for this work, so we retry. */
  const isAway = () => redis.status !== 'ready'

  function seenOf(work: string): Set<string> {
    const known = seen.get(work) ?? new Set()
    seen.set(work, known)
    return known
  }

  /** One part at a time: each is small enough for Redis's time limit, all together are not. */
  async function catchUp(work: string, onPart: (part: unknown) => void): Promise<boolean> {
    const known = seenOf(work)
    try {
      const names = (await redis.hkeys(partsKey(work))).sort()
      for (const name of known) if (!names.includes(name)) known.delete(name)
      for (const name of names) {
        if (known.has(name)) continue
        const bytes = await redis.hgetBuffer(partsKey(work), name)
        if (!bytes) continue
        known.add(name)
        const part = readPart(bytes)
        if (part !== undefined) onPart(part)
      }
      return true
    } catch {
      // Redis is down or late: what was not read now is read next time.
      return false
    }
  }

  /** Without it the others do that part themselves when their turn comes. */
  async function share(work: string, name: string, part: unknown): Promise<void> {
    seenOf(work).add(name)
    const bytes = deflateSync(serialize(part), { level: 1 })
    for (let attempt = 0; attempt < longestSilence && !isAway(); attempt++) {
      try {
        await redis.hset(partsKey(work), name, bytes)
        await redis.pexpire(partsKey(work), lifeMs)
        return
      } catch {
        await delay(lookAgainMs)
      }
    }
  }

  async function drop(work: string, isOld: (name: string) => boolean): Promise<void> {
    try {
      const old = (await redis.hkeys(partsKey(work))).filter(isOld)
      if (old.length > 0) await redis.hdel(partsKey(work), ...old)
    } catch {
      // Dropped next time.
    }
  }

  return {
    async begin(work, signal, onPart) {
      let unanswered = 0
      for (;;) {
        signal.throwIfAborted()
        const claim = await lease.claim(`work:${work}`)
        if (claim.state === 'alone') {
          if (isAway() || ++unanswered > longestSilence) return alone
          await delay(lookAgainMs, undefined, { signal })
          continue
        }
        const isUpToDate = await catchUp(work, onPart)
        if (claim.state === 'ours') {
          const isDone = await redis.exists(doneKey(work)).catch(() => null)
          if (!isUpToDate || isDone !== 0) {
            await claim.release()
            if (isUpToDate && isDone === 1) return null
            await delay(lookAgainMs, undefined, { signal })
            continue
          }
          const sent: Promise<void>[] = []
          return {
            share: (name, part) => void sent.push(share(work, name, part)),
            drop: (isOld) => void sent.push(drop(work, isOld)),
            async end() {
              await Promise.all(sent)
              await redis.set(doneKey(work), '1', 'PX', recentMs).catch(() => undefined)
              await claim.release()
            },
          }
        }
        await delay(lookAgainMs, undefined, { signal })
      }
    },
  }
}
