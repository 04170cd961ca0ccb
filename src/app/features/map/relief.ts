import { swissView } from '../../../domain/place/base-map.ts'
import dark from './relief-dark.webp'
import light from './relief-light.webp'
import { mercatorBox } from './view.ts'

export type Theme = 'light' | 'dark'

/** The shaded ground, see-through abroad and fading at its edge. Made by scripts/build-relief.ts. */
export const reliefUrls: Record<Theme, string> = { light, dark }

const bounds = { west: 5, south: 45, east: 11.5, north: 48.5 }

/** From the north-west, clockwise: the order MapLibre expects. */
export const reliefCorners: [[number, number], [number, number], [number, number], [number, number]] = [
  [bounds.west, bounds.north],
  [bounds.east, bounds.north],
  [bounds.east, bounds.south],
  [bounds.west, bounds.south],
]

/** From a place in a box of degrees to one in the relief, both 0 to 1 from the north-west: scale and offset, x and y. */
export function reliefBox(box: Parameters<typeof mercatorBox>[0]): [number, number, number, number] {
  const [outer, own] = [mercatorBox(box), mercatorBox(bounds)]
  const [scaleX, scaleY] = [outer.width / own.width, outer.height / own.height]
  return [scaleX, scaleY, (outer.x - own.x) / own.width, (outer.y - own.y) / own.height]
}

/** Where it lies behind a picture of the Swiss view: CSS background-size and background-position. */
export function reliefBehind(): { size: string; position: string } {
  const [view, own] = [mercatorBox(swissView), mercatorBox(bounds)]
  const size = [own.width / view.width, own.height / view.height]
  // Of what the relief is larger than the picture, the share that lies before it.
  const position = [
    (view.x - own.x) / (own.width - view.width),
    (view.y - own.y) / (own.height - view.height),
  ]
  const percent = (shares: number[]) => shares.map((share) => `${(share * 100).toFixed(2)}%`).join(' ')
  return { size: percent(size), position: percent(position) }
}
