import { bell, smoothstep } from './noise.ts'
import { type ReliefLine, ridges, valleys } from './relief-lines.ts'
import { type PlanePoint, toPlane } from './swiss-plane.ts'

type Segment = {
  ax: number
  ay: number
  dx: number
  dy: number
  lengthSquared: number
  from: number
  to: number
}

function toSegments(line: ReliefLine): { width: number; segments: Segment[] } {
  const points = line.points.map(([lon, lat, height]) => ({ ...toPlane({ lat, lon }), height }))
  const segments: Segment[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i]
    const b = points[i + 1]
    if (!a || !b) continue
    const dx = b.xKm - a.xKm
    const dy = b.yKm - a.yKm
    segments.push({
      ax: a.xKm,
      ay: a.yKm,
      dx,
      dy,
      lengthSquared: dx * dx + dy * dy,
      from: a.height,
      to: b.height,
    })
  }
  return { width: line.widthKm, segments }
}

const ridgeSegments = ridges.map(toSegments)
const valleySegments = valleys.map(toSegments)

/** Weight (1 on the line) and height of the nearest point of the line. */
function nearness(line: { width: number; segments: Segment[] }, x: number, y: number) {
  let best = Number.POSITIVE_INFINITY
  let heightM = 0
  for (const s of line.segments) {
    const t = Math.max(0, Math.min(1, ((x - s.ax) * s.dx + (y - s.ay) * s.dy) / s.lengthSquared))
    const ex = x - s.ax - t * s.dx
    const ey = y - s.ay - t * s.dy
    const d = ex * ex + ey * ey
    if (d < best) {
      best = d
      heightM = s.from + t * (s.to - s.from)
    }
  }
  return { weight: best > 9 * line.width ** 2 ? 0 : bell(Math.sqrt(best), line.width), heightM }
}

/** Main divide: north of it the weather comes from the Atlantic, south of it from the Mediterranean. */
const divide = (
  [
    [3, 45.2],
    [6.9, 45.75],
    [7.7, 45.95],
    [8.4, 46.5],
    [9.2, 46.5],
    [9.7, 46.4],
    [10.5, 46.75],
    [12, 47.0],
    [15, 47.1],
  ] as const
).map(([lon, lat]) => toPlane({ lat, lon }))

/** Kilometres north of the main divide; negative to the south. */
function northOfDivideKm(x: number, y: number): number {
  const first = divide[0] as PlanePoint
  let crest = first.yKm
  for (let i = 0; i + 1 < divide.length; i++) {
    const a = divide[i] as PlanePoint
    const b = divide[i + 1] as PlanePoint
    const t = Math.max(0, Math.min(1, (x - a.xKm) / (b.xKm - a.xKm)))
    if (x >= a.xKm) crest = a.yKm + t * (b.yKm - a.yKm)
  }
  return y - crest
}

export type Ground = {
  elevationM: number
  /** 0 plain … 1 high Alps. */
  alpine: number
  /** 0 north of the divide … 1 south of it. */
  south: number
  /** 0 … 1: the northern slopes and valleys that föhn reaches. */
  foehnSide: number
  /** Long-term precipitation relative to the Plateau: more on outer slopes, less in inner valleys. */
  wetness: number
}

/** Inner-alpine dry valleys and wet outer slopes: centre, radius, factor (yearly sums of MeteoSwiss normals). */
const wetSpots = (
  [
    [7.5, 46.22, 36, 0.36],
    [10.05, 46.6, 38, 0.5],
    [9.55, 46.8, 28, 0.58],
    [7.4, 47.6, 40, 0.85],
    [6.1, 46.2, 40, 0.85],
    [9.35, 47.25, 26, 1.5],
    [8.8, 46.1, 45, 1.45],
  ] as const
).map(([lon, lat, radiusKm, factor]) => ({ ...toPlane({ lat, lon }), radiusKm, factor }))

export function groundAt(xKm: number, yKm: number): Ground {
  const northKm = northOfDivideKm(xKm, yKm)
  const nearby = Math.abs(xKm) < 700 && Math.abs(yKm) < 700
  if (!nearby) return { elevationM: 200, alpine: 0, south: 0, foehnSide: 0, wetness: 0.9 }
  const south = 1 - smoothstep(-14, 8, northKm)
  let elevationM = 430 - 270 * south
  let alpine = 0
  ridgeSegments.forEach((line, index) => {
    const { weight, heightM } = nearness(line, xKm, yKm)
    elevationM = Math.max(elevationM, heightM * weight + (1 - weight) * elevationM)
    if (ridges[index]?.isAlpine) alpine = Math.max(alpine, weight)
  })
  for (const line of valleySegments) {
    const { weight, heightM } = nearness(line, xKm, yKm)
    elevationM += (heightM - elevationM) * weight
  }
  let wetness = 1 + 0.3 * smoothstep(600, 1700, elevationM)
  for (const spot of wetSpots) {
    const near = bell(Math.hypot(xKm - spot.xKm, yKm - spot.yKm), spot.radiusKm)
    wetness *= 1 + (spot.factor - 1) * near
  }
  // Föhn blows from the Chablais eastwards.
  const foehnSide =
    smoothstep(2, 15, northKm) *
    (1 - smoothstep(70, 105, northKm)) *
    smoothstep(0.05, 0.4, alpine) *
    smoothstep(-75, -45, xKm)
  return { elevationM, alpine, south, foehnSide, wetness }
}
