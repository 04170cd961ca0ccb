import type { Language } from '../../../domain/language.ts'
import type { LocationOption } from '../../../domain/place/location-option.ts'
import type { PlaceResult } from '../../../domain/place/place.ts'
import { hasStoredPlace, storePlace } from '../../browser/stored-place.ts'

export const hasGeolocation = () => 'geolocation' in navigator

export const positionOptions: PositionOptions = { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 }

/** Where the visitor is, with the name the server gives the spot; null on denial, time-out or no signal. */
export async function locate(language: Language): Promise<LocationOption | null> {
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, reject, positionOptions),
    )
    return await nameOf({ lat: coords.latitude, lon: coords.longitude }, language)
  } catch {
    return null
  }
}

async function nameOf({ lat, lon }: { lat: number; lon: number }, language: Language) {
  const coordinates = { lat, lon }
  // Without a name the spot itself is a place: the server finds the nearest one it knows.
  const value = `${lat.toFixed(4)},${lon.toFixed(4)}`
  const unnamed: LocationOption = { value, label: value, coordinates }
  try {
    const query = new URLSearchParams({ lat: lat.toFixed(6), lon: lon.toFixed(6), lang: language })
    const response = await fetch(`/api/v1/places/reverse?${query}`)
    const { result }: { result: PlaceResult | null } = await response.json()
    return result ? { value: result.value, label: result.name, coordinates: result.coordinates } : unnamed
  } catch {
    return unnamed
  }
}

let search: Promise<LocationOption | null> = Promise.resolve(null)

/**
 * Home without a saved place requests the visitor's position and stores it. Until then, and where it is
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
