import type { Map as MapLibre } from 'maplibre-gl'
import { nameStyle, paintedIn } from './map-style.ts'
import type { RainSequence } from './rain-sequence.ts'

const layers = ['outer-frame', 'outer-name'] as const

/** Where the Swiss radar ends and a coarser one goes on: a dotted edge, and its name along both sides. */
export function createOuterFrame(
  map: MapLibre,
  { west, south, east, north }: RainSequence['grid'],
  name: string,
) {
  let isVisible = false
  const edge = (coordinates: [number, number][]) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'LineString' as const, coordinates },
  })
  map.on('style.load', () => {
    const { layout, paint } = nameStyle('Medium', 0.75)
    map.addSource('outer-frame', {
      type: 'geojson',
      data: edge([
        [west, south],
        [west, north],
        [east, north],
        [east, south],
        [west, south],
      ]),
    })
    // Both upwards on the left and downwards on the right: the name is on the outer side of either.
    map.addSource('outer-sides', {
      type: 'geojson',
      data: {
        type: 'FeatureCollection',
        features: [
          edge([
            [west, south],
            [west, north],
          ]),
          edge([
            [east, north],
            [east, south],
          ]),
        ],
      },
    })
    map.addLayer({
      id: 'outer-frame',
      source: 'outer-frame',
      type: 'line',
      layout: { visibility: 'none', 'line-cap': 'round' },
      paint: { 'line-color': paintedIn('border'), 'line-width': 1.5, 'line-dasharray': [0, 3] },
    })
    map.addLayer({
      id: 'outer-name',
      source: 'outer-sides',
      type: 'symbol',
      layout: {
        ...layout,
        visibility: 'none',
        'symbol-placement': 'line',
        'symbol-spacing': 280,
        'text-field': name,
        'text-keep-upright': false,
        'text-offset': [0, -0.9],
      },
      paint,
    })
    apply()
  })
  function apply(): void {
    for (const layer of layers)
      if (map.getLayer(layer)) map.setLayoutProperty(layer, 'visibility', isVisible ? 'visible' : 'none')
  }
  return {
    setVisible(next: boolean): void {
      if (next === isVisible) return
      isVisible = next
      apply()
    },
  }
}
