import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RadarLayer } from '../../../domain/radar.ts'
import type { RadarManifest } from '../../../services/radar/radar-manifest.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Camera, RadarMap } from './map/create-radar-map.ts'
import { coveringView } from './map/view.ts'
import type { Playback } from './playback.ts'
import type { RadarView } from './radar-page-view.ts'

type Wanted = {
  container: RefObject<HTMLDivElement | null>
  view: RadarView
  playback: Playback | null
  layer: RadarLayer
  opacity: number
  camera: Camera | null
  onMove: (camera: Camera) => void
}

/** `picture`: the server's picture stands in. `failed`: and will go on doing so. */
export type MapState = 'picture' | 'map' | 'failed'

/** The moving map, fetched once the page stands; what changes on the page is passed on to it. */
export function useRadarMap(wanted: Wanted): { state: MapState; map: RadarMap | null } {
  const { language, t } = useLanguage()
  const [state, setState] = useState<MapState>('picture')
  const [map, setMap] = useState<RadarMap | null>(null)
  const latest = useRef(wanted)
  latest.current = wanted
  const hasManifest = wanted.view.manifest !== null
  const label = t('radar.map')

  useEffect(() => {
    const { container, view, camera } = latest.current
    const element = container.current
    if (!element || !hasManifest) return
    if (!hasWebGl()) {
      setState('failed')
      return
    }
    let created: RadarMap | null = null
    let isGone = false
    import('./map/create-radar-map.ts')
      .then(({ createRadarMap }) => {
        if (isGone) return
        const box = element.getBoundingClientRect()
        created = createRadarMap({
          container: element,
          baseMap: view.baseMap,
          language,
          label,
          camera: camera ?? coveringView(box, view.share),
          place: view.place,
          manifest: latest.current.view.manifest as RadarManifest,
          onMove: (moved) => latest.current.onMove(moved),
          onReady: () => setState('map'),
          onError: () => setState('failed'),
        })
        setMap(created)
      })
      .catch(() => {
        if (!isGone) setState('failed')
      })
    return () => {
      isGone = true
      setMap(null)
      setState('picture')
      created?.destroy()
    }
  }, [hasManifest, language, label])

  const { view, playback, layer, opacity } = wanted
  useEffect(() => {
    if (map && view.manifest) map.setManifest(view.manifest)
  }, [map, view.manifest])
  useEffect(() => map?.setPlace(view.place), [map, view.place])
  useEffect(() => map?.setLayer(layer, opacity), [map, layer, opacity])
  useEffect(() => {
    if (map) return playback?.follow((time) => map.show(time))
  }, [map, playback])
  return { state, map }
}

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
