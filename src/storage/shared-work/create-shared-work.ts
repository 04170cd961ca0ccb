import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { deflate, inflate } from 'node:zlib'
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
/** Other commands wait behind each, which must be there within Redis's time limit. */
const pieceBytes = 512 * 1024
/** The value of a stopped site is not kept longer. */
const lifeMs = 3 * hourMs
/** Bumped when the shape of values changes, so that two releases can share one Redis. */
const prefix = 'wetterhorn:work:5'

const packed = promisify(deflate)
const unpacked = promisify(inflate)

/** undefined: written by another release, or damaged; it is done again. */
async function readValue(bytes: Buffer): Promise<unknown> {
  try {
    return deserialize(await unpacked(bytes))
  } catch {
    return undefined
  }
}

const alone = { share() {}, end: async () => undefined }

/**
 * Long work done by one process, whose finished value all read through Redis. While Redis is down every process works
 * for itself.
 */
export function createSharedWork(redis: Redis, work: string): SharedWork {
  const lease = createRedisLease(redis, { leaseMs })
  const newestKey = `${prefix}:${work}:newest`
  const doneKey = `${prefix}:${work}:done`
  const piecesKey = (version: string) => `${prefix}:${work}:value:${version}`
  /** Which value this process has: the last one read, or its own. */
  let seen: string | null = null

  /** Connected but slow means busy: no request waits for this work, so we retry. */
  const isAway = () => redis.status !== 'ready'

  async function catchUp(onValue: (value: unknown) => void): Promise<boolean> {
    try {
      const version = await redis.get(newestKey)
      if (version === null || version === seen) return true
      const pieces: Buffer[] = []
      const count = await redis.hlen(piecesKey(version))
      for (let index = 0; index < count; index++) {
        const piece = await redis.hgetBuffer(piecesKey(version), String(index))
        if (piece) pieces.push(piece)
      }
      // Where another one has come meanwhile this one is not whole.
      if ((await redis.get(newestKey)) !== version) return false
      seen = version
      const value = await readValue(Buffer.concat(pieces))
      if (value !== undefined) onValue(value)
      return true
    } catch {
      // Redis is down or late: what was not read now is read next time.
      return false
    }
  }

  async function patiently(command: () => Promise<unknown>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await command()
        return
      } catch (error) {
        if (isAway() || attempt === longestSilence) throw error
        await delay(lookAgainMs)
      }
    }
  }

  async function write(serialized: Buffer): Promise<void> {
    const bytes = await packed(serialized, { level: 1 })
    const version = randomUUID()
    const key = piecesKey(version)
    try {
      for (let index = 0; index * pieceBytes < bytes.length; index++) {
        const piece = bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes)
        await patiently(() => redis.hset(key, String(index), piece))
        // With each: of a process that dies meanwhile nothing stays for ever.
        await patiently(() => redis.pexpire(key, lifeMs))
      }
      await patiently(() => redis.set(newestKey, version, 'PX', lifeMs))
      const replaced = seen
      seen = version
      if (replaced !== null) await redis.del(piecesKey(replaced))
    } catch {
      // The others do the work themselves when their turn comes.
    }
  }

  return {
    async begin(signal, onValue) {
      let unanswered = 0
      for (;;) {
        signal.throwIfAborted()
        const claim = await lease.claim(`work:${work}`)
        if (claim.state === 'alone') {
          if (isAway() || ++unanswered > longestSilence) return alone
          await delay(lookAgainMs, undefined, { signal })
          continue
        }
        const isUpToDate = await catchUp(onValue)
        if (claim.state === 'ours') {
          const isDone = await redis.exists(doneKey).catch(() => null)
          if (!isUpToDate || isDone !== 0) {
            await claim.release()
            if (isUpToDate && isDone === 1) return null
            await delay(lookAgainMs, undefined, { signal })
            continue
          }
          let newest: Buffer | null = null
          let writing = Promise.resolve()
          const writeNewest = async () => {
            const serialized = newest
            newest = null
            if (serialized) await write(serialized)
          }
          return {
            share(value) {
              newest = serialize(value)
              writing = writing.then(writeNewest)
            },
            async end() {
              await writing
              await redis.set(doneKey, '1', 'PX', recentMs).catch(() => undefined)
              await claim.release()
            },
          }
        }
        await delay(lookAgainMs, undefined, { signal })
      }
    },
  }
}
