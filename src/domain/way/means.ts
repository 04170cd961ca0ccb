import { hourMs } from '../time/durations.ts'
import { detour, travelKmh } from '../where/where-needs.ts'

/** Nobody's way is routed: it is straight from point to point, longer by a factor, at an even speed. */
type MeansRecord = {
  kmh: number
  /** How much longer the way is than the crow's flight between two points. */
  detour: number
  /** Metres of height gained or lost in an hour, where that takes time. */
  upMh?: number
  downMh?: number
}

const records = {
  // The rule of signposts in the Alps (DIN 33466).
  foot: { kmh: 4, detour, upMh: 300, downMh: 500 },
  bike: { kmh: 18, detour, upMh: 600 },
  // As where to go reckons its minutes.
  train: { kmh: travelKmh, detour },
  car: { kmh: travelKmh, detour },
} as const satisfies Record<string, MeansRecord>

export type Means = keyof typeof records
/** In the order of the page. */
export const allMeans = Object.keys(records) as readonly Means[]

export const meansRecord = (by: Means): MeansRecord => records[by]

/** Of the two times, for the distance and for the height, the longer counts whole and the shorter by half. */
export function legMs(by: Means, km: number, climbM: number | null): number {
  const { kmh, upMh, downMh } = meansRecord(by)
  const flat = km / kmh
  const perHour = (climbM ?? 0) > 0 ? upMh : downMh
  const steep = perHour === undefined || climbM === null ? 0 : Math.abs(climbM) / perHour
  return Math.round((Math.max(flat, steep) + Math.min(flat, steep) / 2) * hourMs)
}
