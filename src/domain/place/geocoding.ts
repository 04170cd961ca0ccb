import { type Language, swissLocale } from '../language.ts'
import type { Coordinates } from './coordinates.ts'

/** The parts of a geocoder's address that we read. Each may be missing. */
export type GeocodedAddress = {
  city?: string
  town?: string
  village?: string
  hamlet?: string
  municipality?: string
  state?: string
  county?: string
  country?: string
  /** ISO 3166-1 alpha-2, lower case. */
  country_code?: string
}

export const geocodingLimit = 10

/** United States, Canada, Australia, Germany: a city's name alone says too little there. */
const countriesNamedWithState = new Set(['us', 'ca', 'au', 'de'])

export function cityOf(address: GeocodedAddress): string | undefined {
  return address.city ?? address.town ?? address.village ?? address.hamlet ?? address.municipality
}

/** City and country, with state or county between them where the country requires it; else the full display name. */
export function resultName(address: GeocodedAddress, displayName: string): string {
  const city = cityOf(address)
  if (city === undefined || address.country === undefined) return displayName
  // By code, for the country's name comes in the visitor's language.
  const isNamedWithState = countriesNamedWithState.has(address.country_code?.toLowerCase() ?? '')
  const state = isNamedWithState ? (address.state ?? address.county) : undefined
  return [city, state, address.country].filter((part) => part !== undefined).join(', ')
}

/** Swiss first, then by name in the alphabet of the reader; equal names keep their order. */
export function sortResults<T extends { name: string; isSwiss: boolean }>(
  results: readonly T[],
  language: Language,
): T[] {
  const { compare } = new Intl.Collator(swissLocale[language])
  return results.toSorted((a, b) => Number(b.isSwiss) - Number(a.isSwiss) || compare(a.name, b.name))
}

/** "46.7579,7.6280": how a place outside the gazetteer is addressed. Four decimals are 11 m. */
export function coordinatesValue({ lat, lon }: Coordinates): string {
  // + 0 turns -0 into 0.
  const written = (degrees: number) => (Math.round(degrees * 1e4) / 1e4 + 0).toFixed(4)
  return `${written(lat)},${written(lon)}`
}
