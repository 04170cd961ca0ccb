import type { Language } from '../domain/language.ts'
import { type Coordinates, isValidCoordinates, parseCoordinates } from '../domain/place/coordinates.ts'
import { type Place, type PlaceResult, type RegionId, samePlaceKm } from '../domain/place/place.ts'
import type { Outcome } from '../domain/weather/reading.ts'
import type { Gazetteer } from '../ports/gazetteer.ts'
import type { Log } from '../ports/platform.ts'
import type { Geocoder } from '../ports/sources.ts'
import type { Cache, CachePolicy } from '../ports/storage.ts'
import { createAwaitedFetches } from './awaited-fetches.ts'
import type { ByMode } from './modes.ts'
import { readingFrom } from './outcome.ts'
import type { WeatherKey } from './weather-key.ts'

const day = 24 * 60 * 60_000
/** The geocoder's policy asks for caching; names of places change in years, not days. */
const geocodingPolicy: CachePolicy = { freshMs: 7 * day, graceMs: 30 * day }
/** Whoever searches waits for the answer, and two passes of one call a second each take their time. */
const longestPatienceMs = 8000
const longestQuery = 200
const resultLimit = 10

/** How long the caller waits, and what tells that it has gone: a search nobody waits for leaves its turn to others. */
export type Waiting = { patienceMs?: number; signal?: AbortSignal }

export type FindPlaces = {
  /** While typing: the embedded gazetteer, no network. */
  suggest(query: string, language: Language): PlaceResult[]
  /** After the debounce, where the gazetteer has no answer or the visitor asks for more: the geocoder. */
  search(query: string, language: Language, waiting?: Waiting): Promise<Outcome<PlaceResult[]>>
  /** A slug or "lat,lon" as a place; null when it is neither. */
  resolve(value: string): Place | null
  /** The name of a position. */
  reverse(
    coordinates: Coordinates,
    language: Language,
    waiting?: Waiting,
  ): Promise<Outcome<PlaceResult | null>>
  /** The gazetteer's own place a position carries the name of; null in the middle of nowhere. */
  nearest(coordinates: Coordinates): { place: Place; distanceKm: number } | null
  nearby(place: Place, limit: number): Place[]
  inRegion(region: RegionId): Place[]
  swissSlugs(): Iterable<string>
}

export function createFindPlaces(o: {
  gazetteer: Gazetteer
  sources: ByMode<Geocoder>
  weatherKey: WeatherKey
  cache: Cache
  log: Log
}): FindPlaces {
  const { gazetteer } = o
  const awaited = createAwaitedFetches(o.cache, geocodingPolicy)

  function placeAt(coordinates: Coordinates): Place {
    const value = `${coordinates.lat.toFixed(4)},${coordinates.lon.toFixed(4)}`
    const nearest = gazetteer.nearest(coordinates)
    if (!nearest) {
      const names = { en: value, de: value, fr: value, it: value }
      return {
        slug: value,
        names,
        coordinates,
        country: '',
        canton: null,
        region: null,
        elevationM: null,
        population: null,
        timeZone: 'UTC',
      }
    }
    const { place, distanceKm } = nearest
    return distanceKm <= samePlaceKm
      ? { ...place, slug: value, coordinates }
      : { ...place, slug: value, coordinates, elevationM: null, population: null }
  }

  /** From the cache or from the geocoder, for as long as somebody waits. */
  async function ask<T>(
    what: 'geocode' | 'reverse',
    key: string,
    { patienceMs = longestPatienceMs, signal }: Waiting = {},
    fetch: (source: Geocoder, signal: AbortSignal) => Promise<T>,
  ): Promise<Outcome<T>> {
    const mode = (await o.weatherKey.current())?.mode ?? 'live'
    const { source, isDemo } = o.sources[mode]
    const answer = awaited(
      `${what}:${mode}:${key}`,
      (flight) => fetch(source, AbortSignal.any([flight, AbortSignal.timeout(longestPatienceMs)])),
      signal,
    )
    return readingFrom(source.facts, isDemo, o.log, answer, () => null, patienceMs)
  }

  return {
    suggest(query, language) {
      const text = query.trim()
      return text === '' ? [] : gazetteer.suggest(text.slice(0, longestQuery), language, resultLimit)
    },
    async search(query, language, waiting) {
      const text = query.trim().slice(0, longestQuery)
      const key = `${language}:${text.toLowerCase()}`
      return ask('geocode', key, waiting, async (source, signal) =>
        text === '' ? [] : source.search(text, language, signal),
      )
    },
    resolve(value) {
      const coordinates = parseCoordinates(value)
      return coordinates ? placeAt(coordinates) : gazetteer.bySlug(value)
    },
    async reverse(coordinates, language, waiting) {
      if (!isValidCoordinates(coordinates)) {
        return { data: null, failures: [{ provider: o.sources.live.source.facts.id, kind: 'bad-request' }] }
      }
      const key = `${language}:${coordinates.lat.toFixed(4)},${coordinates.lon.toFixed(4)}`
      return ask('reverse', key, waiting, (source, signal) => source.reverse(coordinates, language, signal))
    },
    nearest: (coordinates) => gazetteer.nearest(coordinates),
    nearby: (place, limit) =>
      gazetteer
        .near(place.coordinates, limit + 1)
        .filter((other) => other.slug !== place.slug)
        .slice(0, limit),
    inRegion: (region) => gazetteer.inRegion(region),
    swissSlugs: () => gazetteer.swissSlugs(),
  }
}
