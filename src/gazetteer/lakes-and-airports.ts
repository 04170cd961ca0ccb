import { inEveryLanguage, type Language } from '../domain/language.ts'
import { distanceKm } from '../domain/place/coordinates.ts'
import { largest } from '../domain/weather/largest.ts'
import type { Gazetteer } from '../ports/gazetteer.ts'
import { type Airport, airports } from '../reference/airports.ts'
import { type BathingLake, bathingLakes } from '../reference/bathing-lakes.ts'
import { waterName } from '../reference/water-names.ts'
import {
  cantonAndHeight,
  type FurtherPlace,
  type FurtherPlaces,
  slugsOf,
  swissPlaceAt,
  withFurtherPlaces,
} from './further-places.ts'
import { keysOfName } from './name-forms.ts'
import { normaliseName } from './normalise-name.ts'

/** The embedded places, the lakes that the bathing page knows, and the airports whose reports are read. */
export function withLakesAndAirports(embedded: Gazetteer): Gazetteer {
  const known = placesOf(embedded)
  return withFurtherPlaces(embedded, () => known)
}

function placesOf(embedded: Gazetteer): FurtherPlaces {
  const places = [
    // "Lake" alone finds more of them than fit: the long ones come first.
    ...bathingLakes
      .toSorted((one, other) => other.shores.length - one.shores.length)
      .map((lake) => lakePlace(embedded, lake)),
    ...airports.map((airport) => airportPlace(embedded, airport)),
  ]
  return new Map(places.map((one) => [one.place.slug, one]))
}

/** A village may be called as its lake is: Greifensee. */
const freeSlug = (embedded: Gazetteer, name: string, heightM: number) =>
  slugsOf(name, heightM).find((slug) => embedded.bySlug(slug) === null) ?? ''

const lakeIn: Record<Language, string> = { en: 'Lake', de: 'See', fr: 'Lac', it: 'Lago' }

function lakePlace(embedded: Gazetteer, lake: BathingLake): FurtherPlace {
  const names = inEveryLanguage((language) => waterName(lake.name, language))
  const place = swissPlaceAt(embedded, {
    slug: freeSlug(embedded, lake.name, lake.heightM),
    names,
    coordinates: middleShore(lake),
    elevationM: lake.heightM,
  })
  return {
    place: { ...place, lake: lake.id },
    keys: [...new Set([lake.name, ...Object.values(names)].flatMap(keysOfName))],
    detail: (language) => `${lakeIn[language]}, ${lake.heightM} m`,
  }
}

/** Of a long lake, so that its weather is that of neither end. */
function middleShore({ shores }: BathingLake) {
  const middle = {
    lat: shores.reduce((sum, { lat }) => sum + lat, 0) / shores.length,
    lon: shores.reduce((sum, { lon }) => sum + lon, 0) / shores.length,
  }
  return largest(shores, (shore) => -distanceKm(shore, middle))?.item ?? middle
}

/** "Flughafen Zürich" is also "Zürich Flughafen", ZRH and LSZH; "Zurich Airport" also "airport Zurich". */
function airportPlace(embedded: Gazetteer, airport: Airport): FurtherPlace {
  const { names, coordinates, country, heightM, icao, iata } = airport
  const around = swissPlaceAt(embedded, {
    slug: freeSlug(embedded, names.en, heightM),
    names,
    coordinates,
    elevationM: heightM,
  })
  const place = country === 'CH' ? around : { ...around, country, canton: null, region: null }
  const keys = Object.values(names).flatMap(keysOfName)
  const turned = keys.map((key) =>
    key.replace(/^(flug\w+|aero\w+) (?:d[ei] )?(.*)$/, '$2 $1').replace(/^(.*) (air\w+)$/, '$2 $1'),
  )
  return {
    place,
    keys: [...new Set([...keys, ...turned, ...[icao, iata ?? ''].filter(Boolean).map(normaliseName)])],
    detail: (language) => cantonAndHeight(place, language),
  }
}
