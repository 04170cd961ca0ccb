import { parseCoordinates } from '../../../domain/place/coordinates.ts'
import { type Place, samePlaceKm } from '../../../domain/place/place.ts'
import type { FindPlaces } from '../../../services/places/find-places.ts'

/** How an address /location/{id} was understood. */
export type LocatedPlace = {
  place: Place
  /**
   * known: a place of the gazetteer. position: a point, named after the place nearest to it. unknown: nothing; the
   * site's own place is used.
   */
  kind: 'known' | 'position' | 'unknown'
  /** The page search engines should know instead of this one; null: there is none. */
  canonicalPath: string | null
  /** For a position that lies outside the gazetteer's place next to it: that place, and how far, in whole kilometres. */
  near: { place: Place; distanceKm: number } | null
}

/** The slug's page for an address in other words: "/location/genf". `isOnly`: it can mean no other place. */
export function addressOfName(
  id: string,
  place: Place,
  findPlaces: Pick<FindPlaces, 'byName'>,
): { path: string; isOnly: boolean } | null {
  if (place.isPoint || place.slug === id) return null
  return { path: `/location/${place.slug}`, isOnly: findPlaces.byName(id)?.isOnly ?? false }
}

/** `homePlace` is used where the place is not known. */
export function locatedPlace(id: string, findPlaces: FindPlaces, homePlace: string): LocatedPlace {
  const place = findPlaces.resolve(id)
  if (!place) {
    const home = findPlaces.resolve(homePlace)
    if (!home) throw new Error(`the gazetteer holds no ${homePlace}`)
    return { place: home, kind: 'unknown', canonicalPath: null, near: null }
  }
  // A point may carry a name: "46.7200,8.6200~Aaa_Peak~…".
  const coordinates = parseCoordinates(id.split('~', 1)[0] ?? '')
  if (!coordinates) return { place, kind: 'known', canonicalPath: `/location/${place.slug}`, near: null }
  const nearest = findPlaces.nearest(coordinates)
  const isThere = nearest !== null && nearest.distanceKm <= samePlaceKm
  return {
    place,
    kind: 'position',
    canonicalPath: isThere ? `/location/${nearest.place.slug}` : null,
    near: isThere || !nearest ? null : { ...nearest, distanceKm: Math.round(nearest.distanceKm) },
  }
}
