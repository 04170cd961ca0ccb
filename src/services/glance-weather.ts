import type { Place } from '../domain/place/place.ts'
import type { Outcome } from '../domain/weather/reading.ts'
import type { WeatherReport } from '../domain/weather/weather.ts'
import type { Clock, Log } from '../ports/platform.ts'
import type { Cache, Cached, CachePolicy } from '../ports/storage.ts'
import type { CallBudget } from './call-budget.ts'
import {
  isRecent,
  keyMissing,
  localReading,
  requestFor,
  weatherCacheKey,
  weatherPolicy,
} from './get-weather.ts'
import { readingFrom } from './outcome.ts'
import type { WeatherKey } from './weather-key.ts'
import { chooseSource, type WeatherSources } from './weather-sources.ts'

const hour = 60 * 60_000

/** A report holds 48 hours: for a list of places it serves well longer than for the place's own page. */
export const glancePolicy: CachePolicy = { freshMs: 3 * hour, graceMs: 12 * hour }

/**
 * Weather of one place among many. Lists must not eat the provider's quota (docs/decisions/0010): what any visitor
 * asked for is used, and the provider is asked only where `mayAsk` says that the place belongs to a list of fixed length.
 */
export type GlanceWeather = (place: Place, o: { mayAsk: boolean }) => Promise<Outcome<WeatherReport>>

export function createGlanceWeather(o: {
  sources: WeatherSources
  weatherKey: WeatherKey
  budget: CallBudget
  cache: Cache
  clock: Clock
  log: Log
}): GlanceWeather {
  return async (place, { mayAsk }) => {
    const set = await o.weatherKey.current()
    if (!set) return keyMissing(o.sources)
    const local = localReading(o.sources, set, place)
    if (local && isRecent(local, o.clock())) return local
    const asked = chooseSource(o.sources, set)
    const { source, isDemo } = asked
    // The demo world has no quota: it is asked for every place, as often as for a page of its own.
    const policy = isDemo ? weatherPolicy : glancePolicy
    const maySource = mayAsk || isDemo
    const request = requestFor(place, set.key)
    const pageKey = weatherCacheKey(set, asked, request)
    const listKey = `glance-${pageKey}`
    const read = (cached: Promise<Cached<WeatherReport>>) =>
      readingFrom(source.facts, isDemo, o.log, cached, (report) => report.current.observedAt)

    const kept = await Promise.all([listKey, pageKey].map((key) => o.cache.peek<WeatherReport>(key)))
    const newest = kept
      .filter((one) => one !== null)
      .reduce<Cached<WeatherReport> | null>(
        (best, one) => (best && best.fetchedAt >= one.fetchedAt ? best : one),
        null,
      )
    const ageMs = newest ? o.clock() - newest.fetchedAt : 0
    // Of the future: dated by a clock since set back.
    const isFresh = newest !== null && ageMs >= 0 && ageMs < policy.freshMs
    const known = newest && (() => read(Promise.resolve({ ...newest, isStale: !isFresh })))
    if (known && (isFresh || !maySource)) return known()
    if (!maySource) return { data: null, failures: [{ provider: source.facts.id, kind: 'no-data' }] }
    const calls = isDemo ? 0 : (source.callsPerReport?.(set.key) ?? 0)
    if (calls > 0 && !(await o.budget.mayAsk('list', null, calls)))
      return known ? known() : { data: null, failures: [{ provider: source.facts.id, kind: 'quota' }] }
    const outcome = await read(
      o.cache.getOrFetch(listKey, policy, (signal) => source.fetchWeather(request, signal)),
    )
    return outcome.data === null && known ? known() : outcome
  }
}
