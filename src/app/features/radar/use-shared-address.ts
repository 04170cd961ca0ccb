import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type RadarAddress, writeRadarAddress } from './radar-address.ts'

/** Keeps what is shown in the address without adding entries to the history. */
export function useSharedAddress({ camera, layer, time, hasHail, hasStations }: RadarAddress) {
  // Another place or a point on the map is another address, which says nothing of these yet.
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => {
      // After Back the address is already that of a page which is still loading.
      if (window.location.pathname !== pathname) return
      const next = writeRadarAddress(search, { camera, layer, time, hasHail, hasStations })
      if (next !== window.location.search)
        window.history.replaceState(window.history.state, '', pathname + next + hash)
    }, 300)
    return () => clearTimeout(timer)
  }, [camera, layer, time, hasHail, hasStations, pathname, search, hash])
}
