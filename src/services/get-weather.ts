import { roundToKilometre } from '../domain/place/coordinates.ts'
import type { Place } from '../domain/place/place.ts'
import type { Outcome } from '../domain/weather/reading.ts'
import type { WeatherReport } from '../domain/weather/weather.ts'
import type { Log } from '../ports/platform.ts'
import type { WeatherRequest, WeatherSource } from '../ports/sources.ts'
import type { Cache, CachePolicy } from '../ports/storage.ts'
import type { ByMode } from './modes.ts'
import { readingFrom } from './outcome.ts'
import type { WeatherKey } from './weather-key.ts'

const minute = 60_000

/** The provider recommends one call per place in 10 minutes; through an outage the last answer is kept. */
export const weatherPolicy: CachePolicy = { freshMs: 10 * minute, graceMs: 12 * 60 * minute }

/** Where a report is wanted: to the kilometre, so that near neighbours share one answer, in whatever language. */
export const requestFor = ({ coordinates, elevationM, timeZone }: Place, key: string): WeatherRequest => ({
  coordinates: roundToKilometre(coordinates),
  elevationM,
  timeZone,
  key,
})

/** Under which a report is cached; other services look it up there. */
export const weatherCacheKey = (fingerprint: string, { coordinates: { lat, lon } }: WeatherRequest) =>
  `weather:${fingerprint}:${lat},${lon}`

export type GetWeather = (place: Place) => Promise<Outcome<WeatherReport>>

export function createGetWeather(o: {
  sources: ByMode<WeatherSource>
  weatherKey: WeatherKey
  cache: Cache
  log: Log
}): GetWeather {
  return async (place) => {
    const set = await o.weatherKey.current()
    if (!set)
      return { data: null, failures: [{ provider: o.sources.live.source.facts.id, kind: 'key-missing' }] }
    const { source, isDemo } = o.sources[set.mode]
    const request = requestFor(place, set.key)
    const cached = o.cache.getOrFetch(weatherCacheKey(set.fingerprint, request), weatherPolicy, (signal) =>
      source.fetchWeather(request, signal),
    )
    return readingFrom(source.facts, isDemo, o.log, cached, (report) => report.current.observedAt)
  }
}
