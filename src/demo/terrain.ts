import { bell, smoothstep } from './noise.ts'
import { type PlanePoint, toPlane } from './swiss-plane.ts'

/**
 * A coarse relief of Switzerland and its surroundings from a few lines: ridges raise the ground, valleys cut
 * back to their floor. Heights in metres from general maps; good to a few hundred metres, which is what the
 * demo weather needs. Exact heights of places come from outside.
 */
type Line = { widthKm: number; points: readonly (readonly [lon: number, lat: number, heightM: number])[] }

const ridges: readonly Line[] = [
  // Alpine arc, from the Maritime Alps over Mont Blanc, Gotthard and Bernina to the Tauern.
  {
    widthKm: 48,
    points: [
      [6.8, 44.1, 2300],
      [6.6, 45.0, 2500],
      [6.9, 45.7, 2700],
      [7.7, 46.0, 2800],
      [8.5, 46.5, 2500],
      [9.4, 46.6, 2400],
      [10.1, 46.6, 2600],
      [11.2, 46.9, 2500],
      [12.8, 47.1, 2400],
    ],
  },
  // Northern chain: Chablais, Bernese Alps, Uri, Glarus, Alpstein, Allgäu.
  {
    widthKm: 26,
    points: [
      [6.5, 46.1, 1500],
      [7.2, 46.4, 2000],
      [8.0, 46.6, 2600],
      [8.7, 46.8, 2100],
      [9.3, 47.15, 1700],
      [10.3, 47.3, 1900],
      [11.5, 47.5, 1700],
    ],
  },
  // Jura.
  {
    widthKm: 15,
    points: [
      [5.7, 46.0, 800],
      [6.1, 46.5, 1200],
      [6.6, 46.95, 1100],
      [7.2, 47.25, 950],
      [7.9, 47.4, 700],
    ],
  },
  // Vosges and Black Forest.
  {
    widthKm: 16,
    points: [
      [6.95, 47.85, 950],
      [7.15, 48.4, 750],
    ],
  },
  {
    widthKm: 16,
    points: [
      [8.0, 47.8, 1050],
      [8.2, 48.5, 850],
    ],
  },
]

const valleys: readonly Line[] = [
  // Rhône: Brig, Sion, Martigny, Lake Geneva.
  {
    widthKm: 6,
    points: [
      [8.0, 46.32, 680],
      [7.36, 46.23, 500],
      [7.07, 46.1, 470],
      [6.9, 46.38, 375],
      [6.15, 46.2, 375],
    ],
  },
  // Rhine: Disentis, Chur, Sargans, Lake Constance.
  {
    widthKm: 6,
    points: [
      [8.85, 46.7, 1130],
      [9.5, 46.85, 590],
      [9.45, 47.05, 480],
      [9.6, 47.4, 405],
      [9.2, 47.65, 396],
    ],
  },
  // Reuss: Altdorf, Lucerne.
  {
    widthKm: 5,
    points: [
      [8.63, 46.8, 520],
      [8.62, 46.95, 440],
      [8.3, 47.05, 436],
    ],
  },
  // Aare: Meiringen, Interlaken, Thun.
  {
    widthKm: 5,
    points: [
      [8.18, 46.73, 600],
      [7.86, 46.69, 565],
      [7.6, 46.78, 560],
    ],
  },
  // Ticino: Biasca, Bellinzona, Locarno, and the Ceresio.
  {
    widthKm: 7,
    points: [
      [8.97, 46.36, 300],
      [9.0, 46.19, 235],
      [8.8, 46.16, 205],
    ],
  },
  {
    widthKm: 7,
    points: [
      [8.96, 46.05, 290],
      [8.98, 45.85, 240],
    ],
  },
  // Upper Engadine and Inn.
  {
    widthKm: 5,
    points: [
      [9.75, 46.43, 1800],
      [9.9, 46.55, 1700],
      [10.3, 46.8, 1200],
    ],
  },
]

type Segment = {
  ax: number
  ay: number
  dx: number
  dy: number
  lengthSquared: number
  from: number
  to: number
}

function toSegments(line: Line): { width: number; segments: Segment[] } {
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
    // The first two ridges are the Alps; Jura, Vosges and Black Forest do not count.
    if (index < 2) alpine = Math.max(alpine, weight)
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
