import { inEveryLanguage, type Language } from '../../domain/language.ts'
import { type Coordinates, isValidCoordinates, readCoordinates } from '../../domain/place/coordinates.ts'
import { coordinatesValue } from '../../domain/place/geocoding.ts'
import { foldAccents } from '../../domain/place/location-option.ts'
import {
  type GeocodedPlace,
  isSwissPlace,
  type Place,
  type PlaceResult,
  samePlaceKm,
} from '../../domain/place/place.ts'
import { dayMs } from '../../domain/time/durations.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type { Log } from '../../ports/platform.ts'
import type { Geocoder } from '../../ports/sources.ts'
import type { Cache, CachePolicy } from '../../ports/storage.ts'
import { readingFrom } from '../reading/outcome.ts'
import { createAwaitedFetches } from './awaited-fetches.ts'
import { createNamedPlaces } from './named-places.ts'

/** The geocoder's policy requires caching; place names rarely change. */
export const geocodingPolicy: CachePolicy = { freshMs: 7 * dayMs, graceMs: 30 * dayMs }
/** A search waits for the result, and two passes at one call a second take time. */
const longestPatienceMs = 8000
const longestQuery = 200
const resultLimit = 10

/** How long the caller waits, and its abort signal: an abandoned search leaves the queue. */
export type Waiting = { patienceMs?: number; signal?: AbortSignal }

export type FindPlaces = {
  /** While typing: the embedded gazetteer, no network; typed coordinates are a place too. */
  suggest(query: string, language: Language): PlaceResult[]
  /** After the debounce, if the gazetteer has no match or the visitor wants more: the geocoder. */
  search(query: string, language: Language, waiting?: Waiting): Promise<Outcome<PlaceResult[]>>
  /** A slug, "lat,lon" or what the place is called, as a place; null if it is none of them. */
  resolve(value: string): Place | null
  /** Where an address that names no slug leads; `isOnly`: it can mean no other place. */
  byName: Gazetteer['byName']
  /** The name of a position. */
  reverse(
    coordinates: Coordinates,
    language: Language,
    waiting?: Waiting,
  ): Promise<Outcome<PlaceResult | null>>
  /** The gazetteer's place that a position is named after; null if none is near. */
  nearest(coordinates: Coordinates): { place: Place; distanceKm: number } | null
  nearby(place: Place, limit: number): Place[]
  swissSlugs(): Iterable<string>
}

export function createFindPlaces(options: {
  gazetteer: Gazetteer
  source: Geocoder
  cache: Cache
  /** Signs the names that addresses carry. */
  secret: string
  log: Log
}): FindPlaces {
  const { gazetteer } = options
  const named = createNamedPlaces(options.secret)
  const awaited = createAwaitedFetches(options.cache, geocodingPolicy)

  /** `name`: set if the point is a place of its own, not just near one of the gazetteer. */
  function placeAt(coordinates: Coordinates, name: string | null): Place {
    const point = coordinatesValue(coordinates)
    const slug = name === null ? point : named.write(point, name)
    const nearest = gazetteer.nearest(coordinates)
    if (!nearest) {
      return {
        slug,
        names: inEveryLanguage(() => name ?? point),
        coordinates,
        country: '',
        canton: null,
        region: null,
        elevationM: null,
        population: null,
        timeZone: gazetteer.timeZoneAt(coordinates),
      }
    }
    const { place, distanceKm } = nearest
    const around = { ...place, slug, coordinates, isPoint: true as const }
    if (name !== null)
      return { ...around, names: inEveryLanguage(() => name), elevationM: null, population: null }
    return distanceKm <= samePlaceKm ? around : { ...around, elevationM: null, population: null }
  }

  /** Typed coordinates, called by the name that their page has. */
  function pointResult(coordinates: Coordinates, language: Language): PlaceResult {
    const place = placeAt(coordinates, null)
    const { slug, names } = place
    const detail = `${coordinates.lat}, ${coordinates.lon}`
    return { id: slug, value: slug, name: names[language], detail, coordinates, isSwiss: isSwissPlace(place) }
  }

  /** The gazetteer's place if it has one; otherwise the point with its name. */
  function publicResult({ title, ...result }: GeocodedPlace): PlaceResult {
    const nearest = gazetteer.nearest(result.coordinates)
    const isKnown =
      nearest !== null &&
      nearest.distanceKm <= samePlaceKm &&
      Object.values(nearest.place.names).some((name) => foldAccents(name) === foldAccents(title))
    return { ...result, value: isKnown ? nearest.place.slug : named.write(result.value, title) }
  }

  /** From the cache or the geocoder, while anyone waits. */
  async function ask<T>(
    what: 'found' | 'reversed',
    key: string,
    { patienceMs = longestPatienceMs, signal }: Waiting = {},
    fetch: (source: Geocoder, signal: AbortSignal) => Promise<T>,
  ): Promise<Outcome<T>> {
    const { source, log } = options
    const answer = awaited(
      `${what}:${key}`,
      (flight) => fetch(source, AbortSignal.any([flight, AbortSignal.timeout(longestPatienceMs)])),
      signal,
    )
    return readingFrom(answer, { source, observedAt: () => null, patienceMs, log })
  }

  return {
    suggest(query, language) {
      const text = query.trim().slice(0, longestQuery)
      const coordinates = readCoordinates(text)
      if (coordinates) return [pointResult(coordinates, language)]
      return text === '' ? [] : gazetteer.suggest(text, language, resultLimit)
    },
    async search(query, language, waiting) {
      const text = query.trim().slice(0, longestQuery)
      const key = `${language}:${text.toLowerCase()}`
      const found = await ask('found', key, waiting, async (source, signal) =>
        text === '' ? [] : source.search(text, language, signal),
      )
      if (found.data === null) return found
      const results = found.data.map(publicResult)
      const isFirst = ({ value }: PlaceResult, index: number) =>
        results.findIndex((other) => other.value === value) === index
      return { ...found, data: results.filter(isFirst) }
    },
    resolve(value) {
      const point = named.read(value)
      return point
        ? placeAt(point.coordinates, point.name)
        : (gazetteer.bySlug(value) ?? gazetteer.byName(value)?.place ?? null)
    },
    byName: (name) => gazetteer.byName(name),
    async reverse(coordinates, language, waiting) {
      if (!isValidCoordinates(coordinates)) {
        return {
          data: null,
          failures: [{ provider: options.source.facts.id, kind: 'bad-request' }],
        }
      }
      const key = `${language}:${coordinatesValue(coordinates)}`
      const found = await ask('reversed', key, waiting, (source, signal) =>
        source.reverse(coordinates, language, signal),
      )
      return found.data === null ? found : { ...found, data: publicResult(found.data) }
    },
    nearest: (coordinates) => gazetteer.nearest(coordinates),
    nearby: (place, limit) =>
      gazetteer
        .near(place.coordinates, limit + 1)
        .filter((other) => other.slug !== place.slug)
        .slice(0, limit),
    swissSlugs: () => gazetteer.swissSlugs(),
  }
}
