import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Language } from '../../../domain/language.ts'
import { maximumAgeMs } from '../../../domain/staleness.ts'
import { reducedMotion } from '../../browser/reduced-motion.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useRainMap } from '../map/use-rain-map.ts'
import { cellsAt } from './cells-shown.ts'
import { flashesAt } from './flashes-shown.ts'
import { layerShown } from './layer-shown.ts'
import { withPoint, writeRadarAddress } from './radar-address.ts'
import type { RadarView } from './radar-page.server.ts'
import { createRadarStore, type OverlaySources } from './radar-store.ts'
import { hailLabels, isWithinReach, otherMoment, stationLabels } from './station-and-hail-labels.ts'

/** The map follows the address at once; the address follows the map after a while. */
const addressMs = 300

const sourcesOf = (place: string, language: Language): OverlaySources => ({
  hail: { address: `/api/v1/radar/hail?lang=${language}`, lifeMs: maximumAgeMs.radar },
  stations: { address: '/api/v1/stations', lifeMs: maximumAgeMs.weather },
  lightning: {
    address: `/api/v1/radar/lightning?lang=${language}&place=${encodeURIComponent(place)}`,
    lifeMs: maximumAgeMs.lightning,
  },
})

/** The page's store, with the map, the address line and the server's newer pictures joined to it. */
export function useRadar(view: RadarView) {
  const { t, format, language } = useLanguage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { manifest, place, point, line } = view
  const [store] = useState(() =>
    createRadarStore(view, search, {
      hasReducedMotion: reducedMotion,
      sources: sourcesOf(view.place.value, language),
    }),
  )
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const { moment, layer, opacity, hail, stations, lightning, hasSnowLine } = state
  const { asked, playback } = store
  const shownLayer = layerShown(layer, { radar: manifest?.layers, models: view.models.layers }).layer
  const rainMap = useRainMap({
    baseMap: view.baseMap,
    place,
    share: view.share,
    sequence: manifest,
    label: t('radar.map'),
    outerLabel: t('radar.outerFrame'),
    forecast: view.models,
    layer: shownLayer,
    opacity: opacity / 100,
    // When the map is rebuilt in another language, it stays where it was moved to.
    camera: state.camera,
    isWrittenOn: asked.hasHail || asked.hasStations || asked.hasLightning || asked.hasSnowLine,
    onMove: (camera) => store.choose({ camera }),
    point,
    onPoint: askFor,
  })
  const { state: mapState, map } = rainMap

  function askFor(at: { lat: number; lon: number } | null): void {
    // The address line knows more than the router: part of the map, layer, time.
    const { pathname, search } = window.location
    void navigate(pathname + withPoint(search, at), { replace: true, preventScrollReset: true })
  }
  /** "10:05" at the place. */
  const nameOf = (at: number) =>
    line.stops.find((stop) => stop.at === at)?.name ?? format.time(at, view.timeZone)

  useEffect(() => store.setView({ line, manifest }), [store, line, manifest])
  useEffect(() => store.start(), [store])
  useEffect(() => store.setSources(sourcesOf(place.value, language)), [store, place.value, language])
  // The map follows the clock, and the clock waits for the map; it starts by itself where no time was asked for.
  useEffect(() => {
    if (map) return playback.follow((at) => map.show(at))
  }, [map, playback])
  useEffect(() => {
    if (mapState === 'map') playback.mapIsReady({ byItself: asked.time === null && !reducedMotion() })
    if (mapState === 'failed') playback.pause()
  }, [mapState, playback, asked])
  const shownPlace = useRef(place.value)
  useEffect(() => {
    if (!map || shownPlace.current === place.value) return
    shownPlace.current = place.value
    map.centreOn(place, reducedMotion())
  }, [map, place])
  const labelTime = (measuredAt: number | null) => (measuredAt === null ? null : nameOf(measuredAt))
  const stationTime = labelTime(otherMoment(stations.data, moment.at))
  const hailTime = labelTime(otherMoment(hail.data, moment.at))
  const hasStations = isWithinReach(stations.data, moment.at)
  const hasHail = isWithinReach(hail.data, moment.at)
  useEffect(() => {
    map?.setLabels('station', hasStations ? stationLabels(stations.data, stationTime, format) : [])
    map?.setLabels('hail', hasHail ? hailLabels(hail.data, hailTime, format) : [])
  }, [map, stations.data, stationTime, hasStations, hail.data, hailTime, hasHail, format])
  const flashes = useMemo(() => flashesAt(lightning.data, moment.at), [lightning.data, moment.at])
  useEffect(() => map?.setFlashes(flashes), [map, flashes])
  useEffect(() => map?.setNumberTexts(format), [map, format])
  useEffect(() => map?.setSnowLine(hasSnowLine), [map, hasSnowLine])
  useEffect(() => {
    const hasCells = shownLayer === 'precipitation' || shownLayer === 'storms'
    map?.setCells(manifest && hasCells ? cellsAt(manifest, moment.at) : [])
  }, [map, manifest, shownLayer, moment.at])
  const shared = writeRadarAddress(search, store.getAddress())
  useEffect(() => {
    const timer = setTimeout(() => {
      // After Back the address is already that of a page which is still loading.
      if (window.location.pathname !== pathname || shared === window.location.search) return
      window.history.replaceState(window.history.state, '', pathname + shared + hash)
    }, addressMs)
    return () => clearTimeout(timer)
  }, [shared, pathname, hash])

  return { store, state, rainMap, flashes, askFor, nameOf }
}
