import { type Coordinates, distanceKm } from '../place/coordinates.ts'
import { legMs, type Means, meansRecord } from './means.ts'

/** Heights are those of a file or of a listed place: between listed places none is known. */
export type WayPoint = { coordinates: Coordinates; heightM: number | null }

/** A point with how far and how long after the start it is. */
export type WayPosition = WayPoint & {
  km: number
  elapsedMs: number
  /** By the ends of its leg: to choose a forecast by, never to be shown. */
  aboutM: number | null
}

export type WayLine = {
  points: readonly WayPosition[]
  km: number
  lastsMs: number
  /** How much longer the way is than the line through its points. */
  factor: number
  /** Of a file, whose points are so near each other that heights between them are known too. */
  hasProfile: boolean
}

/** Of a track: what the file measures, where its few points are shorter. */
export function wayLine(points: readonly WayPoint[], by: Means, trackKm: number | null = null): WayLine {
  const straight = points.map(({ coordinates }, index) => {
    const before = points[index - 1]
    return before ? distanceKm(before.coordinates, coordinates) : 0
  })
  const sum = straight.reduce((all, one) => all + one, 0)
  const factor = trackKm === null ? meansRecord(by).detour : Math.max(1, sum > 0 ? trackKm / sum : 1)
  let [km, elapsedMs] = [0, 0]
  const positions = points.map((point, index): WayPosition => {
    const before = points[index - 1]
    const legKm = (straight[index] ?? 0) * factor
    const isKnown = before !== undefined && before.heightM !== null && point.heightM !== null
    const climbM = isKnown ? (point.heightM ?? 0) - (before.heightM ?? 0) : null
    km += legKm
    elapsedMs += before ? legMs(by, legKm, climbM) : 0
    return { ...point, km, elapsedMs, aboutM: point.heightM }
  })
  const hasProfile = trackKm !== null && points.every(({ heightM }) => heightM !== null)
  return { points: positions, km, lastsMs: elapsedMs, factor, hasProfile }
}

/** Where one is so long after the start. */
export function positionAt({ points, hasProfile }: WayLine, elapsedMs: number): WayPosition {
  const next = points.findIndex((point) => point.elapsedMs >= elapsedMs)
  const [to, from] = [points.at(next), points[Math.max(0, next - 1)]]
  if (!to || !from) throw new RangeError('a way without points')
  const lasts = to.elapsedMs - from.elapsedMs
  const share = next <= 0 || lasts <= 0 ? 1 : (elapsedMs - from.elapsedMs) / lasts
  if (share === 1) return { ...to, elapsedMs }
  const between = (one: number, other: number) => one + (other - one) * share
  const isKnown = from.heightM !== null && to.heightM !== null
  const aboutM = isKnown ? Math.round(between(from.heightM ?? 0, to.heightM ?? 0)) : null
  return {
    coordinates: {
      lat: between(from.coordinates.lat, to.coordinates.lat),
      lon: between(from.coordinates.lon, to.coordinates.lon),
    },
    heightM: hasProfile ? aboutM : null,
    aboutM,
    km: between(from.km, to.km),
    elapsedMs,
  }
}
