import { useEffect, useEffectEvent } from 'react'
import { useNavigation } from 'react-router'

/**
 * After a new release the code of a page not seen before is no longer on the server. The router then reloads the page
 * one is on, where the press would have to be repeated: this opens the one that was pressed. Browsers without the
 * Navigation API reload.
 */
export function useReleaseGuard(): void {
  const { location: wanted } = useNavigation()
  const guard = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || !wanted) return
    event.preventDefault()
    location.assign(wanted.pathname + wanted.search + wanted.hash)
  })
  useEffect(() => {
    if (!('navigation' in window)) return
    const onNavigate = (event: NavigateEvent) => guard(event)
    navigation.addEventListener('navigate', onNavigate)
    return () => navigation.removeEventListener('navigate', onNavigate)
  }, [])
}
