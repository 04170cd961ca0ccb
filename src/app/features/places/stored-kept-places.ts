import {
  type KeptPlace,
  mostKeptPlaces,
  parseKeptPlaces,
  serialiseKeptPlaces,
} from '../../../domain/place/kept-places.ts'
import { readStored, store } from '../../browser/browser-storage.ts'
import { storageKeys } from '../../browser/storage-keys.ts'

const key = storageKeys.myPlaces
const none: readonly KeptPlace[] = []
const listeners = new Set<() => void>()
let read: { text: string | null; places: readonly KeptPlace[] } = { text: null, places: none }

/** The same list as long as the storage holds the same text. */
export function keptPlaces(): readonly KeptPlace[] {
  const text = readStored(key)
  if (text !== read.text) read = { text, places: parseKeptPlaces(text)?.slice(0, mostKeptPlaces) ?? none }
  return read.places
}

/** False where the browser lets us keep nothing; everything is then as before. */
export function storeKeptPlaces(places: readonly KeptPlace[]): boolean {
  const isStored = store(key, serialiseKeptPlaces(places))
  if (isStored) for (const listener of listeners) listener()
  return isStored
}

export function onKeptPlaces(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab may keep one too.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
