import { BentoCache, type BentoStore, bentostore } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'
import { redisDriver } from 'bentocache/drivers/redis'
import type { CreateDriverResult, L2CacheDriver } from 'bentocache/types'
import type { Redis } from 'ioredis'
import type { CachePolicy } from '../../ports/storage.ts'
import { createPackedJson, frozenCopy } from './packed-json.ts'
import { redisBus } from './redis-bus.ts'

/** A stored answer with everything needed to judge its age. Instants in epoch milliseconds. */
export type Entry = { value: unknown; fetchedAt: number; freshUntil: number; keepUntil: number }

export type TieredStore = {
  /** From memory while fresh; else from Redis, and from memory again where Redis has none or is away. */
  read(key: string): Promise<Entry | undefined>
  /** Gives the entry as every later reader will see it: through JSON, frozen. */
  write(key: string, policy: CachePolicy, entry: Entry): Promise<Entry>
  remove(key: string): Promise<void>
  /** Another process has written or removed the key. */
  onChangedElsewhere(listener: (key: string) => void): void
  close(): Promise<void>
}

/** Entries carry their own end; this only keeps bentocache from dropping what it took over from Redis before that. */
const longestGraceMs = 30 * 24 * 3_600_000
/** Bumped when the shape of entries changes, so that two releases can share one Redis. */
const prefix = 'wetterhorn:cache:2'
/** Of JSON: some 180 weather reports. Reading another costs a fifth of a millisecond. */
const maxParsedCharacters = 4 * 1024 * 1024

/** bentocache as a store of two tiers kept in step by a bus; freshness and flights are createCache's. */
export function createTieredStore({
  redis,
  maxItems,
  maxBytes,
}: {
  redis: Redis | undefined
  maxItems: number
  maxBytes: number
}): TieredStore {
  const json = createPackedJson(maxParsedCharacters)
  const memory = () => bentostore().useL1Layer(memoryDriver({ maxItems, maxSize: maxBytes }))
  const tiers = redis ? withRedis(memory(), redis) : memory()
  const bento = new BentoCache({ default: 'answers', prefix, serializer: json, stores: { answers: tiers } })
  // Made now, not at the first use, so that no change by another process is missed in between.
  const answers = bento.use()

  return {
    read: (key) => answers.get<Entry | undefined>({ key, grace: longestGraceMs }),
    async write(key, { freshMs, graceMs }, entry) {
      const ttl = wholeMs(freshMs)
      await answers.set({ key, value: entry, ttl, grace: ttl + wholeMs(graceMs) })
      return frozenCopy(entry)
    },
    async remove(key) {
      await answers.delete({ key })
    },
    onChangedElsewhere(listener) {
      bento.on('bus:message:received', ({ message }) => message.keys.forEach(listener))
    },
    close: () => answers.disconnect(),
  }
}

function withRedis(memory: BentoStore, redis: Redis): BentoStore {
  return memory.useL2Layer(sharedRedis(redis)).useBus(redisBus(redis))
}

/** bentocache takes 0 for "for ever", and Redis takes whole milliseconds only. */
function wholeMs(duration: number): number {
  return Math.max(1, Math.ceil(duration))
}

/** The connection is shared with limits and slots: closing the cache must not close it. */
function sharedRedis(connection: Redis): CreateDriverResult<L2CacheDriver> {
  const { options, factory } = redisDriver({ connection })
  return {
    options,
    factory: (config) => Object.assign(factory(config), { disconnect: async () => undefined }),
  }
}
