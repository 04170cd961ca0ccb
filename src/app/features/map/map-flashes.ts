import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { drawnImage, imageRatio } from './drawn-image.ts'

export type Flash = {
  lat: number
  lon: number
  /** Of the last five minutes; hollow where it is older. */
  isFresh: boolean
}

const size = { width: 8, height: 14 }
/** A bolt on a grid of 8 by 14. */
const bolt = 'M5 .5 1 8h2.5L2.5 13.5 7 6H4.5L6.5.5z'
/** Of a flash, whatever the theme: with an edge of ink it is seen on both. */
const yellow = '#ffd83a'
const edge = '#0d1920'

/** Flashes as a satellite saw them, over everything but names. For the eye alone: the page tells them in words. */
export function createMapFlashes(map: MapLibre) {
  let shown: readonly Flash[] = []
  map.on('style.load', () => {
    map.addImage('flash-fresh', drawnBolt(yellow), { pixelRatio: imageRatio })
    map.addImage('flash-old', drawnBolt(null), { pixelRatio: imageRatio })
    map.addSource('flashes', { type: 'geojson', data: collectionOf(shown) })
    map.addLayer({
      id: 'flashes',
      source: 'flashes',
      type: 'symbol',
      layout: {
        'icon-image': ['case', ['get', 'isFresh'], 'flash-fresh', 'flash-old'],
        'icon-allow-overlap': true,
        // Fresh ones over older ones.
        'symbol-sort-key': ['case', ['get', 'isFresh'], 1, 0],
      },
    })
  })
  return {
    set(flashes: readonly Flash[]): void {
      if (flashes.length === 0 && shown.length === 0) return
      shown = flashes
      map.getSource<GeoJSONSource>('flashes')?.setData(collectionOf(shown))
    },
  }
}

const drawnBolt = (fill: string | null): ImageData =>
  drawnImage(size.width + 2, size.height + 2, (pen) => {
    pen.translate(-size.width / 2, -size.height / 2)
    const shape = new Path2D(bolt)
    pen.fillStyle = fill ?? '#fff9'
    pen.fill(shape)
    pen.lineWidth = fill ? 1 : 1.25
    pen.strokeStyle = edge
    pen.stroke(shape)
  })

const collectionOf = (flashes: readonly Flash[]) => ({
  type: 'FeatureCollection' as const,
  features: flashes.map(({ lat, lon, isFresh }) => ({
    type: 'Feature' as const,
    properties: { isFresh },
    geometry: { type: 'Point' as const, coordinates: [lon, lat] },
  })),
})
