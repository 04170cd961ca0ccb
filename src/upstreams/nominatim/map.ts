import { distanceKm } from '../../domain/place/coordinates.ts'
import { cityOf, coordinatesValue, resultName } from '../../domain/place/geocoding.ts'
import type { GeocodedPlace } from '../../domain/place/place.ts'
import type { NominatimPlace } from './schema.ts'

/** null where the place has no coordinates or nothing to call it by. */
export function mapPlace(wire: NominatimPlace | undefined): GeocodedPlace | null {
  if (wire?.lat === undefined || wire.lon === undefined) return null
  const address = wire.address ?? {}
  const name = resultName(address, wire.display_name ?? '')
  if (name === '') return null
  const coordinates = { lat: wire.lat, lon: wire.lon }
  return {
    id: idOf(wire) ?? coordinatesValue(coordinates),
    value: coordinatesValue(coordinates),
    name,
    title: wire.name ?? cityOf(address) ?? name.split(',', 1)[0] ?? name,
    detail: detailOf(wire),
    coordinates,
    isSwiss: address.country_code?.toLowerCase() === 'ch',
  }
}

/** Type and number in OpenStreetMap; place_id differs on every server and after every import. */
function idOf({ osm_type, osm_id, place_id }: NominatimPlace): string | undefined {
  if (osm_type !== undefined && osm_id !== undefined) return `${osm_type}/${osm_id}`
  return place_id === undefined ? undefined : `place/${place_id}`
}

/** What was found, where it is not the city itself (a peak, a station), and its canton or state. */
function detailOf({ name, address = {} }: NominatimPlace): string {
  const city = cityOf(address)
  const thing = city !== undefined && name !== city ? name : undefined
  const area = address.state ?? address.county ?? address.country
  return [thing, area].filter((part) => part !== undefined).join(', ')
}

const sameSpotKm = 5

/** A town often comes twice, as a boundary and as a point: what reads the same and lies on one spot is one. */
export function withoutDoubles(results: readonly GeocodedPlace[]): GeocodedPlace[] {
  const isSame = (a: GeocodedPlace, b: GeocodedPlace) =>
    a.name === b.name && a.detail === b.detail && distanceKm(a.coordinates, b.coordinates) < sameSpotKm
  return results.filter((result, index) => results.findIndex((other) => isSame(other, result)) === index)
}
