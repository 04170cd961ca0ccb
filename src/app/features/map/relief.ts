import { swissView, worldPoint } from '../../../domain/place/base-map.ts'
import dark from './relief-dark.webp'
import light from './relief-light.webp'

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

/** Where it lies behind a picture of the Swiss view: CSS background-size and background-position. */
export function reliefBehind(): { size: string; position: string } {
  const [left, top] = worldPoint({ lat: swissView.north, lon: swissView.west })
  const [right, bottom] = worldPoint({ lat: swissView.south, lon: swissView.east })
  const [ownLeft, ownTop] = worldPoint({ lat: bounds.north, lon: bounds.west })
  const [ownRight, ownBottom] = worldPoint({ lat: bounds.south, lon: bounds.east })
  const size = [(ownRight - ownLeft) / (right - left), (ownBottom - ownTop) / (bottom - top)]
  // Of what the relief is larger than the picture, the share that lies before it.
  const position = [
    (left - ownLeft) / (ownRight - ownLeft - right + left),
    (top - ownTop) / (ownBottom - ownTop - bottom + top),
  ]
  const percent = (shares: number[]) => shares.map((share) => `${(share * 100).toFixed(2)}%`).join(' ')
  return { size: percent(size), position: percent(position) }
}
