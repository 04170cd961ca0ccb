import { useSyncExternalStore } from 'react'
import { type KeptPlace, serialiseKeptPlaces } from '../../domain/place/kept-places.ts'
import { useToast } from '../design/toast.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { keepOffline } from './keep-offline.ts'
import { storedKeptPlaces } from './stored-kept-places.ts'
import { followKeptPlaces } from './stored-place.ts'

const none: readonly KeptPlace[] = []

/** None on the server and while hydrating. */
export function useKeptPlaces(): readonly KeptPlace[] {
  return useSyncExternalStore(storedKeptPlaces.subscribe, storedKeptPlaces.read, () => none)
}

/** Stores another list; false, and said, where the browser lets us keep nothing. */
export function useStoreKeptPlaces(): (places: readonly KeptPlace[]) => boolean {
  const { t, language } = useLanguage()
  const showToast = useToast()
  return (places) => {
    const before = new Set(storedKeptPlaces.read().map(({ value }) => value))
    const isStored = storedKeptPlaces.write(serialiseKeptPlaces(places))
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
