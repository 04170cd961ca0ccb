import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  Map as MapLibre,
  StyleSpecification,
} from 'maplibre-gl'
import type { Language } from '../../../domain/language.ts'
import type { ShapeKind } from '../../../domain/place/base-map.ts'
import type { MapColour } from './map-look.ts'
import { reliefCorners, reliefUrls, type Theme } from './relief.ts'

/** What the style leaves open: it changes with the theme and with the place. */
type MapState = Record<MapColour | 'placeName', string>

export function setMapState(map: MapLibre, state: Partial<MapState>): void {
  for (const [name, value] of Object.entries(state)) map.setGlobalStateProperty(name, value)
}

const state = (name: keyof MapState): ExpressionSpecification => ['global-state', name]
export const paintedIn = (name: MapColour): ExpressionSpecification => ['to-color', state(name)]

/**
 * MapLibre draws letters with the page's fonts when the style names no server for them. It takes the weight from the
 * first name, which need not exist.
 */
export const nameStyle = (weight: 'Medium' | 'Bold', sizeRem: number) => ({
  layout: {
    'text-font': [`Wetterhorn Sans ${weight}`, 'Wetterhorn Sans'],
    'text-size': sizeRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    // On one line, however long.
    'text-max-width': 99,
  },
  paint: {
    'text-color': paintedIn('label'),
    'text-halo-color': paintedIn('paper'),
    'text-halo-width': 1.75,
  },
})

export const dotPaint = (fill: MapColour, radius: number, rim: number) => ({
  'circle-radius': radius,
  'circle-color': paintedIn(fill),
  'circle-stroke-width': rim,
  'circle-stroke-color': paintedIn('paper'),
})

export const baseMapSource = 'base-map'
export const reliefSource = 'relief'
export const townNames = 'town-names'
export const peakNames = 'peak-names'
/** Layers before all names lie under them, and are placed after them where not all have room. */
export const underNames = (map: MapLibre): string | undefined =>
  [peakNames, townNames].find((layer) => map.getLayer(layer))
/** The sign of a peak: an image that is drawn in the theme's ink. */
export const peakSign = 'peak'

/** The first of the layers over the rain. */
export const firstOverRain = 'shores'

/** The embedded base map: relief and cantons under the rain; shores, borders and names over it, to stay readable. */
export function embeddedStyle(dataUrl: string, language: Language, theme: Theme): StyleSpecification {
  const shapes = (id: string, kind: ShapeKind) => ({
    id,
    source: baseMapSource,
    filter: ['==', ['get', 'kind'], kind] as FilterSpecification,
  })
  const line = (
    id: string,
    kind: ShapeKind,
    paint: { colour: MapColour; width: number; opacity?: number },
  ): LayerSpecification => ({
    ...shapes(id, kind),
    type: 'line',
    paint: {
      'line-color': paintedIn(paint.colour),
      'line-width': paint.width,
      'line-opacity': paint.opacity ?? 1,
    },
  })
  const name = nameStyle('Medium', 0.9)
  const peak = nameStyle('Medium', 0.8125)
  return {
    version: 8,
    // A change of theme is not a fade.
    transition: { duration: 0, delay: 0 },
    sources: {
      [baseMapSource]: { type: 'geojson', data: dataUrl },
      [reliefSource]: { type: 'image', url: reliefUrls[theme], coordinates: reliefCorners },
    },
    layers: [
      { ...shapes('land', 'land'), type: 'fill', paint: { 'fill-color': paintedIn('land') } },
      { id: 'relief', source: reliefSource, type: 'raster', paint: { 'raster-fade-duration': 0 } },
      { ...shapes('lakes', 'lake'), type: 'fill', paint: { 'fill-color': paintedIn('lake') } },
      line('cantons', 'canton', { colour: 'border', width: 0.6, opacity: 0.35 }),
      line('neighbours', 'neighbour', { colour: 'border', width: 0.75, opacity: 0.7 }),
      line(firstOverRain, 'lake', { colour: 'border', width: 0.75, opacity: 0.8 }),
      line('border-edge', 'land', { colour: 'paper', width: 3, opacity: 0.55 }),
      line('border', 'land', { colour: 'border', width: 1.25 }),
      {
        id: peakNames,
        source: baseMapSource,
        filter: ['all', ['==', ['get', 'kind'], 'peak'], ['>=', ['zoom'], ['get', 'fromZoom']]],
        type: 'symbol',
        layout: {
          ...peak.layout,
          'icon-image': peakSign,
          'text-field': ['concat', ['get', language], ' ', ['to-string', ['get', 'heightM']]],
          'text-anchor': 'left',
          'text-offset': [0.6, 0],
          'symbol-sort-key': ['get', 'fromZoom'],
        },
        paint: peak.paint,
      },
      {
        id: townNames,
        source: baseMapSource,
        filter: [
          'all',
          ['==', ['get', 'kind'], 'town'],
          ['>=', ['zoom'], ['get', 'fromZoom']],
          ['!=', ['get', language], state('placeName')],
        ],
        type: 'symbol',
        layout: {
          ...name.layout,
          // The dot is a letter, so that it yields with its name.
          'text-field': ['concat', '• ', ['get', language]],
          'text-anchor': 'left',
          'text-offset': [-0.25, 0],
          // The first to be named is the last to yield.
          'symbol-sort-key': ['get', 'fromZoom'],
        },
        paint: name.paint,
      },
    ],
  }
}
