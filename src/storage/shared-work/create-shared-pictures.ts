import type { Redis } from 'ioredis'
import type { SharedPictures } from '../../ports/storage.ts'

const key = (hash: string) => `wetterhorn:picture:${hash}`

/** A picture named by one process can be asked of any other. */
export function createSharedPictures(redis: Redis, lifeMs: number): SharedPictures {
  return {
    put: (hash, bytes) =>
      void redis.set(key(hash), Buffer.from(bytes), 'PX', lifeMs, 'NX').catch(() => undefined),
    get: (hash) => redis.getBuffer(key(hash)).catch(() => null),
  }
}
