import type { Place } from '../place/place.ts'
import { hourMs } from '../time/durations.ts'
import type { Means } from './means.ts'
import type { Track } from './track-code.ts'
import { type WayLine, wayLine } from './way-line.ts'

/** Places in order, or the track of a file. */
export type WayRoute = { stops: readonly Place[] } | { track: Track }

/** Longer ways are no single trip. */
export const longestWayMs = 24 * hourMs

export function lineOf(route: WayRoute, by: Means): WayLine {
  if ('track' in route) return wayLine(route.track.points, by, route.track.km)
  const points = route.stops.map(({ coordinates, elevationM }) => ({ coordinates, heightM: elevationM }))
  return wayLine(points, by)
}
