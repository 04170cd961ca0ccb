import { type RefObject, useEffect, useRef, useState } from 'react'
import { onFirstSign } from '../../browser/first-sign.ts'
import { reducedMotion } from '../../browser/reduced-motion.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Camera, RainMap } from './create-rain-map.ts'
import { createEarlyView, type EarlyView } from './early-gestures.ts'
import type { ForecastSequence } from './forecast-sequence.ts'
import type { MapPlace } from './map-place.ts'
import type { MapLayer, RainSequence } from './rain-sequence.ts'
import type { Drawn } from './shown-frames.ts'

type Wanted = {
  baseMap: { url: string | null; styleUrl: string | null }
  place: MapPlace
  /** Position of the place in the still image. */
  share: { x: number; y: number }
  /** null while there is nothing to draw: the still image stays. */
  sequence: RainSequence | null
  /** Hours of the models, where the radar ends. */
  forecast?: ForecastSequence | null
  label: string
  /** Beside the Swiss radar's frame, where another goes on. */
  outerLabel?: string
  layer: MapLayer
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

export type RainMapOnPage = {
  state: MapState
  map: RainMap | null
  drawn: Drawn
  /** Where the map is drawn, and the picture in its place. */
  container: RefObject<HTMLDivElement | null>
  picture: RefObject<HTMLDivElement | null>
  zoomBy(steps: number): void
  centreOn(at: { lat: number; lon: number }): void
}

/** As close as a place is shown that was asked for. */
const placeZoom = 8

/**
 * The interactive map, fetched when somebody uses the page, or at once for an address of which there is no picture. Until
 * it is there, the picture is moved, zoomed and read instead, and the map begins where that has got to.
 * Changes on the page are passed on to it. See docs/decisions/0019-picture-first.md.
 */
export function useRainMap(wanted: Wanted): RainMapOnPage {
  const { language } = useLanguage()
  const [state, setState] = useState<MapState>('picture')
  const [created, setCreated] = useState<{ map: RainMap; makeup: string } | null>(null)
  const [drawn, setDrawn] = useState<Drawn>('own')
  const container = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const early = useRef<EarlyView>(null)
  const latest = useRef(wanted)
  latest.current = wanted
  const { sequence, forecast = null, place, point, layer, opacity, label } = wanted
  const hasSequence = sequence !== null
  // What a map is made for and cannot change. One made for something else is destroyed in this very commit, in which the
  // effects of the page's other changes run too: they must no longer see it.
  const makeup = `${language} ${label} ${hasSequence}`
  const map = created?.makeup === makeup ? created.map : null

  useEffect(() => {
    const { baseMap, camera, isWrittenOn, share, layer, outerLabel } = latest.current
    const [element, still] = [container.current, picture.current]
    if (!element || !still || !hasSequence) return
    let own: RainMap | null = null
    const gone = new AbortController()
    const view = createEarlyView(still, {
      share,
      camera,
      onMove(moved) {
        own?.jumpTo(moved)
        latest.current.onMove?.(moved)
      },
      onTap: (at) => latest.current.onPoint?.(at),
      signal: gone.signal,
    })
    early.current = view
    async function create(container: HTMLDivElement): Promise<void> {
      try {
        if (!hasWebGl()) throw new Error('no WebGL')
        // MapLibre draws each letter once, in the face that is there by then.
        const [{ createRainMap }] = await Promise.all([import('./create-rain-map.ts'), document.fonts.ready])
        const first = latest.current.sequence
        if (gone.signal.aborted || !first) return
        own = createRainMap({
          container,
          baseMap,
          language,
          label,
          outerLabel,
          camera: view.camera(),
          place: latest.current.place,
          sequence: first,
          forecast: latest.current.forecast,
          onMove: (moved) => latest.current.onMove?.(moved),
          onPoint: latest.current.onPoint && ((at) => latest.current.onPoint?.(at)),
          onDrawn: setDrawn,
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
      early.current = null
      setCreated(null)
      setState('picture')
      setDrawn('own')
      own?.destroy()
    }
  }, [hasSequence, language, label, makeup])

  useEffect(() => {
    if (map && sequence) map.setSequence(sequence)
  }, [map, sequence])
  useEffect(() => map?.setForecast(forecast), [map, forecast])
  useEffect(() => map?.setPlace(place), [map, place])
  const { lat, lon } = point ?? {}
  // Each renewal of the page's data brings the same point as a new object: it must not move the map again.
  useEffect(
    () => map?.setPoint(lat === undefined || lon === undefined ? null : { lat, lon }),
    [map, lat, lon],
  )
  useEffect(() => map?.setLayer(layer, opacity), [map, layer, opacity])
  const moving = state === 'map' ? map : null
  return {
    state,
    map,
    // The still image is of the time shown.
    drawn: state === 'map' ? drawn : 'own',
    container,
    picture,
    zoomBy(steps) {
      if (moving) moving.zoomBy(steps, reducedMotion())
      else early.current?.zoomBy(steps)
    },
    centreOn(at) {
      if (moving) moving.centreOn(at, reducedMotion())
      else if (early.current)
        early.current.move({ ...at, zoom: Math.max(early.current.camera().zoom, placeZoom) })
    },
  }
}

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
