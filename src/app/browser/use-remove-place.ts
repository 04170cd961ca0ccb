import { type KeptPlace, mostKeptPlaces } from '../../domain/place/kept-places.ts'
import { useToast } from '../design/toast.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { storedKeptPlaces } from './stored-kept-places.ts'
import { useStoreKeptPlaces } from './use-kept-places.ts'

/** Ends what goes with a place that has been removed; returns what brings it back. */
type End = () => (() => void) | undefined

/** Removes a place and offers to undo it; false, and said, where the browser lets us change nothing. */
export function useRemovePlace(): (place: KeptPlace, name: string, end?: End) => boolean {
  const { t } = useLanguage()
  const showToast = useToast()
  const store = useStoreKeptPlaces()
  return (place, name, end) => {
    const before = storedKeptPlaces.read()
    const isIt = ({ value }: KeptPlace) => value === place.value
    const index = before.findIndex(isIt)
    if (!store(before.filter((one) => !isIt(one)))) return false
    const bringBack = end?.()
    const onPress = () => {
      // The list may have changed since: only this place comes back, with the visitor's own name.
      const places = storedKeptPlaces.read()
      const kept = before[index]
      const isThere = places.some(isIt)
      if (!isThere && places.length >= mostKeptPlaces)
        return showToast({ title: t('shell.placesFull', { count: mostKeptPlaces }), variant: 'destructive' })
      if (kept && !isThere) store(places.toSpliced(index, 0, kept))
      bringBack?.()
    }
    showToast({
      title: t('shell.placeRemoved', { place: name }),
      action: { label: t('shell.undo'), onPress },
    })
    return true
  }
}
