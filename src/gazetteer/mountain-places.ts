import { inEveryLanguage } from '../domain/language.ts'
import { distanceKm } from '../domain/place/coordinates.ts'
import { slugOf } from '../domain/place/location-option.ts'
import { type Place, samePlaceKm } from '../domain/place/place.ts'
import type { Gazetteer } from '../ports/gazetteer.ts'
import type { LocalPoint } from '../ports/local-forecasts.ts'
import { swissPlaceNames } from '../reference/swiss-place-names.ts'
import {
  cantonAndHeight,
  type FurtherPlace,
  type FurtherPlaces,
  slugsOf,
  swissPlaceAt,
  withFurtherPlaces,
} from './further-places.ts'
import { keysOfName, withUmlautsSpelt } from './name-forms.ts'
import { normaliseName } from './normalise-name.ts'

export type MountainGazetteer = Gazetteer & {
  /** The place of this name at that point; null where there is none. */
  placeOfPoint(point: LocalPoint): Place | null
}

/**
 * The embedded places and, beside them, the peaks, passes and huts that MeteoSwiss forecasts for. Names, heights and
 * positions are those of the list that comes with the forecasts, so that a place is there exactly when it has one.
 */
export function withMountainPlaces(
  embedded: Gazetteer,
  points: () => readonly LocalPoint[],
): MountainGazetteer {
  let known: { points: readonly LocalPoint[]; bySlug: FurtherPlaces } | null = null

  /** Computed once per list; every run has a new one. */
  function mountains(): FurtherPlaces {
    const list = points()
    if (known?.points !== list) known = { points: list, bySlug: placesOf(embedded, list) }
    return known.bySlug
  }

  return {
    ...withFurtherPlaces(embedded, mountains),
    placeOfPoint(point) {
      const own = slugsOf(point.name, point.heightM)
        .map((slug) => mountains().get(slug)?.place)
        .find((place) => isThere(place, point))
      if (point.kind === 'mountain' && own) return own
      return embeddedPlace(embedded, point)
    },
  }
}

const isThere = (place: Place | undefined, point: LocalPoint) =>
  place !== undefined && distanceKm(place.coordinates, point.coordinates) <= samePlaceKm
const isSame = (name: string, text: string) => normaliseName(name) === text

function placesOf(embedded: Gazetteer, points: readonly LocalPoint[]): FurtherPlaces {
  const places = new Map<string, FurtherPlace>()
  for (const point of points) {
    if (point.kind !== 'mountain' || embeddedPlace(embedded, point)) continue
    const { name, coordinates, heightM } = point
    const slugs = slugsOf(name, heightM)
    // MeteoSwiss lists some peaks twice.
    if (slugs.some((one) => isThere(places.get(one)?.place, point))) continue
    const slug = slugs.find((one) => !places.has(one) && embedded.bySlug(one) === null)
    if (slug === undefined) continue
    const names = inEveryLanguage(() => name)
    const place = swissPlaceAt(embedded, { slug, names, coordinates, elevationM: heightM })
    places.set(slug, {
      place,
      keys: keysOfName(name),
      detail: (language) => cantonAndHeight(place, language),
    })
  }
  return places
}

/** Addresses of the curated places by each of their names. */
const curatedSlugs = new Map(
  swissPlaceNames.flatMap(({ slug, names }) =>
    Object.values(names).map((name) => [normaliseName(name), slug] as const),
  ),
)

/**
 * Under its own address, as the curated place of that name or as the nearest place, whatever its slug. The nearest one is
 * of the country a point lies in, and that of a pass may lie beyond the border.
 */
function embeddedPlace(embedded: Gazetteer, { name, coordinates }: LocalPoint): Place | null {
  const candidates = [
    embedded.bySlug(slugOf(withUmlautsSpelt(name))),
    embedded.bySlug(curatedSlugs.get(normaliseName(name)) ?? ''),
    embedded.nearest(coordinates)?.place ?? null,
  ]
  return (
    candidates.find(
      (place) =>
        place !== null &&
        distanceKm(place.coordinates, coordinates) <= samePlaceKm &&
        Object.values(place.names).some((other) => isSame(other, normaliseName(name))),
    ) ?? null
  )
}
