import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import type { Coordinates } from '../../../domain/place/coordinates.ts'
import { drawnImage, imageRatio } from './drawn-image.ts'
import { cssColour, type RainLook } from './map-look.ts'
import { paintedIn, underNames } from './map-style.ts'

/** From where a cell is to where it will be. */
export type CellArrow = { from: Coordinates; to: Coordinates; towardsDegrees: number }

const widthPx = 1.75
const headPx = 6

/** Where heavy cells go, over everything but names. For the eye alone: the page tells the nearest in words. */
export function createMapCells(map: MapLibre) {
  let shown: readonly CellArrow[] = []
  let look: Pick<RainLook, 'ink' | 'paper'> | null = null

  map.on('style.load', () => {
    drawHead()
    map.addSource('cells', { type: 'geojson', data: collectionOf(shown) })
    const layout = { 'line-cap': 'round' as const }
    const before = underNames(map)
    for (const [id, colour, width] of [
      ['cell-edges', 'paper', widthPx + 2.5],
      ['cells', 'label', widthPx],
    ] as const)
      map.addLayer(
        {
          id,
          source: 'cells',
          filter: ['!', ['has', 'towards']],
          type: 'line',
          layout,
          paint: { 'line-color': paintedIn(colour), 'line-width': width },
        },
        before,
      )
    map.addLayer(
      {
        id: 'cell-heads',
        source: 'cells',
        filter: ['has', 'towards'],
        type: 'symbol',
        layout: {
          'icon-image': 'cell-head',
          'icon-rotate': ['get', 'towards'],
          'icon-allow-overlap': true,
          'icon-ignore-placement': true,
        },
      },
      before,
    )
  })

  function drawHead(): void {
    if (!look) return
    const { ink, paper } = look
    const image = drawnImage(2 * headPx + 6, 2 * headPx + 6, (pen) => {
      const shape = new Path2D(`M${-headPx * 0.6} ${headPx}L0 0L${headPx * 0.6} ${headPx}`)
      pen.lineCap = 'round'
      pen.lineJoin = 'round'
      for (const [colour, width] of [
        [paper, widthPx + 2.5],
        [ink, widthPx],
      ] as const) {
        pen.strokeStyle = cssColour(colour)
        pen.lineWidth = width
        pen.stroke(shape)
      }
    })
    if (map.hasImage('cell-head')) map.updateImage('cell-head', image)
    else map.addImage('cell-head', image, { pixelRatio: imageRatio })
  }

  return {
    set(next: readonly CellArrow[]): void {
      if (next.length === 0 && shown.length === 0) return
      shown = next
      map.getSource<GeoJSONSource>('cells')?.setData(collectionOf(shown))
    },
    setLook(next: RainLook): void {
      look = next
      if (map.getSource('cells')) drawHead()
    },
  }
}

const positionOf = ({ lat, lon }: Coordinates): [number, number] => [lon, lat]
const collectionOf = (cells: readonly CellArrow[]) => ({
  type: 'FeatureCollection' as const,
  features: cells.flatMap(({ from, to, towardsDegrees }) => [
    {
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'LineString' as const, coordinates: [positionOf(from), positionOf(to)] },
    },
    {
      type: 'Feature' as const,
      properties: { towards: towardsDegrees },
      geometry: { type: 'Point' as const, coordinates: positionOf(to) },
    },
  ]),
})
