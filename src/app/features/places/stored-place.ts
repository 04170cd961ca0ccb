import type { LocationOption } from '../../../domain/place/location-option.ts'
import { readCookie, readStored, store, writeCookie } from '../../browser/browser-storage.ts'
import { storageKeys } from '../../browser/storage-keys.ts'

const key = storageKeys.userLocation

/** Storage is outside text: anything but a place is no place. */
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

/** The server reads the cookie and needs no more than the value. */
export function storePlace({ value, label, coordinates }: LocationOption): void {
  store(key, JSON.stringify({ value, label, coordinates }))
  writeCookie(key, value)
}

export function hasStoredPlace(): boolean {
  return parseStoredPlace(readStored(key)) !== null || readCookie(key) !== null
}

/** Gives the server's copy back where it was lost; true when the page was rendered without knowing the place. */
export function mirrorStoredPlace(knownToServer: string | null): boolean {
  const stored = parseStoredPlace(readStored(key))
  if (!stored || knownToServer === stored.value) return false
  writeCookie(key, stored.value)
  return true
}
