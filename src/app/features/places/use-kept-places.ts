import { useSyncExternalStore } from 'react'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { keptPlaces, onKeptPlaces, storeKeptPlaces } from './kept-places.ts'
import { followKeptPlaces } from './stored-place.ts'

const none: readonly KeptPlace[] = []

/** None on the server and while hydrating. */
export function useKeptPlaces(): readonly KeptPlace[] {
  return useSyncExternalStore(onKeptPlaces, keptPlaces, () => none)
}

/** Stores another list; false, and said, where the browser lets us keep nothing. */
export function useStoreKeptPlaces(): (places: readonly KeptPlace[]) => boolean {
  const { t } = useLanguage()
  const showToast = useToast()
  return (places) => {
    const isStored = storeKeptPlaces(places)
    if (isStored) followKeptPlaces()
    else
      showToast({
        title: t('shell.notStored'),
        description: t('shell.notStoredText'),
        variant: 'destructive',
      })
    return isStored
  }
}
