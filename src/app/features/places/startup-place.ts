import type { Language } from '../../../domain/language.ts'
import type { LocationOption } from '../../../domain/place/location-option.ts'
import { hasGeolocation, locate } from './position.ts'
import { hasStoredPlace, storePlace } from './stored-place.ts'

let search: Promise<LocationOption | null> = Promise.resolve(null)

/**
 * Home without a saved place asks for the visitor's position, and stores what it finds. Until then, and where it is
 * denied or takes too long, the page stays as the server sent it: null.
 */
export function findStartupPlace(language: Language, page: string): Promise<LocationOption | null> {
  if (page === '' && !hasStoredPlace() && hasGeolocation()) search = locate(language).then(storeUnlessChosen)
  return search
}

/** The one started when the page loaded, if any. */
export const startupPlace = () => search

/** A place chosen in the meantime wins. */
function storeUnlessChosen(place: LocationOption | null): LocationOption | null {
  if (!place || hasStoredPlace()) return null
  storePlace(place)
  return place
}
