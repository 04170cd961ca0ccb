import type { Place } from '../../domain/place/place.ts'
import type { RequestContext } from './request-context.ts'

/** My place as the browser has decided (stored-place.ts), as long as it is known, else the site's own. */
export function ownPlace({ services: { findPlaces }, savedPlace, site }: RequestContext): Place {
  const { homePlace } = site.identity
  const place = (savedPlace && findPlaces.resolve(savedPlace)) || findPlaces.resolve(homePlace)
  if (!place) throw new Error(`the gazetteer holds no ${homePlace}`)
  return place
}

/** The place a page shows: `?place=`, else the visitor's own. */
export function chosenPlace(requested: string | null, visit: RequestContext): Place {
  return (requested && visit.services.findPlaces.resolve(requested)) || ownPlace(visit)
}

/** "?place=…" for links to pages that would show another place without it, else "". */
export function placeQueryOf({ slug }: Place, visit: RequestContext): string {
  return slug === ownPlace(visit).slug ? '' : `?place=${slug}`
}
