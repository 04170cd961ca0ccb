import type { Language } from '../domain/language.ts'
import { type Coordinates, roundToKilometre } from '../domain/place/coordinates.ts'
import type { Outcome } from '../domain/weather/reading.ts'
import type { WeatherReport } from '../domain/weather/weather.ts'
import type { Log } from '../ports/platform.ts'
import type { WeatherSource } from '../ports/sources.ts'
import type { Cache, CachePolicy } from '../ports/storage.ts'
import type { ByMode } from './modes.ts'
import { readingFrom } from './outcome.ts'
import type { WeatherKey } from './weather-key.ts'

const minute = 60_000

/** The provider recommends one call per place in 10 minutes; through an outage the last answer is kept. */
export const weatherPolicy: CachePolicy = { freshMs: 10 * minute, graceMs: 12 * 60 * minute }

/** Under which a report is cached; other services look it up there. */
export const weatherCacheKey = (fingerprint: string, at: Coordinates, language: Language) =>
  `weather:${fingerprint}:${at.lat},${at.lon}:${language}`

export type GetWeather = (coordinates: Coordinates, language: Language) => Promise<Outcome<WeatherReport>>

export function createGetWeather(o: {
  sources: ByMode<WeatherSource>
  weatherKey: WeatherKey
  cache: Cache
  log: Log
}): GetWeather {
  return async (coordinates, language) => {
    const set = await o.weatherKey.current()
    if (!set)
      return { data: null, failures: [{ provider: o.sources.live.source.facts.id, kind: 'key-missing' }] }
    const { source, isDemo } = o.sources[set.mode]
    const at = roundToKilometre(coordinates)
    const cached = o.cache.getOrFetch(
      weatherCacheKey(set.fingerprint, at, language),
      weatherPolicy,
      (signal) => source.fetchWeather({ coordinates: at, language, key: set.key }, signal),
    )
    return readingFrom(source.facts, isDemo, o.log, cached, (report) => report.current.observedAt)
  }
}
