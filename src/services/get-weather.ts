import { roundToKilometre } from '../domain/place/coordinates.ts'
import type { Place } from '../domain/place/place.ts'
import type { Outcome, Reading } from '../domain/weather/reading.ts'
import type { WeatherReport } from '../domain/weather/weather.ts'
import type { Clock, Log } from '../ports/platform.ts'
import type { WeatherRequest } from '../ports/sources.ts'
import type { Cache, CachePolicy } from '../ports/storage.ts'
import { readingFrom } from './outcome.ts'
import type { CurrentKey, WeatherKey } from './weather-key.ts'
import {
  type AskedSource,
  chooseSource,
  isSwissPlace,
  usesOpenData,
  type WeatherSources,
} from './weather-sources.ts'

const minute = 60_000

/** The provider recommends one call per place in 10 minutes; through an outage the last answer is kept. */
export const weatherPolicy: CachePolicy = { freshMs: 10 * minute, graceMs: 12 * 60 * minute }

/** Local forecasts of an older run give way to those of MET Norway: more than half a day of weather has gone by since. */
const oldestRunMs = 12 * 60 * minute

/** Where a report is wanted: to the kilometre, so that near neighbours share one answer, in whatever language. */
export const requestFor = ({ coordinates, elevationM, timeZone }: Place, key: string): WeatherRequest => ({
  coordinates: roundToKilometre(coordinates),
  elevationM,
  timeZone,
  key,
})

/** Under which a report is cached; other services look it up there. Heights matter only to a source that asks for them. */
export function weatherCacheKey(
  { fingerprint }: CurrentKey,
  { source, usesHeight }: AskedSource,
  { coordinates: { lat, lon }, elevationM }: WeatherRequest,
): string {
  const height = usesHeight && elevationM !== null ? `,${Math.round(elevationM)}` : ''
  return `weather:${source.facts.id}:${fingerprint}:${lat},${lon}${height}`
}

export type GetWeather = (place: Place) => Promise<Outcome<WeatherReport>>

export function createGetWeather(o: {
  sources: WeatherSources
  weatherKey: WeatherKey
  cache: Cache
  clock: Clock
  log: Log
}): GetWeather {
  async function ask(asked: AskedSource, set: CurrentKey, place: Place): Promise<Outcome<WeatherReport>> {
    const { source, isDemo } = asked
    const request = requestFor(place, set.key)
    const cached = o.cache.getOrFetch(weatherCacheKey(set, asked, request), weatherPolicy, (signal) =>
      source.fetchWeather(request, signal),
    )
    return readingFrom(source.facts, isDemo, o.log, cached, (report) => report.current.observedAt)
  }

  return async (place) => {
    const set = await o.weatherKey.current()
    if (!set) return keyMissing(o.sources)
    const local = localReading(o.sources, set, place)
    if (local && isRecent(local, o.clock())) return local
    const outcome = await ask(chooseSource(o.sources, set), set, place)
    return outcome.data === null && local ? { ...local, failures: outcome.failures } : outcome
  }
}

export function keyMissing({ openWeather }: WeatherSources): Outcome<never> {
  return { data: null, failures: [{ provider: openWeather.live.source.facts.id, kind: 'key-missing' }] }
}

/** What is at hand for the place without a request. */
export function localReading(
  { local, demoUses }: WeatherSources,
  set: CurrentKey,
  place: Place,
): Reading<WeatherReport> | null {
  return usesOpenData(set, demoUses) && isSwissPlace(place) ? (local?.[set.mode](place) ?? null) : null
}

export function isRecent(local: Reading<WeatherReport>, now: number): boolean {
  const runAt = local.data.forecast?.runAt ?? local.observedAt ?? local.fetchedAt
  return now - runAt <= oldestRunMs
}
