import type { InEveryLanguage } from '../../domain/language.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { RegionId } from '../../domain/place/place.ts'

/** A place while the gazetteer is being built. */
export type DraftPlace = {
  names: InEveryLanguage
  /** Further names that people type (Romansh, dialect, a list's own spelling). */
  aliases: string[]
  /** Names out of GeoNames' mixed bag: they find a place, but never ahead of a real name. */
  weakAliases: string[]
  coordinates: Coordinates
  country: string
  /** Canton letters in Switzerland, GeoNames' first-order code elsewhere. */
  admin: string
  population: number | null
  elevationM: number | null
  timeZone: string
  region: RegionId | null
  /** Fixed for curated places, made from the name otherwise. */
  slug: string | null
  /** Tells two places of one name in one state apart for good: GeoNames id, or the lowest postcode. */
  identity: string
  postcodes: string[]
  /** Where its postcodes lie. */
  points: Coordinates[]
}

export const sameInEveryLanguage = (name: string): InEveryLanguage => ({
  en: name,
  de: name,
  fr: name,
  it: name,
})
