import type { Redis } from 'ioredis'
import type { SharedBytes } from '../../ports/storage.ts'

/** Bytes by content hash, available from any process. */
export function createSharedBytes(redis: Redis, options: { kind: string; lifeMs: number }): SharedBytes {
  const key = (hash: string) => `wetterhorn:${options.kind}:${hash}`
  return {
    put: (hash, bytes) =>
      void redis.set(key(hash), Buffer.from(bytes), 'PX', options.lifeMs, 'NX').catch(() => undefined),
    get: (hash) => redis.getBuffer(key(hash)).catch(() => null),
  }
}
