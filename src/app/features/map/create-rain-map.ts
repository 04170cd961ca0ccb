import { type GeoJSONSource, type ImageSource, Map as MapLibre, setWorkerCount } from 'maplibre-gl'
import type { Language } from '../../../domain/language.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import { cloudsEndAt } from './cloud-pictures.ts'
import { createForecastLayer } from './forecast-layer.ts'
import { type ForecastSequence, forecastAt, forecastByNeed, numbersAt } from './forecast-sequence.ts'
import { createMapCells } from './map-cells.ts'
import { createMapFlashes } from './map-flashes.ts'
import { createMapLabels } from './map-labels.ts'
import { onThemeChange, readLook } from './map-look.ts'
import { createMapPlace, type MapPlace } from './map-place.ts'
import { baseMapSource, embeddedStyle, firstOverRain, reliefSource, setMapState } from './map-style.ts'
import { createMapValues } from './map-values.ts'
import { createOuterFrame } from './outer-frame.ts'
import { drawPeakSign } from './peak-sign.ts'
import { createPictureLoader } from './picture-loader.ts'
import { createRainLayer } from './rain-layer.ts'
import type { MapLayer, RainSequence } from './rain-sequence.ts'
import { reliefUrls } from './relief.ts'
import { retryPauseMs } from './retry-pause.ts'
import { savesData } from './saves-data.ts'
import { type Drawn, picturesByNeed, shownAt } from './shown-frames.ts'

export type Camera = { lat: number; lon: number; zoom: number }
export type RainMapOptions = {
  container: HTMLElement
  baseMap: { url: string | null; styleUrl: string | null }
  language: Language
  label: string
  /** Beside the grid's edge, where coarser radar goes on. */
  outerLabel?: string | undefined
  camera: Camera
  place: MapPlace
  sequence: RainSequence
  forecast?: ForecastSequence | null | undefined
  onMove(camera: Camera): void
  /** A point was chosen: by a tap, or with Enter for the middle of the map. */
  onPoint?: ((at: { lat: number; lon: number }) => void) | undefined
  /** Whose picture is drawn has changed: words beside the map must not claim another time. */
  onDrawn?: ((drawn: Drawn) => void) | undefined
  /** The first picture is on the screen. */
  onReady(): void
  onError(): void
}
export type RainMap = ReturnType<typeof createRainMap>

/** Beyond it the 1 km cells are all there is to see. */
const closestZoom = 11
const narrowPx = 600
/** The frames before and after the time shown. */
const firstPictures = 2
/** Hours of numbers that are fetched before their time. */
const aheadNumbers = 3
/** How far the time goes before pictures are put in order again. */
const wantEveryMs = 5 * minuteMs

export function createRainMap(options: RainMapOptions) {
  const rain = createRainLayer()
  const loader = createPictureLoader({
    has: rain.has,
    onPicture(url, bitmap) {
      rain.addPicture(url, bitmap)
      refresh()
    },
  })
  const models = createForecastLayer()
  const hours = createPictureLoader({
    has: models.has,
    onPicture(url, bitmap) {
      models.addPicture(url, bitmap)
      refresh()
    },
  })
  let sequence = options.sequence
  let forecast = options.forecast ?? null
  let time = sequence.nowAt
  let isBackwards = false
  let layer: MapLayer = 'precipitation'
  let hasSnowLine = false
  let hasBaseMap = false
  /** The last image drawn of a layer, and the last state announced for it. */
  let last: { layer: MapLayer; at: number } | null = null
  let told: Drawn = 'own'
  let isReady = false
  let hasFailed = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  setWorkerCount(1)
  const { url, styleUrl } = options.baseMap
  const isEmbedded = url !== null && styleUrl === null
  let { theme } = readLook(options.container)
  const makeStyle = () =>
    styleUrl ??
    (url ? embeddedStyle(url, options.language, theme) : { version: 8 as const, sources: {}, layers: [] })
  const { west, south, east, north } = sequence.grid
  const map = new MapLibre({
    container: options.container,
    style: makeStyle(),
    center: [options.camera.lon, options.camera.lat],
    zoom: options.camera.zoom,
    maxZoom: closestZoom,
    minZoom: 5,
    maxBounds: [
      [west - 2, south - 1.5],
      [east + 2, north + 1.5],
    ],
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    pixelRatio: Math.min(2, devicePixelRatio),
    fadeDuration: 0,
    locale: { 'Map.Title': options.label },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()

  const radarSpan = () => ({
    radarEndsAt: sequence.frames.at(-1)?.at ?? sequence.nowAt,
    cloudsEndAt: cloudsEndAt(sequence.layers.clouds.frames ?? []),
  })

  function tell(drawn: Drawn): void {
    if (drawn === told) return
    told = drawn
    options.onDrawn?.(drawn)
  }

  function refresh(): void {
    const ahead = forecast && forecastAt(forecast, time, layer, radarSpan())
    const isAheadLoaded = !ahead || (models.has(ahead.from) && models.has(ahead.to))
    // An hour that is on its way leaves what is drawn as it is.
    if (!isAheadLoaded && last?.layer === layer) {
      tell(last.at)
      return
    }
    models.show(ahead)
    numbers.show(forecast ? numbersAt(forecast, time, { layer, hasSnowLine }, radarSpan()) : [])
    rain.setPresence(ahead ? 1 - ahead.presence : time > radarSpan().radarEndsAt ? 0 : 1)
    const shown = shownAt(sequence, time, rain.has)
    if (shown) rain.show(shown)
    const drawn = isAheadLoaded ? ofRadar(shown, ahead?.presence ?? 0) : 'nothing'
    last = drawn === 'nothing' ? null : { layer, at: drawn === 'own' ? time : drawn }
    tell(drawn)
    outerFrame.setVisible(layer === 'precipitation' && !ahead && Boolean(shown?.outer))
  }

  /** Whose pictures of the radar or the satellite are drawn, as far as the models leave any to be seen. */
  function ofRadar(shown: ReturnType<typeof shownAt>, presence: number): Drawn {
    if (presence === 1 || layer === 'temperature' || layer === 'wind') return 'own'
    if (layer === 'clouds') return shown?.clouds?.of ?? 'own'
    return shown?.of ?? (sequence.frames.some(({ url }) => url !== null) ? 'nothing' : 'own')
  }

  function want(): void {
    const pictures = picturesByNeed(sequence, time, { isClouds: layer === 'clouds', isBackwards })
    // The base map shares the line with the first ones; the others follow it, unless the visitor saves data.
    loader.want(hasBaseMap && !savesData() ? pictures : pictures.slice(0, firstPictures))
    if (!forecast || !hasBaseMap) return
    const needed = forecastByNeed(forecast, time, layer, radarSpan(), isBackwards)
    hours.want(savesData() ? needed.slice(0, firstPictures) : needed)
    if (savesData()) return
    const following = forecast.frames
      .filter(({ startAt, endAt }) => (isBackwards ? endAt <= time : startAt > time))
      .map(({ startAt, endAt }) => (startAt + endAt) / 2)
    const next = isBackwards ? following.slice(-aheadNumbers) : following.slice(0, aheadNumbers)
    numbers.fetchAhead(
      next.flatMap((at) => (forecast ? numbersAt(forecast, at, { layer, hasSnowLine }, radarSpan()) : [])),
    )
  }

  function applyLook(): void {
    const look = readLook(options.container)
    setMapState(map, look.map)
    rain.setLook(look.rain)
    numbers.setLook(look.rain)
    cells.setLook(look.rain)
    drawPeakSign(map, look.rain)
    models.setLook({ ...look.rain, theme: look.theme })
    if (look.theme !== theme)
      map.getSource<ImageSource>(reliefSource)?.updateImage({ url: reliefUrls[look.theme] })
    theme = look.theme
  }
  let stopFollowing = () => {}

  map.on('style.load', () => {
    applyLook()
    stopFollowing = onThemeChange(applyLook)
    map.addLayer(rain.layer, isEmbedded ? firstOverRain : undefined)
    map.addLayer(models.layer, isEmbedded ? firstOverRain : undefined)
    // A new context has none of the pictures that were there.
    last = null
    want()
    refresh()
  })
  // Without a style there is nothing to colour, and the next one follows the theme again.
  map.on('webglcontextlost', () => stopFollowing())
  // MapLibre would bring back a style with all that was added to it but the rain: each would be added a second time.
  map.on('webglcontextrestored', () => map.setStyle(makeStyle(), { diff: false }))
  // After the rain: each adds itself on top.
  const outerFrame = createOuterFrame(map, sequence.grid, options.outerLabel ?? '')
  const numbers = createMapValues(map, options.place)
  const cells = createMapCells(map)
  const flashes = createMapFlashes(map)
  const place = createMapPlace(map, options.place)
  const labels = createMapLabels(map, place.box)
  want()

  map.on('load', () => {
    hasBaseMap = true
    want()
  })
  map.on('idle', () => {
    if (isReady || hasFailed || !shownAt(sequence, time, rain.has)) return
    isReady = true
    options.onReady()
  })
  map.on('error', (event) => {
    // Without the relief the land is even, and all else is there.
    const isRelief = 'sourceId' in event && event.sourceId === reliefSource
    if (isReady || !isEmbedded || isRelief) return
    hasFailed = true
    options.onError()
    if ('sourceId' in event && event.sourceId === baseMapSource) retryBaseMap(url)
  })
  function retryBaseMap(url: string): void {
    failures += 1
    retry = setTimeout(() => {
      hasFailed = false
      map.getSource<GeoJSONSource>(baseMapSource)?.setData(url)
    }, retryPauseMs(failures))
  }
  map.on('moveend', () => {
    const { lng, lat } = map.getCenter()
    options.onMove({ lat, lon: lng, zoom: map.getZoom() })
  })
  rain.setSequence(sequence)
  if (forecast) models.setGrid(forecast.grid)
  map.on('click', ({ lngLat }) => options.onPoint?.({ lat: lngLat.lat, lon: lngLat.lng }))
  map.getCanvas().addEventListener('keydown', ({ key }) => {
    const { lat, lng } = map.getCenter()
    if (key === 'Enter') options.onPoint?.({ lat, lon: lng })
  })

  return {
    /** Any instant of the sequence; between two frames the rain is on its way. */
    show(next: number): void {
      const hasTurned = next !== time && next < time !== isBackwards
      const isNewStep = Math.floor(next / wantEveryMs) !== Math.floor(time / wantEveryMs)
      if (next !== time) isBackwards = next < time
      time = next
      if (hasTurned || isNewStep) want()
      refresh()
    },
    setSequence(next: RainSequence): void {
      sequence = next
      rain.setSequence(next)
      want()
      refresh()
    },
    setForecast(next: ForecastSequence | null): void {
      forecast = next
      if (next) models.setGrid(next.grid)
      want()
      refresh()
    },
    setLayer(next: MapLayer, opacity: number): void {
      layer = next
      rain.setLayer(next, opacity)
      models.setOpacity(opacity, next === 'snow')
      want()
      refresh()
    },
    setPlace(next: MapPlace): void {
      place.setPlace(next)
      numbers.setPlace(next)
      labels.layOut()
    },
    setLabels: labels.set,
    setFlashes: flashes.set,
    setCells: cells.set,
    setNumberTexts: numbers.setTexts,
    /** Instead of the layer's own numbers. */
    setSnowLine(next: boolean): void {
      hasSnowLine = next
      refresh()
    },
    /** A point that is read. On a narrow map its card covers the lower part: the point is moved above it. */
    setPoint(at: { lat: number; lon: number } | null): void {
      place.setPoint(at)
      const { clientWidth, clientHeight } = options.container
      if (!at || clientWidth > narrowPx) return
      const tooLow = map.project([at.lon, at.lat]).y - clientHeight * 0.3
      // At once where motion is not wanted: MapLibre sees to that.
      if (tooLow > 0) map.panBy([0, tooLow], { duration: 200 })
    },
    jumpTo({ lat, lon, zoom }: Camera): void {
      map.jumpTo({ center: [lon, lat], zoom })
    },
    zoomBy(steps: number, isInstant: boolean): void {
      map.easeTo({ zoom: map.getZoom() + steps, duration: isInstant ? 0 : 200 })
    },
    centreOn({ lat, lon }: { lat: number; lon: number }, isInstant: boolean): void {
      map.easeTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), 8), duration: isInstant ? 0 : 320 })
    },
    destroy(): void {
      stopFollowing()
      clearTimeout(retry)
      loader.stop()
      hours.stop()
      map.remove()
    },
  }
}
