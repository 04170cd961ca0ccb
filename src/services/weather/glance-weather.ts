import type { Place } from '../../domain/place/place.ts'
import { hourMs } from '../../domain/time/durations.ts'
import { isWithinTime } from '../../domain/time/within-time.ts'
import { largest } from '../../domain/weather/largest.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { Cache, CachePolicy } from '../../ports/storage.ts'
import type { CallBudget } from '../operator/call-budget.ts'
import type { WeatherKey } from '../operator/weather-key.ts'
import { noData } from '../reading/outcome.ts'
import {
  isRecent,
  keyMissing,
  localReading,
  reportReader,
  requestFor,
  weatherCacheKey,
  weatherPolicy,
} from './get-weather.ts'
import { chooseWeatherSource, type WeatherSources } from './weather-sources.ts'

/** A report covers 48 hours: in a list of places it stays useful longer than on the place's own page. */
export const glancePolicy: CachePolicy = { freshMs: 3 * hourMs, graceMs: 12 * hourMs }

/**
 * Weather of one place in a list. Lists must not use up the provider's quota (docs/decisions/0010): cached reports are
 * used, and the provider is called only if `mayAsk` says that the place belongs to a fixed list.
 */
export type GlanceWeather = (place: Place, options: { mayAsk: boolean }) => Promise<Outcome<WeatherReport>>

export function createGlanceWeather(options: {
  sources: WeatherSources
  weatherKey: WeatherKey
  budget: CallBudget
  cache: Cache
  patienceMs: number
  clock: Clock
  log: Log
}): GlanceWeather {
  return async (place, { mayAsk }) => {
    const set = await options.weatherKey.current()
    if (!set) return keyMissing(options.sources)
    const local = localReading(options.sources, set, place)
    if (local && isRecent(local, options.clock())) return local
    const requested = chooseWeatherSource(options.sources, set)
    // Without a quota every place is fetched, as often as for its own page.
    const { source, isScarce } = requested
    const policy = isScarce ? glancePolicy : weatherPolicy
    const maySource = mayAsk || !isScarce
    const request = requestFor(place, set.key)
    const pageKey = weatherCacheKey(set, requested, request)
    const listKey = `glance-${pageKey}`
    const read = reportReader(requested, options)

    const kept = await Promise.all([listKey, pageKey].map((key) => options.cache.peek<WeatherReport>(key)))
    const newest = largest(kept, (one) => one?.fetchedAt ?? null)?.item ?? null
    const isFresh =
      newest !== null && isWithinTime(options.clock(), newest.fetchedAt, newest.fetchedAt + policy.freshMs)
    const known = newest && (() => read(Promise.resolve({ ...newest, isStale: !isFresh })))
    if (known && (isFresh || !maySource)) return known()
    if (!maySource) return noData(source)
    const calls = source.callsPerReport?.(set.key) ?? 0
    if (calls > 0 && !(await options.budget.mayAsk({ isNamed: false, client: null, calls })))
      return known ? known() : { data: null, failures: [{ provider: source.facts.id, kind: 'quota' }] }
    const outcome = await read(
      options.cache.getOrFetch(listKey, policy, (signal) => source.fetchWeather(request, signal)),
    )
    return outcome.data === null && known ? known() : outcome
  }
}
