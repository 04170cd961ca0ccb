import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../ports/platform.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { createPackedJson } from './packed-json.ts'
import { createRedisBus } from './redis-bus.ts'

/** A stored response with everything needed to judge its age. Instants in epoch milliseconds. */
export type Entry = { value: unknown; fetchedAt: number; freshUntil: number; keepUntil: number }

export type TieredStore = {
  /** From memory while fresh; else the later of what memory and Redis have. */
  read(key: string): Promise<Entry | null>
  /** Gives the entry as every later reader will see it: through JSON, frozen. */
  write(key: string, policy: CachePolicy, entry: Entry): Promise<Entry>
  remove(key: string): Promise<void>
  /** Another process has written or removed the key. */
  onChangedElsewhere(listener: (key: string) => void): void
  close(): Promise<void>
}

type Kept = {
  packed: string
  freshUntil: number
  /** Another process may have a newer one: Redis is read first. */
  mayBeOutdated: boolean
}

/** Bumped when the shape of entries changes, so that two releases can share one Redis. */
const prefix = 'wetterhorn:cache:3'
/** Of JSON: some 180 weather reports. Reading another costs a fifth of a millisecond. */
const maxParsedCharacters = 4 * 1024 * 1024

/** Memory, and behind it Redis where several processes share; freshness and flights are createCache's. */
export function createTieredStore(options: {
  redis: Redis | undefined
  maxItems: number
  maxBytes: number
  clock: Clock
}): TieredStore {
  const { redis } = options
  const json = createPackedJson(maxParsedCharacters)
  const memory = new LRUCache<string, Kept>({
    max: options.maxItems,
    maxSize: options.maxBytes,
    sizeCalculation: ({ packed }) => packed.length,
  })
  const listeners = new Set<(key: string) => void>()
  const redisKey = (key: string) => `${prefix}:${key}`
  const bus = redis && createRedisBus(redis, `${prefix}:changes`, { onChange, onGap })

  function onChange({ key, isRemoved }: { key: string; isRemoved: boolean }): void {
    const kept = memory.peek(key)
    if (isRemoved) memory.delete(key)
    else if (kept) kept.mayBeOutdated = true
    for (const tell of listeners) tell(key)
  }

  /** Changes made while the connection was down are unknown. */
  function onGap(): void {
    for (const kept of memory.values()) kept.mayBeOutdated = true
  }

  function keep(key: string, packed: string, { freshUntil }: Entry): void {
    memory.set(key, { packed, freshUntil, mayBeOutdated: false })
  }

  /** The later of both; null: Redis has none, is down, or holds something that cannot be read. */
  async function readRedis(key: string): Promise<Entry | null> {
    try {
      const packed = await redis?.get(redisKey(key))
      if (!packed) return null
      const entry = json.deserialize(packed) as Entry
      const kept = memory.peek(key)
      const own = kept && (json.deserialize(kept.packed) as Entry)
      // Redis may have missed what was fetched while it was away.
      if (own && own.fetchedAt > entry.fetchedAt) {
        kept.mayBeOutdated = false
        return own
      }
      keep(key, packed, entry)
      return entry
    } catch {
      return null
    }
  }

  return {
    async read(key) {
      const kept = memory.get(key)
      const own = kept ? (json.deserialize(kept.packed) as Entry) : null
      if (own && !kept?.mayBeOutdated && options.clock() < own.freshUntil) return own
      return (redis && (await readRedis(key))) ?? own
    },
    async write(key, { freshMs, graceMs }, entry) {
      const packed = json.serialize(entry)
      keep(key, packed, entry)
      const lifeMs = Math.max(1, Math.ceil(freshMs + graceMs))
      await redis?.set(redisKey(key), packed, 'PX', lifeMs).catch(() => undefined)
      await bus?.tell({ key, isRemoved: false })
      return json.deserialize(packed) as Entry
    },
    async remove(key) {
      memory.delete(key)
      await redis?.del(redisKey(key)).catch(() => undefined)
      await bus?.tell({ key, isRemoved: true })
    },
    onChangedElsewhere: (listener) => void listeners.add(listener),
    close: async () => bus?.close(),
  }
}
