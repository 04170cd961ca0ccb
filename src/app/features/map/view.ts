import { swissView, worldPoint } from '../../../domain/base-map.ts'
import type { RadarManifest } from '../../../services/radar/radar-manifest.ts'

type Box = { x: number; y: number; width: number; height: number }

/** A box of degrees in fractions of the world, x east and y south. */
export function mercatorBox({
  west,
  south,
  east,
  north,
}: Pick<RadarManifest['grid'], 'west' | 'south' | 'east' | 'north'>): Box {
  const [x, y] = worldPoint({ lat: north, lon: west })
  const [right, bottom] = worldPoint({ lat: south, lon: east })
  return { x, y, width: right - x, height: bottom - y }
}

/**
 * The camera that shows what the server's picture shows, so that nothing jumps when the map takes its place: the
 * Swiss view covers the box, and the place decides which part of it is seen where not all fits (object-position).
 */
export function coveringView(
  box: { width: number; height: number },
  share: { x: number; y: number },
): { lon: number; lat: number; zoom: number } {
  const view = mercatorBox(swissView)
  const pixelsPerWorld = Math.max(box.width / view.width, box.height / view.height)
  const x = view.x + share.x * view.width + (0.5 - share.x) * (box.width / pixelsPerWorld)
  const y = view.y + share.y * view.height + (0.5 - share.y) * (box.height / pixelsPerWorld)
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
  return { lon: x * 360 - 180, lat, zoom: Math.log2(pixelsPerWorld / 512) }
}
