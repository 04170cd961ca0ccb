import { filterPresets, type LocationOption } from '../../../domain/place/location-option.ts'
import { useKeptPlaces } from '../../browser/use-kept-places.ts'

/** Saved places for a picker, by the visitor's own names; all of them before anything is typed. */
export function useMatchingKeptPlaces(text: string): LocationOption[] {
  const kept = useKeptPlaces().map(({ value, label, name }) => ({ value, label: name ?? label }))
  return filterPresets(kept, text)
}
