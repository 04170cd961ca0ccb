import { regionIds } from '../../domain/place/place.ts'
import { cantons } from '../../reference/regions.ts'
import {
  curatedWeight,
  type GazetteerArrays,
  type GazetteerHeader,
  unknownElevation,
  unknownPopulation,
  writeGazetteerFile,
} from '../gazetteer-file.ts'
import { assignSlugs } from './assign-slugs.ts'
import type { DraftPlace } from './draft-place.ts'
import type { GazetteerSources } from './gazetteer-sources.ts'
import { geonamesPlaces } from './geonames-places.ts'
import { nameIndex } from './name-index-arrays.ts'
import { swissBorder } from './swiss-border.ts'
import { swissPlaces } from './swiss-places.ts'

const weight = (place: DraftPlace) => place.population ?? (place.slug === null ? 0 : curatedWeight)

/** The file's bytes. The same sources give the same bytes. */
export function buildGazetteer(sources: GazetteerSources): Uint8Array {
  const { swiss, world } = geonamesPlaces(sources.geonames)
  const places = [...swissPlaces(swiss, sources.postcodes), ...world]
  const slugs = assignSlugs(places)
  const slugOfPlace = (place: DraftPlace) => slugs.get(place) ?? ''
  places.sort(
    (a, b) =>
      Number(b.country === 'CH') - Number(a.country === 'CH') ||
      weight(b) - weight(a) ||
      (slugOfPlace(a) < slugOfPlace(b) ? -1 : 1),
  )
  return encode(places, slugOfPlace, sources)
}

function encode(
  places: DraftPlace[],
  slugOfPlace: (place: DraftPlace) => string,
  { admins: adminNames, shapes }: Pick<GazetteerSources, 'admins' | 'shapes'>,
): Uint8Array {
  const swissList = places.filter((place) => place.country === 'CH')
  const countries = [...new Set(places.map((place) => place.country))].sort()
  const zones = [...new Set(places.map((place) => place.timeZone))].sort()
  const adminNameOf = new Map(adminNames.map(({ code, name }) => [code, name]))
  const adminOf = (place: DraftPlace) =>
    place.country === 'CH' ? '' : (adminNameOf.get(`${place.country}.${place.admin}`) ?? '')
  const admins = ['', ...[...new Set(places.map(adminOf))].filter((name) => name !== '').sort()]
  const header: GazetteerHeader = {
    size: places.length,
    swissCount: swissList.length,
    countries,
    zones,
    admins,
    cantons: cantons.map(({ code }) => code),
  }

  const numberIn = (list: readonly string[]) => {
    const numbers = new Map(list.map((text, number) => [text, number]))
    return (text: string) => {
      const number = numbers.get(text)
      if (number === undefined) throw new Error(`unlisted: ${text}`)
      return number
    }
  }
  const [countryNumber, zoneNumber, adminNumber, cantonNumber] = [
    numberIn(countries),
    numberIn(zones),
    numberIn(admins),
    numberIn(header.cantons),
  ]
  const degrees = (value: number) => Math.round(value * 1e5)
  const points = swissList.flatMap((place, number) => place.points.map((point) => ({ ...point, number })))
  const slugOrder = places
    .map((place, number) => ({ slug: slugOfPlace(place), number }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))

  const arrays: GazetteerArrays = {
    lat: Int32Array.from(places, ({ coordinates }) => degrees(coordinates.lat)),
    lon: Int32Array.from(places, ({ coordinates }) => degrees(coordinates.lon)),
    population: Uint32Array.from(places, ({ population }) => population ?? unknownPopulation),
    elevationM: Int16Array.from(places, ({ elevationM }) => elevationM ?? unknownElevation),
    zone: Uint16Array.from(places, ({ timeZone }) => zoneNumber(timeZone)),
    admin: Uint16Array.from(places, (place) => adminNumber(adminOf(place))),
    country: Uint8Array.from(places, ({ country }) => countryNumber(country)),
    canton: Uint8Array.from(swissList, ({ admin }) => cantonNumber(admin)),
    region: Uint8Array.from(swissList, ({ region }) => (region === null ? 0xff : regionIds.indexOf(region))),
    isCurated: Uint8Array.from(swissList, ({ slug }) => Number(slug !== null)),
    pointLat: Int32Array.from(points, ({ lat }) => degrees(lat)),
    pointLon: Int32Array.from(points, ({ lon }) => degrees(lon)),
    pointPlace: Uint32Array.from(points, ({ number }) => number),
    ...placeTexts(places, slugOfPlace),
    slugOrder: Uint32Array.from(slugOrder, ({ number }) => number),
    ...nameIndex(places),
    ...borderArrays(shapes),
  }
  return writeGazetteerFile(header, arrays)
}

function borderArrays(shapes: GazetteerSources['shapes']) {
  const { country, lakes } = swissBorder(shapes)
  const rings = [...country, ...lakes]
  const corners = rings.flat()
  let end = 0
  return {
    borderLat: Int32Array.from(corners, ([, lat]) => Math.round(lat * 1e5)),
    borderLon: Int32Array.from(corners, ([lon]) => Math.round(lon * 1e5)),
    borderEnd: Uint32Array.from(rings, (ring) => {
      end += ring.length
      return end
    }),
    borderRings: Uint32Array.of(country.length),
  }
}

function placeTexts(places: DraftPlace[], slugOfPlace: (place: DraftPlace) => string) {
  const encoder = new TextEncoder()
  const textStart = new Uint32Array(places.length)
  const parts: Uint8Array[] = []
  let length = 0
  for (const [number, place] of places.entries()) {
    const { en, de, fr, it } = place.names
    const isOneName = en === de && en === fr && en === it
    const names = isOneName ? [en] : [en, de, fr, it]
    const bytes = encoder.encode(`${slugOfPlace(place)}\0${names.join('\u0001')}\0`)
    textStart[number] = length
    parts.push(bytes)
    length += bytes.length
  }
  const text = new Uint8Array(length)
  for (const [number, part] of parts.entries()) text.set(part, textStart[number])
  return { textStart, text }
}
