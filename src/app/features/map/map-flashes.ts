import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { drawnImage, imageRatio } from './drawn-image.ts'
import { underNames } from './map-style.ts'

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

/** Closer than this, CSS pixels at a whole zoom, several are one sign: storms would be walls of them. */
const togetherPx = 26

/**
 * Flashes as a satellite saw them, over everything but names, which never give way to them: where they are close to each
 * other fewer, larger signs. For the eye alone: the page tells them in words.
 */
export function createMapFlashes(map: MapLibre) {
  let shown: readonly Flash[] = []
  map.on('style.load', () => {
    map.addImage('flash-fresh', drawnBolt(yellow), { pixelRatio: imageRatio })
    map.addImage('flash-old', drawnBolt(null), { pixelRatio: imageRatio })
    map.addSource('flashes', {
      type: 'geojson',
      data: collectionOf(shown),
      cluster: true,
      clusterRadius: togetherPx,
      clusterMaxZoom: map.getMaxZoom(),
      clusterProperties: { fresh: ['max', ['get', 'fresh']] },
    })
    map.addLayer(
      {
        id: 'flashes',
        source: 'flashes',
        type: 'symbol',
        layout: {
          'icon-image': ['case', ['==', ['get', 'fresh'], 1], 'flash-fresh', 'flash-old'],
          'icon-size': ['step', ['coalesce', ['get', 'point_count'], 1], 1, 4, 1.25, 12, 1.5],
          'icon-allow-overlap': true,
          'icon-ignore-placement': true,
          // Fresh ones over older ones.
          'symbol-sort-key': ['get', 'fresh'],
        },
      },
      underNames(map),
    )
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
    properties: { fresh: isFresh ? 1 : 0 },
    geometry: { type: 'Point' as const, coordinates: [lon, lat] },
  })),
})
