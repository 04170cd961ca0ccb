import type { LocationOption } from '../../domain/place/location-option.ts'
import { expireCookie, readCookie, readStored, replaceStored, writeCookie } from './browser-storage.ts'
import { storageKeys } from './storage-keys.ts'
import { storedKeptPlaces } from './stored-kept-places.ts'

const key = storageKeys.userLocation

/** Storage is untrusted input: anything but a place is ignored. */
export function parseStoredPlace(text: string | null): LocationOption | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { value, label } = stored as Partial<LocationOption>
    return typeof value === 'string' && value !== '' && typeof label === 'string'
      ? (stored as LocationOption)
      : null
  } catch {
    return null
  }
}

/**
 * My place: what the site shows where no address names one. It is decided here, by the one chosen last, else the first one
 * kept; the cookie carries it to the server, which shows the site's own place where there is none (chosen-place.server.ts).
 */
function storedOwnPlace(): Pick<LocationOption, 'value'> | null {
  return parseStoredPlace(readStored(key)) ?? storedKeptPlaces.read()[0] ?? null
}

/** In effects and handlers only: the server knows nothing of what is stored here. */
export const isOwnPlace = ({ value }: Pick<LocationOption, 'value'>) => storedOwnPlace()?.value === value

export function storePlace(place: LocationOption): void {
  const { value, label, coordinates } = place
  replaceStored(key, JSON.stringify({ value, label, coordinates }))
  // Where nothing can be stored the cookie alone remembers.
  writeCookie(key, value)
}

/** As it is stored, to be compared. */
export const lastChoice = (): string | null => readStored(key) ?? readCookie(key)

export function hasStoredPlace(): boolean {
  return storedOwnPlace() !== null || readCookie(key) !== null
}

/** The server reads the cookie and needs no more than the value. True when it did not know the place. */
export function mirrorStoredPlace(knownToServer: string | null): boolean {
  const own = storedOwnPlace()
  if (!own || knownToServer === own.value) return false
  writeCookie(key, own.value)
  return true
}

/** After another list of kept places: where none was chosen, the first of them is the visitor's own. */
export function followKeptPlaces(): void {
  const own = storedOwnPlace()
  if (own) writeCookie(key, own.value)
  else expireCookie(key)
}
