import { type Coordinates, distanceKm, kmPerDegree } from '../place/coordinates.ts'
import { mostTrackPoints, type Track } from './track-code.ts'
import type { WayPoint } from './way-line.ts'

/** So many metres of height weigh like a kilometre beside the line: a top is kept before a bend. */
const metresPerKm = 400
/** Nearer to the line than ten metres nothing is worth a point. */
const leastOff = 0.01

/**
 * The points that carry the line, as Douglas and Peucker choose them: again and again the one that lies farthest from it,
 * beside it or above it, until there are as many as an address takes.
 */
export function simplifyTrack(points: readonly WayPoint[]): Track {
  const kept = new Set([0, points.length - 1])
  const parts = [farthest(points, 0, points.length - 1)]
  while (kept.size < mostTrackPoints) {
    parts.sort((a, b) => b.off - a.off)
    const part = parts.shift()
    if (!part || part.off < leastOff) break
    kept.add(part.index)
    parts.push(farthest(points, part.from, part.index), farthest(points, part.index, part.to))
  }
  return {
    points: [...kept].sort((a, b) => a - b).flatMap((index) => points[index] ?? []),
    km: lengthKm(points),
  }
}

function lengthKm(points: readonly WayPoint[]): number {
  let sum = 0
  let before: Coordinates | null = null
  for (const { coordinates } of points) {
    if (before) sum += distanceKm(before, coordinates)
    before = coordinates
  }
  return sum
}

type Part = { from: number; to: number; index: number; off: number }

function farthest(points: readonly WayPoint[], from: number, to: number): Part {
  const part: Part = { from, to, index: from, off: 0 }
  const [start, end] = [points[from], points[to]]
  if (!start || !end) return part
  for (let index = from + 1; index < to; index++) {
    const point = points[index]
    const off = point ? offLine(point, start, end) : 0
    if (off > part.off) {
      part.off = off
      part.index = index
    }
  }
  return part
}

/** In kilometres; so near the earth is flat. */
function offLine(point: WayPoint, start: WayPoint, end: WayPoint): number {
  const [x, y] = flat(point, start)
  const [endX, endY] = flat(end, start)
  const squared = endX ** 2 + endY ** 2
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (x * endX + y * endY) / squared))
  const beside = Math.hypot(x - share * endX, y - share * endY)
  if (point.heightM === null || start.heightM === null || end.heightM === null) return beside
  const above = Math.abs(point.heightM - (start.heightM + (end.heightM - start.heightM) * share))
  return Math.hypot(beside, above / metresPerKm)
}

const flat = ({ coordinates }: WayPoint, { coordinates: origin }: WayPoint): [number, number] => [
  (coordinates.lon - origin.lon) * kmPerDegree * Math.cos((origin.lat * Math.PI) / 180),
  (coordinates.lat - origin.lat) * kmPerDegree,
]
