import type { Language } from '../domain/language.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import type { Place, PlaceResult } from '../domain/place/place.ts'

/** The embedded places: answers while typing, without a network. */
export type Gazetteer = {
  bySlug(slug: string): Place | null
  /**
   * The place that is called this in some language or spelling, or has the postcode; of several the most important.
   * `isOnly`: no other is.
   */
  byName(name: string): { place: Place; isOnly: boolean } | null
  /** Of places in Switzerland and Liechtenstein; elsewhere none. */
  postcodesOf(slug: string): readonly string[]
  /** Best match first: by kind of match, then Swiss, then population. */
  suggest(query: string, language: Language, limit: number): PlaceResult[]
  /** Of the country the point lies in; null where no place is within 50 km. */
  nearest(coordinates: Coordinates): { place: Place; distanceKm: number } | null
  /** Of any point on earth: far from every place the zone of the nearest one, on the open sea that of the longitude. */
  timeZoneAt(coordinates: Coordinates): string
  /** Places around a point, nearest first, without the place at the point itself. */
  near(coordinates: Coordinates, limit: number): Place[]
  /** Every Swiss place, most important first. */
  swissSlugs(): Iterable<string>
}
