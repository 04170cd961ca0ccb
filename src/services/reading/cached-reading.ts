import type { Outcome } from '../../domain/weather/reading.ts'
import type { Log } from '../../ports/platform.ts'
import type { ProviderFacts } from '../../ports/sources.ts'
import type { Cache, CachePolicy } from '../../ports/storage.ts'
import { readingFrom } from './outcome.ts'

export type ReadingParts<S> = {
  source: S
  cache: Cache
  patienceMs: number
  log: Log
}

/** Values that are the same for all visitors: fetched through the cache. */
export async function cachedReading<S extends { facts: ProviderFacts }, T>(
  parts: ReadingParts<S>,
  values: {
    /** In the cache. */
    name: string
    policy: CachePolicy
    fetch: (source: S, signal: AbortSignal) => Promise<T>
    observedAt: (value: T) => number | null
  },
): Promise<Outcome<T>> {
  const { source, cache } = parts
  return readingFrom(
    cache.getOrFetch(values.name, values.policy, (signal) => values.fetch(source, signal)),
    { ...parts, observedAt: values.observedAt },
  )
}
