import type { InEveryLanguage } from '../language.ts'
import type { Coordinates } from './coordinates.ts'

export const regionIds = [
  'northern-switzerland',
  'eastern-switzerland',
  'central-switzerland',
  'western-switzerland',
  'southern-switzerland',
  'alpine',
] as const
export type RegionId = (typeof regionIds)[number]

export function isRegionId(text: string): text is RegionId {
  return regionIds.some((id) => id === text)
}

/** A position this near to a place carries its name and is shown as that place. */
export const samePlaceKm = 3

/** A place of the gazetteer, or one named by the geocoder or a position. */
export type Place = {
  /** Stable and unique: the address /location/{slug}. Places outside the gazetteer use "lat,lon". */
  slug: string
  names: InEveryLanguage
  coordinates: Coordinates
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  /** Two letters, Swiss places only. */
  canton: string | null
  region: RegionId | null
  elevationM: number | null
  population: number | null
  /** IANA time zone. */
  timeZone: string
  /** It is a lake, by its name in reference/bathing-lakes.ts. */
  lake?: string
  /** A position, or a point the geocoder named: its canton is that of the place next to it and may be another one. */
  isPoint?: true
}

/** One line of a search answer. */
export type PlaceResult = {
  /** Of the place at its source: the slug, or type and number in OpenStreetMap. */
  id: string
  /** Slug or "lat,lon": what /location/… takes. */
  value: string
  name: string
  /** Canton, state or country: distinguishes two places of the same name. */
  detail: string
  coordinates: Coordinates
  isSwiss: boolean
}

/** As a geocoder knows it. `title` is what it is called by itself, without town and country: "Jungfraujoch". */
export type GeocodedPlace = PlaceResult & { title: string }

/** MeteoSwiss forecasts for both countries. */
export const isSwissPlace = ({ country }: Pick<Place, 'country'>): boolean =>
  country === 'CH' || country === 'LI'
