import type { Outcome } from '../domain/weather/reading.ts'
import type { Log } from '../ports/platform.ts'
import type { ProviderFacts } from '../ports/sources.ts'
import type { Cache, CachePolicy } from '../ports/storage.ts'
import type { ByMode } from './modes.ts'
import { readingFrom } from './outcome.ts'
import type { WeatherKey } from './weather-key.ts'

export type CachedSources<S> = {
  sources: ByMode<S>
  weatherKey: Pick<WeatherKey, 'current'>
  cache: Cache
  log: Log
}

/** What a source says is the same for everyone: one cached value for each mode and name. */
export function createCachedReading<S extends { facts: ProviderFacts }, T>(
  o: CachedSources<S>,
  policy: CachePolicy,
  observedAt: (value: T) => number | null,
) {
  return async (name: string, fetch: (source: S, signal: AbortSignal) => Promise<T>): Promise<Outcome<T>> => {
    const mode = (await o.weatherKey.current())?.mode ?? 'live'
    const { source, isDemo } = o.sources[mode]
    const cached = o.cache.getOrFetch(`${name}:${mode}`, policy, (signal) => fetch(source, signal))
    return readingFrom(source.facts, isDemo, o.log, cached, observedAt)
  }
}

/** null where nothing is dated. */
export function newestOf(times: readonly (number | null | undefined)[]): number | null {
  const known = times.filter((at) => at !== null && at !== undefined)
  return known.length > 0 ? Math.max(...known) : null
}
