import type { Language } from '../domain/language.ts'
import { type Place, regionIds } from '../domain/place/place.ts'
import {
  curatedWeight,
  type GazetteerArrays,
  type GazetteerHeader,
  placeMask,
  postcodeFlag,
  unknownElevation,
  unknownPopulation,
} from './gazetteer-file.ts'
import { entriesWithPrefix } from './name-index.ts'
import { normaliseName } from './normalise-name.ts'

export type PlaceReader = {
  read(place: number): Place
  slug(place: number): string
  stateName(place: number): string | null
  /** Population, or the substitute for it in the order of places. */
  weight(place: number): number
  numberOfSlug(slug: string): number | null
  postcodes(place: number): readonly string[]
  /** The name of the place that an index entry refers to, else the one in the language. */
  matchedName(place: number, entry: number, language: Language): string
}

export function createPlaceReader(header: GazetteerHeader, arrays: GazetteerArrays): PlaceReader {
  const { size, swissCount, countries, zones, admins, cantons } = header
  const { text, textStart, keys, entryStart } = arrays
  const decoder = new TextDecoder()
  const terminated = (bytes: Uint8Array, start: number) =>
    decoder.decode(bytes.subarray(start, bytes.indexOf(0, start)))

  const slug = (place: number) => terminated(text, textStart[place] as number)

  const names = (place: number): Place['names'] => {
    const afterSlug = text.indexOf(0, textStart[place]) + 1
    const [en = '', de = en, fr = en, it = en] = terminated(text, afterSlug).split('\u0001')
    return { en, de, fr, it }
  }

  const population = (place: number) => {
    const stored = arrays.population[place] as number
    return stored === unknownPopulation ? null : stored
  }

  const read = (place: number): Place => {
    const isSwiss = place < swissCount
    const elevationM = arrays.elevationM[place] as number
    return {
      slug: slug(place),
      names: names(place),
      coordinates: { lat: (arrays.lat[place] as number) / 1e5, lon: (arrays.lon[place] as number) / 1e5 },
      country: countries[arrays.country[place] as number] ?? '',
      canton: isSwiss ? (cantons[arrays.canton[place] as number] ?? null) : null,
      region: isSwiss ? (regionIds[arrays.region[place] as number] ?? null) : null,
      elevationM: elevationM === unknownElevation ? null : elevationM,
      population: population(place),
      timeZone: zones[arrays.zone[place] as number] ?? 'UTC',
    }
  }

  let postcodesByPlace: Map<number, string[]> | null = null

  /** Keys that begin with a digit lie side by side: some four thousand, nearly all of them postcodes. */
  const collectPostcodes = () => {
    const found = new Map<number, string[]>()
    const [{ from }, { to }] = [entriesWithPrefix(arrays, '0'), entriesWithPrefix(arrays, '9')]
    for (let entry = from; entry < to; entry++) {
      const packed = arrays.entryPlace[entry] as number
      if (!(packed & postcodeFlag)) continue
      const place = packed & placeMask
      found.set(place, [...(found.get(place) ?? []), terminated(keys, entryStart[entry] as number)])
    }
    return found
  }

  const postcodes = (place: number) => {
    postcodesByPlace ??= collectPostcodes()
    return postcodesByPlace.get(place) ?? []
  }

  /** Below, at or above zero as the place's slug is before, at or after the wanted bytes. */
  const compareSlug = (place: number, wanted: Uint8Array) => {
    const start = textStart[place] as number
    for (let i = 0; i < wanted.length; i++) {
      const difference = (text[start + i] as number) - (wanted[i] as number)
      if (difference !== 0) return difference
    }
    return text[start + wanted.length] as number
  }

  return {
    read,
    slug,
    postcodes,
    stateName: (place) => admins[arrays.admin[place] as number] || null,
    weight: (place) =>
      population(place) ?? (place < swissCount && arrays.isCurated[place] === 1 ? curatedWeight : 0),
    numberOfSlug: (wantedSlug) => {
      if (!/^[a-z0-9-]{1,120}$/.test(wantedSlug)) return null
      const wanted = new TextEncoder().encode(wantedSlug)
      let low = 0
      let high = size
      while (low < high) {
        const middle = (low + high) >>> 1
        const place = arrays.slugOrder[middle] as number
        const order = compareSlug(place, wanted)
        if (order === 0) return place
        if (order < 0) low = middle + 1
        else high = middle
      }
      return null
    },
    matchedName: (place, entry, language) => {
      const placeNames = names(place)
      const own = placeNames[language]
      if (entry < 0) return own
      const key = terminated(keys, entryStart[entry] as number)
      return [own, ...Object.values(placeNames)].find((name) => normaliseName(name) === key) ?? own
    },
  }
}
