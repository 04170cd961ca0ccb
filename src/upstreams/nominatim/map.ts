import { distanceKm } from '../../domain/place/coordinates.ts'
import { cityOf, coordinatesValue, resultName } from '../../domain/place/geocoding.ts'
import type { PlaceResult } from '../../domain/place/place.ts'
import type { NominatimPlace } from './schema.ts'

/** null where the place has no coordinates or nothing to call it by. */
export function mapPlace(wire: NominatimPlace | undefined): PlaceResult | null {
  if (wire?.lat === undefined || wire.lon === undefined) return null
  const address = wire.address ?? {}
  const name = resultName(address, wire.display_name ?? '')
  if (name === '') return null
  const coordinates = { lat: wire.lat, lon: wire.lon }
  return {
    value: coordinatesValue(coordinates),
    name,
    detail: detailOf(wire),
    coordinates,
    isSwiss: address.country_code?.toLowerCase() === 'ch',
  }
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
export function withoutDoubles(results: readonly PlaceResult[]): PlaceResult[] {
  const isSame = (a: PlaceResult, b: PlaceResult) =>
    a.name === b.name && a.detail === b.detail && distanceKm(a.coordinates, b.coordinates) < sameSpotKm
  return results.filter((result, index) => results.findIndex((other) => isSame(other, result)) === index)
}
