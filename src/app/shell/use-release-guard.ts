import { useEffect } from 'react'
import { isOwnReload, reloadPage } from '../browser/own-reload.ts'
import { openPageOnItsWay } from './shown-page.tsx'

/** Longer than a visitor takes to be gone who is leaving. */
const leftWithinMs = 2000

/**
 * After a new release the code of a page not seen before is no longer on the server. The router then reloads the page
 * one is on, where the press would have to be repeated: this opens the one that was pressed. It does the same where code
 * fetched ahead fails, as it does in Firefox when the visitor leaves: they are not to be called back. Browsers without
 * the Navigation API reload.
 */
export function useReleaseGuard(): void {
  useEffect(() => {
    if (!('navigation' in window)) return
    let reloading: ReturnType<typeof setTimeout> | undefined
    const onNavigate = (event: NavigateEvent) => {
      const isAsked = event.userInitiated || isOwnReload(event)
      if (event.navigationType !== 'reload' || isAsked || !event.cancelable) return
      event.preventDefault()
      clearTimeout(reloading)
      // The router reloads once for each file that is missing.
      if (!openPageOnItsWay()) reloading = setTimeout(reloadPage, leftWithinMs)
    }
    // A page that is gone back to is not reloaded for what it had fetched ahead.
    const onLeave = () => clearTimeout(reloading)
    navigation.addEventListener('navigate', onNavigate)
    addEventListener('pagehide', onLeave)
    return () => {
      onLeave()
      navigation.removeEventListener('navigate', onNavigate)
      removeEventListener('pagehide', onLeave)
    }
  }, [])
}
