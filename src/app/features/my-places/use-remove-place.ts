import {
  addKeptPlaces,
  type KeptPlace,
  mostKeptPlaces,
  moveKeptPlace,
} from '../../../domain/place/kept-places.ts'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { storedKeptPlaces } from '../places/stored-kept-places.ts'
import { useStoreKeptPlaces } from '../places/use-kept-places.ts'

/** Removes a place and offers to undo it; false, and said, where the browser lets us change nothing. */
export function useRemovePlace(): (place: KeptPlace, name: string) => boolean {
  const { t } = useLanguage()
  const showToast = useToast()
  const store = useStoreKeptPlaces()

  /** The list may have changed since: only this place comes back. */
  function restore(place: KeptPlace, index: number) {
    const { places, added, leftOut } = addKeptPlaces(storedKeptPlaces.read(), [place])
    if (leftOut > 0)
      showToast({ title: t('shell.placesFull', { count: mostKeptPlaces }), variant: 'destructive' })
    if (added > 0) store(moveKeptPlace(places, place.value, index))
  }

  return (place, name) => {
    const places = storedKeptPlaces.read()
    const index = places.findIndex(({ value }) => value === place.value)
    // As it is kept, with the visitor's own name.
    const kept = places[index] ?? place
    if (!store(places.filter((one) => one !== kept))) return false
    showToast({
      title: t('shell.placeRemoved', { place: name }),
      action: { label: t('shell.undo'), onPress: () => restore(kept, index) },
    })
    return true
  }
}
