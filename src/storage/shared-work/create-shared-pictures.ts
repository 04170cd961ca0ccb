import type { Redis } from 'ioredis'
import type { SharedBytes } from '../../ports/storage.ts'

/** Pictures by content hash, available from any process. */
export function createSharedPictures(redis: Redis, lifeMs: number): SharedBytes {
  const key = (hash: string) => `wetterhorn:picture:${hash}`
  return {
    put: (hash, bytes) =>
      void redis.set(key(hash), Buffer.from(bytes), 'PX', lifeMs, 'NX').catch(() => undefined),
    get: (hash) => redis.getBuffer(key(hash)).catch(() => null),
  }
}
