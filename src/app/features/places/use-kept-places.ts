import { useSyncExternalStore } from 'react'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { keepOffline } from './keep-offline.ts'
import { keptPlaces, onKeptPlaces, storeKeptPlaces } from './stored-kept-places.ts'
import { followKeptPlaces } from './stored-place.ts'

const none: readonly KeptPlace[] = []

/** None on the server and while hydrating. */
export function useKeptPlaces(): readonly KeptPlace[] {
  return useSyncExternalStore(onKeptPlaces, keptPlaces, () => none)
}

/** Stores another list; false, and said, where the browser lets us keep nothing. */
export function useStoreKeptPlaces(): (places: readonly KeptPlace[]) => boolean {
  const { t, language } = useLanguage()
  const showToast = useToast()
  return (places) => {
    const before = new Set(keptPlaces().map(({ value }) => value))
    const isStored = storeKeptPlaces(places)
    if (isStored) {
      followKeptPlaces()
      const added = places.filter(({ value }) => !before.has(value))
      if (added.length > 0) keepOffline(places, added, language)
    } else
      showToast({
        title: t('shell.notStored'),
        description: t('shell.notStoredText'),
        variant: 'destructive',
      })
    return isStored
  }
}
