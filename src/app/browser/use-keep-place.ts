import { addKeptPlaces, type KeptPlace, mostKeptPlaces } from '../../domain/place/kept-places.ts'
import { useToast } from '../design/toast.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { useKeptPlaces, useStoreKeptPlaces } from './use-kept-places.ts'

/** Puts a place among My places; false, and said, where there is no room for it or nothing can be kept. */
export function useKeepPlace(): (place: KeptPlace) => boolean {
  const { t } = useLanguage()
  const showToast = useToast()
  const places = useKeptPlaces()
  const store = useStoreKeptPlaces()
  return (place) => {
    if (places.some(({ value }) => value === place.value)) return true
    if (places.length < mostKeptPlaces) return store(addKeptPlaces(places, [place]).places)
    showToast({ title: t('shell.placesFull', { count: mostKeptPlaces }), variant: 'destructive' })
    return false
  }
}
