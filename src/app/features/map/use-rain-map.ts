import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RadarLayer } from '../../../domain/rain/radar.ts'
import { onFirstSign } from '../../browser/first-sign.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Camera, RainMap } from './create-rain-map.ts'
import type { MapPlace } from './map-place.ts'
import type { RainSequence } from './rain-sequence.ts'
import { coveringView } from './view.ts'

type Wanted = {
  container: RefObject<HTMLDivElement | null>
  baseMap: { url: string | null; styleUrl: string | null }
  place: MapPlace
  /** Position of the place in the still image. */
  share: { x: number; y: number }
  /** null while there is nothing to draw: the still image stays. */
  sequence: RainSequence | null
  label: string
  layer: RadarLayer
  opacity: number
  camera: Camera | null
  /** The address asks for something written on the map. */
  isWrittenOn?: boolean
  onMove?: (camera: Camera) => void
  /** A chosen point, and how it is chosen. */
  point?: { lat: number; lon: number } | null
  onPoint?: (at: { lat: number; lon: number }) => void
}

/** `picture`: the still image is shown. `failed`: and will stay. */
export type MapState = 'picture' | 'map' | 'failed'

/**
 * The interactive map, fetched when somebody uses the page, or at once for an address of which there is no picture.
 * Changes on the page are passed on to it. See docs/decisions/0019-picture-first.md.
 */
export function useRainMap(wanted: Wanted): { state: MapState; map: RainMap | null } {
  const { language } = useLanguage()
  const [state, setState] = useState<MapState>('picture')
  const [created, setCreated] = useState<{ map: RainMap; makeup: string } | null>(null)
  const latest = useRef(wanted)
  latest.current = wanted
  const { sequence, place, point, layer, opacity, label } = wanted
  const hasSequence = sequence !== null
  // What a map is made for and cannot change. One made for something else is destroyed in this very commit, in which the
  // effects of the page's other changes run too: they must no longer see it.
  const makeup = `${language} ${label} ${hasSequence}`
  const map = created?.makeup === makeup ? created.map : null

  useEffect(() => {
    const { container, baseMap, camera, isWrittenOn, share, layer } = latest.current
    const element = container.current
    if (!element || !hasSequence) return
    let own: RainMap | null = null
    const gone = new AbortController()
    async function create(container: HTMLDivElement): Promise<void> {
      try {
        if (!hasWebGl()) throw new Error('no WebGL')
        const { createRainMap } = await import('./create-rain-map.ts')
        const first = latest.current.sequence
        if (gone.signal.aborted || !first) return
        own = createRainMap({
          container,
          baseMap,
          language,
          label,
          camera: camera ?? coveringView(container.getBoundingClientRect(), share),
          place: latest.current.place,
          sequence: first,
          onMove: (moved) => latest.current.onMove?.(moved),
          onPoint: latest.current.onPoint && ((at) => latest.current.onPoint?.(at)),
          onReady: () => setState('map'),
          onError: () => setState('failed'),
        })
        setCreated({ map: own, makeup })
      } catch {
        if (!gone.signal.aborted) setState('failed')
      }
    }
    const start = () => void create(element)
    if (camera || isWrittenOn || layer !== 'precipitation') start()
    else onFirstSign(start, gone.signal)
    return () => {
      gone.abort()
      setCreated(null)
      setState('picture')
      own?.destroy()
    }
  }, [hasSequence, language, label, makeup])

  useEffect(() => {
    if (map && sequence) map.setSequence(sequence)
  }, [map, sequence])
  useEffect(() => map?.setPlace(place), [map, place])
  const { lat, lon } = point ?? {}
  // Each renewal of the page's data brings the same point as a new object: it must not move the map again.
  useEffect(
    () => map?.setPoint(lat === undefined || lon === undefined ? null : { lat, lon }),
    [map, lat, lon],
  )
  useEffect(() => map?.setLayer(layer, opacity), [map, layer, opacity])
  return { state, map }
}

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
