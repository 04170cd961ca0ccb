import type { Language } from '../domain/language.ts'
import { memoise } from '../domain/memoise.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import type { Place } from '../domain/place/place.ts'
import { fixedZone } from '../domain/time/local-time.ts'
import type { Gazetteer } from '../ports/gazetteer.ts'
import { readGazetteerFile } from './gazetteer-file.ts'
import { createNearbyPlaces } from './nearby-places.ts'
import { createPlaceContext } from './place-context.ts'
import { createPlaceReader } from './place-reader.ts'
import { createPlaceSearch } from './search-places.ts'

export type PlaceMatch = {
  place: Place
  /** The name that answered the query ("Genf"), else the one in the visitor's language. */
  matchedName: string
  /** State or province abroad, in English or the local language; null where it is not known. */
  stateName: string | null
}

/** The built file, before place-results.ts puts its matches into words. */
type LoadedGazetteer = Omit<Gazetteer, 'suggest' | 'nearest' | 'near'> & {
  /** Best first, at most `limit` (10); an empty or hopeless query finds nothing. */
  search(query: string, language: Language, limit?: number): PlaceMatch[]
  /** Of the country the point lies in. Null where nothing lies within `maxKm` (50). */
  nearest(coordinates: Coordinates, maxKm?: number): ReturnType<Gazetteer['nearest']>
  /** Nearest first, without the place at the point itself. */
  near(coordinates: Coordinates, limit: number, minPopulation?: number): Place[]
}

/** Reaches a place from every desert and forest; beyond lie the oceans and the inner Antarctic. */
const zoneKm = 1000

/** Reads the file in place: nothing is copied or decoded before it is used. */
export function loadGazetteer(bytes: Uint8Array): LoadedGazetteer {
  const { header, arrays } = readGazetteerFile(bytes)
  const { swissCount } = header
  const reader = createPlaceReader(header, arrays)
  const context = createPlaceContext(header, arrays, reader)
  const searchPlaces = createPlaceSearch(arrays, {
    swissCount,
    weight: reader.weight,
    liesIn: context.liesIn,
  })
  const nearby = createNearbyPlaces(header, arrays)
  // Every page asks for its place. By number: addresses are strangers' words of any length.
  const readAgain = memoise(reader.read)

  return {
    bySlug: (slug) => {
      const place = reader.numberOfSlug(slug)
      return place === null ? null : readAgain(place)
    },
    postcodesOf: (slug) => {
      const place = reader.numberOfSlug(slug)
      return place === null ? [] : reader.postcodes(place)
    },
    search: (query, language, limit = 10) =>
      searchPlaces(query, limit).map(({ place: number, entry }) => {
        const place = reader.read(number)
        return {
          place,
          matchedName: reader.matchedName(number, entry, language),
          stateName: reader.stateName(number),
        }
      }),
    nearest: (coordinates, maxKm = 50) => {
      const found = nearby.nearest(coordinates, maxKm)
      return found && { place: reader.read(found.place), distanceKm: found.km }
    },
    timeZoneAt: (coordinates) => {
      const found = nearby.nearest(coordinates, zoneKm)
      return found ? reader.read(found.place).timeZone : fixedZone(Math.round(coordinates.lon / 15))
    },
    near: (coordinates, limit, minPopulation = 0) =>
      nearby.near(coordinates, limit, minPopulation).map((place) => reader.read(place)),
    *swissSlugs() {
      for (let place = 0; place < swissCount; place++) yield reader.slug(place)
    },
  }
}
