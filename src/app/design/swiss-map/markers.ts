import type { Ring } from '../../../domain/warning/warning.ts'
import { projectSwiss } from './projection.ts'

/** Shapes are at least this far apart; one says the level for its neighbours of the same level. */
const markerDistance = { same: 84, other: 44 }

export type MapMarker = { x: number; y: number; level: number }

/** The highest level first; what would cover another is left out. */
export function placeMarkers<Marker extends MapMarker>(wanted: readonly Marker[]): Marker[] {
  const placed: Marker[] = []
  for (const marker of wanted.toSorted((a, b) => b.level - a.level)) {
    const isFree = placed.every(
      ({ x, y, level }) =>
        Math.hypot(x - marker.x, y - marker.y) >=
        (level === marker.level ? markerDistance.same : markerDistance.other),
    )
    if (isFree) placed.push({ ...marker, x: Math.round(marker.x), y: Math.round(marker.y) })
  }
  return placed
}

/** Centre of gravity of the enclosed surface. */
export function middleOfRing(ring: Ring): [number, number] | null {
  let [area, x, y] = [0, 0, 0]
  const points = ring.map(([lon, lat]) => projectSwiss({ lat, lon }))
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1]
    const cross = x1 * y2 - x2 * y1
    area += cross
    x += (x1 + x2) * cross
    y += (y1 + y2) * cross
  })
  return area === 0 ? (points[0] ?? null) : [x / (3 * area), y / (3 * area)]
}
