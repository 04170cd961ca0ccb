import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Until then React has rendered which page the router is on its way to, on a slow and busy phone too. */
const renderedWithinMs = 2000
const lookEveryMs = 50

/**
 * After a new release the code of a page not seen before is no longer on the server. The router then reloads the page
 * one is on, where the press would have to be repeated: this opens the one that was pressed. Browsers without the
 * Navigation API reload.
 */
export function useReleaseGuard(): void {
  const { location: wanted } = useNavigation()
  const state = useRef<'guarding' | 'opening' | 'reloading'>('guarding')
  const open = useEffectEvent((patienceMs: number) => {
    if (wanted) return location.assign(wanted.pathname + wanted.search + wanted.hash)
    if (patienceMs > 0) return void setTimeout(() => open(patienceMs - lookEveryMs), lookEveryMs)
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
    setTimeout(() => open(renderedWithinMs))
  })
  useEffect(() => {
    if (!('navigation' in window)) return
    const onNavigate = (event: NavigateEvent) => guard(event)
    navigation.addEventListener('navigate', onNavigate)
    return () => navigation.removeEventListener('navigate', onNavigate)
  }, [])
}
