import type { Coordinates } from '../place/coordinates.ts'
import { type Found, findNearest } from '../place/nearness.ts'

/**
 * Stations whose measurement may represent a place: 200 m of height make 1.3 °C, about what a forecast for the running hour is
 * wrong by, and beyond 20 km another valley or another shower is likely. Past either the forecast says more than the
 * measurement. The mean distance between two stations is 16 km.
 */
const limits = { distanceKm: 20, heightM: 200 }

export function chooseStation<T extends { coordinates: Coordinates; heightM: number }>(
  place: { coordinates: Coordinates; elevationM: number | null },
  stations: readonly T[],
): Found<T> | null {
  return findNearest(place, stations, limits)
}
