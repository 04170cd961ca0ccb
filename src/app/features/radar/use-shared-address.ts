import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { RadarLayer } from '../../../domain/rain/radar.ts'
import type { Camera } from '../map/create-rain-map.ts'
import { writeRadarAddress } from './radar-address.ts'

type SharedAddress = { camera: Camera | null; layer: RadarLayer; time: number | null }

/** Keeps camera, layer and time in the address without adding entries to the history. */
export function useSharedAddress({ camera, layer, time }: SharedAddress) {
  // Another place or a point on the map is another address, which says nothing of these yet.
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => {
      // After Back the address is already that of a page which is still loading.
      if (window.location.pathname !== pathname) return
      const next = writeRadarAddress(search, { camera, layer, time })
      if (next !== window.location.search)
        window.history.replaceState(window.history.state, '', pathname + next + hash)
    }, 300)
    return () => clearTimeout(timer)
  }, [camera, layer, time, pathname, search, hash])
}
