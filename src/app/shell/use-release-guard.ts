import { useEffect } from 'react'
import { isOwnReload } from '../browser/own-reload.ts'
import { openPageOnItsWay } from './shown-page.tsx'

/**
 * After a new release the code of a page not seen before is no longer on the server. The router then reloads the page
 * one is on, where the press would have to be repeated: this opens the one that was pressed. Browsers without the
 * Navigation API reload.
 */
export function useReleaseGuard(): void {
  useEffect(() => {
    if (!('navigation' in window)) return
    const onNavigate = (event: NavigateEvent) => {
      const isAsked = event.userInitiated || isOwnReload(event)
      if (event.navigationType !== 'reload' || isAsked || !event.cancelable) return
      // The router reloads once for each file that is missing.
      if (openPageOnItsWay()) event.preventDefault()
    }
    navigation.addEventListener('navigate', onNavigate)
    return () => navigation.removeEventListener('navigate', onNavigate)
  }, [])
}
