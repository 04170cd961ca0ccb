import type { Language } from '../domain/language.ts'
import { memoise } from '../domain/memoise.ts'
import { fixedZone } from '../domain/time/local-time.ts'
import type { Gazetteer } from '../ports/gazetteer.ts'
import { readGazetteerFile } from './gazetteer-file.ts'
import { createNearbyPlaces } from './nearby-places.ts'
import { normaliseName } from './normalise-name.ts'
import { createPlaceContext } from './place-context.ts'
import { createPlaceReader } from './place-reader.ts'
import { type PlaceMatch, placeResults } from './place-results.ts'
import { createPlaceSearch } from './search-places.ts'

type LoadedGazetteer = Gazetteer & {
  /** What `suggest` puts into words; an empty or hopeless query finds nothing. */
  search(query: string, language: Language, limit?: number): PlaceMatch[]
}

/** A point farther than this from every place belongs to none. */
const nearestKm = 50
/** Reaches a place from every desert and forest; beyond lie the oceans and the inner Antarctic. */
const zoneKm = 1000
/** More than there are in Switzerland. */
const mostRead = 5000

/** Reads the file in place: nothing is copied or decoded before it is used. */
export function loadGazetteer(bytes: Uint8Array): LoadedGazetteer {
  const { header, arrays } = readGazetteerFile(bytes)
  const { swissCount } = header
  const reader = createPlaceReader(header, arrays)
  const context = createPlaceContext(header, arrays, reader)
  const places = createPlaceSearch(arrays, {
    swissCount,
    weight: reader.weight,
    liesIn: context.liesIn,
  })
  const nearby = createNearbyPlaces(header, arrays)
  // Every page asks for its place, and what watches a thousand points has few places near them. By number: addresses are
  // strangers' words of any length.
  const readAgain = memoise(reader.read, mostRead)

  const search: LoadedGazetteer['search'] = (query, language, limit = 10) =>
    places.search(query, limit).map(({ place: number, entry }) => ({
      place: reader.read(number),
      matchedName: reader.matchedName(number, entry, language),
      stateName: reader.stateName(number),
    }))

  return {
    search,
    suggest: (query, language, limit) => placeResults(search(query, language, limit), language),
    bySlug: (slug) => {
      const place = reader.numberOfSlug(slug)
      return place === null ? null : readAgain(place)
    },
    byName: (name) => {
      const [first, second] = places.called(name, 2)
      if (!first) return null
      const sameSlug = reader.numberOfSlug(normaliseName(name).replaceAll(' ', '-'))
      return sameSlug === null
        ? { place: readAgain(first.place), isOnly: second === undefined }
        : { place: readAgain(sameSlug), isOnly: true }
    },
    postcodesOf: (slug) => {
      const place = reader.numberOfSlug(slug)
      return place === null ? [] : reader.postcodes(place)
    },
    nearest: (coordinates) => {
      const found = nearby.nearest(coordinates, nearestKm)
      return found && { place: readAgain(found.place), distanceKm: found.km }
    },
    timeZoneAt: (coordinates) => {
      const found = nearby.nearest(coordinates, zoneKm)
      return found ? reader.read(found.place).timeZone : fixedZone(Math.round(coordinates.lon / 15))
    },
    near: (coordinates, limit) => nearby.near(coordinates, limit).map((place) => reader.read(place)),
    *swissSlugs() {
      for (let place = 0; place < swissCount; place++) yield reader.slug(place)
    },
  }
}
