import { useEffect, useEffectEvent } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { splitPath } from '../../i18n/localised-path.ts'
import { useRootData } from '../shell/root-data.ts'
import { hasGeolocation, locate } from './position.ts'
import { hasStoredPlace, mirrorStoredPlace, storePlace } from './stored-place.ts'

/**
 * The saved place, else on home the visitor's position. Until it is found, and where it is denied or takes too long,
 * the page stays as the server sent it.
 */
export function useStartupPlace(): void {
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const savedPlace = useRootData()?.savedPlace ?? null
  const start = useEffectEvent(async () => {
    if (mirrorStoredPlace(savedPlace)) return revalidate()
    const isHome = splitPath(pathname).page === ''
    if (!isHome || hasStoredPlace() || !hasGeolocation()) return
    const place = await locate(language)
    // A place chosen in the meantime wins.
    if (!place || hasStoredPlace()) return
    storePlace(place)
    await revalidate()
  })
  useEffect(() => {
    start()
  }, [])
}
