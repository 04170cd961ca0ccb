import type { Language } from '../domain/language.ts'
import { type Coordinates, isValidCoordinates, parseCoordinates } from '../domain/place/coordinates.ts'
import { type Place, type PlaceResult, type RegionId, samePlaceKm } from '../domain/place/place.ts'
import type { Outcome } from '../domain/weather/reading.ts'
import type { Gazetteer } from '../ports/gazetteer.ts'
import type { Log } from '../ports/platform.ts'
import type { Geocoder } from '../ports/sources.ts'
import type { Cache, CachePolicy } from '../ports/storage.ts'
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

export type FindPlaces = {
  /** While typing: the embedded gazetteer, no network. */
  suggest(query: string, language: Language): PlaceResult[]
  /** After the debounce, where the gazetteer has no answer or the visitor asks for more: the geocoder. */
  search(query: string, language: Language, patienceMs?: number): Promise<Outcome<PlaceResult[]>>
  /** A slug or "lat,lon" as a place; null when it is neither. */
  resolve(value: string): Place | null
  /** The name of a position. */
  reverse(coordinates: Coordinates, language: Language): Promise<Outcome<PlaceResult | null>>
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

  return {
    suggest(query, language) {
      const text = query.trim()
      return text === '' ? [] : gazetteer.suggest(text.slice(0, longestQuery), language, resultLimit)
    },
    async search(query, language, patienceMs = longestPatienceMs) {
      const text = query.trim().slice(0, longestQuery)
      const mode = (await o.weatherKey.current())?.mode ?? 'live'
      const { source, isDemo } = o.sources[mode]
      const key = `geocode:${mode}:${language}:${text.toLowerCase()}`
      return readingFrom(
        source.facts,
        isDemo,
        o.log,
        text === ''
          ? Promise.resolve({ value: [], fetchedAt: 0, isStale: false, error: null })
          : o.cache.getOrFetch(key, geocodingPolicy, (signal) => source.search(text, language, signal)),
        () => null,
        patienceMs,
      )
    },
    resolve(value) {
      const coordinates = parseCoordinates(value)
      return coordinates ? placeAt(coordinates) : gazetteer.bySlug(value)
    },
    async reverse(coordinates, language) {
      const mode = (await o.weatherKey.current())?.mode ?? 'live'
      const { source, isDemo } = o.sources[mode]
      if (!isValidCoordinates(coordinates)) {
        return { data: null, failures: [{ provider: source.facts.id, kind: 'bad-request' }] }
      }
      const at = `${coordinates.lat.toFixed(4)},${coordinates.lon.toFixed(4)}`
      return readingFrom(
        source.facts,
        isDemo,
        o.log,
        o.cache.getOrFetch(`reverse:${mode}:${language}:${at}`, geocodingPolicy, (signal) =>
          source.reverse(coordinates, language, signal),
        ),
        () => null,
        longestPatienceMs,
      )
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
