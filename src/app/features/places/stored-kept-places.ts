import { mostKeptPlaces, parseKeptPlaces } from '../../../domain/place/kept-places.ts'
import { storageKeys } from '../../browser/storage-keys.ts'
import { createStoredValue } from '../../browser/stored-value.ts'

export const storedKeptPlaces = createStoredValue(
  storageKeys.myPlaces,
  (text) => parseKeptPlaces(text)?.slice(0, mostKeptPlaces) ?? [],
)
