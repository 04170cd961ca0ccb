import { defaultPlaceSlug } from '../../../domain/place/location-option.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { RequestContext } from '../../page/request-context.ts'

/** The place a page shows: `?place=`, else the visitor's saved one, else Zürich. */
export function chosenPlace(search: URLSearchParams, visit: RequestContext): Place {
  const { findPlaces } = visit.services
  const requested = search.get('place')
  const place =
    (requested && findPlaces.resolve(requested)) ||
    (visit.savedPlace && findPlaces.resolve(visit.savedPlace)) ||
    findPlaces.resolve(defaultPlaceSlug)
  if (!place) throw new Error('the gazetteer holds no Zürich')
  return place
}

/** "?place=…" for links to pages that would show another place without it, else "". */
export function placeQueryOf({ slug }: Place, { savedPlace }: Pick<RequestContext, 'savedPlace'>): string {
  return slug === (savedPlace ?? defaultPlaceSlug) ? '' : `?place=${slug}`
}
