import { json } from './answers.ts'
import type { DemoPlace, DemoPlaces, DemoWire } from './demo-wire.ts'
import { hash2 } from './noise.ts'

export const nominatimWire: DemoWire = {
  paths: /\/(search|reverse)$/,
  create:
    ({ places }) =>
    ({ url: { pathname, searchParams } }) =>
      pathname.endsWith('/reverse') ? reverse(places, searchParams) : search(places, searchParams),
}

function search(places: DemoPlaces | undefined, query: URLSearchParams): Response {
  const text = (query.get('q') ?? '').trim()
  if (text === '') return badRequest("Nothing to search for. Specify a query using 'q' or an address.")
  const limit = Math.min(40, Math.max(1, Number(query.get('limit')) || 10))
  const countryCodes = (query.get('countrycodes') ?? '').toUpperCase().split(',').filter(Boolean)
  const found = places?.search(text, limit, languageOf(query)) ?? []
  const kept = found.filter((place) => countryCodes.length === 0 || countryCodes.includes(place.country))
  return json(kept.slice(0, limit).map(placeBody))
}

function reverse(places: DemoPlaces | undefined, query: URLSearchParams): Response {
  const lat = Number(query.get('lat') ?? Number.NaN)
  const lon = Number(query.get('lon') ?? Number.NaN)
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return badRequest("Parameter 'lat' must be a number.")
  const place = places?.nearest({ lat, lon }, languageOf(query)) ?? null
  return json(place ? placeBody(place) : { error: 'Unable to geocode' })
}

const languageOf = (query: URLSearchParams) => query.get('accept-language') ?? 'en'

const badRequest = (message: string) => json({ error: { code: 400, message } }, 400)

/** Key order as the real program writes it. */
function placeBody(place: DemoPlace) {
  const { lat, lon } = place.coordinates
  const seed = hash2(Math.round(lat * 1e5), Math.round(lon * 1e5), 5)
  const population = place.population ?? 0
  const kind = population >= 50_000 ? 'city' : population >= 8000 ? 'town' : 'village'
  const { canton, countryName } = place
  return {
    place_id: seed % 400_000_000,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'relation',
    osm_id: hash2(seed, 1, 2) % 20_000_000,
    lat: lat.toFixed(7),
    lon: lon.toFixed(7),
    class: 'boundary',
    type: 'administrative',
    place_rank: kind === 'city' ? 16 : 18,
    importance: Math.min(0.85, 0.3 + Math.log10(1 + population) / 14),
    addresstype: kind,
    name: place.name,
    display_name: [place.name, canton, countryName].filter(Boolean).join(', '),
    address: {
      [kind]: place.name,
      ...(canton ? { state: canton, 'ISO3166-2-lvl4': `${place.country}-${canton}` } : {}),
      country: countryName,
      country_code: place.country.toLowerCase(),
    },
    boundingbox: [lat - 0.03, lat + 0.03, lon - 0.04, lon + 0.04].map((degrees) => degrees.toFixed(7)),
  }
}
