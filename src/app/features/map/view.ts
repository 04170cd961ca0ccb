import { swissView, worldPoint } from '../../../domain/place/base-map.ts'
import type { RadarManifest } from '../../../services/radar/show/radar-manifest.ts'

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

/** Least share of the view's height that is shown, however wide the box. */
const leastHeight = 0.8

/**
 * The camera that shows what the server's picture shows, so that nothing jumps when the map takes its place: the
 * Swiss view covers the box, and where not all of it fits, the place is as near to the middle as the view allows
 * (.map-still in map.css says the same).
 */
export function coveringView(
  box: { width: number; height: number },
  share: { x: number; y: number },
): { lon: number; lat: number; zoom: number } {
  const view = mercatorBox(swissView)
  const pixelsPerWorld = Math.min(
    Math.max(box.width / view.width, box.height / view.height),
    box.height / view.height / leastHeight,
  )
  const middle = (at: number, shown: number) =>
    shown >= 1 ? 0.5 : Math.min(1 - shown / 2, Math.max(shown / 2, at))
  const x = view.x + view.width * middle(share.x, box.width / pixelsPerWorld / view.width)
  const y = view.y + view.height * middle(share.y, box.height / pixelsPerWorld / view.height)
  return { ...coordinatesOf([x, y]), zoom: Math.log2(pixelsPerWorld / 512) }
}

/** The reverse of `worldPoint`. */
export const coordinatesOf = ([x, y]: readonly [number, number]): { lat: number; lon: number } => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lon: x * 360 - 180,
})
