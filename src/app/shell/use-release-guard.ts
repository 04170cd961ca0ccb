import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Until then React has rendered which page the router is on its way to, on a slow phone too. */
const renderedAfterMs = 250

/**
 * After a new release the code of a page not seen before is no longer on the server. The router then reloads the page
 * one is on, where the press would have to be repeated: this opens the one that was pressed. Browsers without the
 * Navigation API reload.
 */
export function useReleaseGuard(): void {
  const { location: wanted } = useNavigation()
  const state = useRef<'guarding' | 'opening' | 'reloading'>('guarding')
  const open = useEffectEvent(() => {
    if (wanted) return location.assign(wanted.pathname + wanted.search + wanted.hash)
    state.current = 'reloading'
    location.reload()
  })
  const guard = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    if (state.current === 'reloading') return
    // The router reloads once for each file that is missing.
    event.preventDefault()
    if (state.current === 'opening') return
    state.current = 'opening'
    // A missing file may be noticed before the press is rendered.
    setTimeout(() => open(), wanted ? 0 : renderedAfterMs)
  })
  useEffect(() => {
    if (!('navigation' in window)) return
    const onNavigate = (event: NavigateEvent) => guard(event)
    navigation.addEventListener('navigate', onNavigate)
    return () => navigation.removeEventListener('navigate', onNavigate)
  }, [])
}
