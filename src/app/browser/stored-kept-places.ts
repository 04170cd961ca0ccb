import { mostKeptPlaces, parseKeptPlaces } from '../../domain/place/kept-places.ts'
import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

export const storedKeptPlaces = createStoredValue(
  storageKeys.myPlaces,
  (text) => parseKeptPlaces(text)?.slice(0, mostKeptPlaces) ?? [],
)
