import { onTestFinished } from 'vitest'
import type { Clock } from '../../src/ports/platform.ts'
import type { Cache } from '../../src/ports/storage.ts'
import { createCache } from '../../src/storage/cache/create-cache.ts'
import { recordedLog } from './recorded-log.ts'

/** A cache with room for all that one test puts in; it ends with the test. */
export function memoryCache(clock: Clock): Cache {
  const cache = createCache({ maxItems: 100, maxBytes: 4_000_000, clock, log: recordedLog() })
  onTestFinished(() => cache.close())
  return cache
}
