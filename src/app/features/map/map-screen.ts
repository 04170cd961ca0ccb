import type { Map as MapLibre } from 'maplibre-gl'
import { worldPoint } from '../../../domain/place/base-map.ts'

/** Where points of the world (0 to 1, east and south) are on the map now, in CSS pixels. It is never tilted or turned. */
export function screenOf(map: MapLibre) {
  const canvas = map.getCanvas()
  const width = canvas.width / map.getPixelRatio()
  const height = canvas.height / map.getPixelRatio()
  const zoom = map.getZoom()
  const pixels = 512 * 2 ** zoom
  const { lat, lng } = map.getCenter()
  const [x, y] = worldPoint({ lat, lon: lng })
  return {
    width,
    height,
    zoom,
    position: (at: readonly [number, number]) => ({
      left: (at[0] - x) * pixels + width / 2,
      top: (at[1] - y) * pixels + height / 2,
    }),
  }
}
