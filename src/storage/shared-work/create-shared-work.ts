import { setTimeout as delay } from 'node:timers/promises'
import { deserialize, serialize } from 'node:v8'
import { deflateSync, inflateSync } from 'node:zlib'
import type { Redis } from 'ioredis'
import type { SharedWork } from '../../ports/storage.ts'
import { createRedisLease } from '../cache/redis-lease.ts'

/** What one process has just done no other does again. */
const recentMs = 20_000
/** How often a process looks what another one has by now. */
const lookAgainMs = 500
/** Nothing of a site that stands still is kept longer. */
const lifeMs = 3 * 3_600_000
/** Bumped when the shape of parts changes, so that two releases can share one Redis. */
const prefix = 'wetterhorn:work:1'

/**
 * Long work in named parts, done by one process and read by all through Redis. Where Redis is away every process
 * works for itself.
 */
export function createSharedWork(redis: Redis): SharedWork {
  const lease = createRedisLease(redis)
  const partsKey = (work: string) => `${prefix}:${work}:parts`
  const doneKey = (work: string) => `${prefix}:${work}:done`
  /** Names of parts this process has, by work. */
  const seen = new Map<string, Set<string>>()

  function seenOf(work: string): Set<string> {
    const known = seen.get(work) ?? new Set()
    seen.set(work, known)
    return known
  }

  /** One part at a time: each is small enough for a prompt answer, all together are not. */
  async function catchUp(work: string, onPart: (part: unknown) => void): Promise<void> {
    const known = seenOf(work)
    try {
      const names = (await redis.hkeys(partsKey(work))).sort()
      for (const name of known) if (!names.includes(name)) known.delete(name)
      for (const name of names) {
        if (known.has(name)) continue
        const bytes = await redis.hgetBuffer(partsKey(work), name)
        if (!bytes) continue
        known.add(name)
        onPart(deserialize(inflateSync(bytes)))
      }
    } catch {
      // Redis is away or late: what was not read now is read at the next look.
    }
  }

  async function share(work: string, name: string, part: unknown): Promise<void> {
    seenOf(work).add(name)
    try {
      await redis.hset(partsKey(work), name, deflateSync(serialize(part), { level: 1 }))
      await redis.pexpire(partsKey(work), lifeMs)
    } catch {
      // The others do that part themselves when their turn comes.
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
      for (;;) {
        signal.throwIfAborted()
        const claim = await lease.claim(`work:${work}`)
        if (claim.state === 'alone') return { share() {}, drop() {}, end: async () => undefined }
        await catchUp(work, onPart)
        if (claim.state === 'ours') {
          const isDone = await redis.exists(doneKey(work)).catch(() => 0)
          if (isDone === 1) {
            await claim.release()
            return null
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
