import type { Outcome } from '../domain/weather/reading.ts'
import type { Log } from '../ports/platform.ts'
import type { ProviderFacts } from '../ports/sources.ts'
import type { Cache, CachePolicy } from '../ports/storage.ts'
import type { ByMode } from './modes.ts'
import { readingFrom } from './outcome.ts'
import { modeOf, type WeatherKey } from './weather-key.ts'

export type ReadingParts<S> = {
  sources: ByMode<S>
  weatherKey: Pick<WeatherKey, 'current'>
  cache: Cache
  patienceMs: number
  log: Log
}

/** Values that are the same for all visitors: fetched through the cache from the source of the current mode. */
export async function cachedReading<S extends { facts: ProviderFacts }, T>(
  parts: ReadingParts<S>,
  values: {
    name: string
    policy: CachePolicy
    fetch: (source: S, signal: AbortSignal, cached: { key: string; isDemo: boolean }) => Promise<T>
    observedAt: (value: T) => number | null
  },
): Promise<Outcome<T>> {
  const mode = await modeOf(parts.weatherKey)
  const { source, isDemo } = parts.sources[mode]
  const key = `${values.name}:${mode}`
  return readingFrom(
    parts.cache.getOrFetch(key, values.policy, (signal) => values.fetch(source, signal, { key, isDemo })),
    { ...parts, source, isDemo, observedAt: values.observedAt },
  )
}
