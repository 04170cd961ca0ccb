import { distanceKm } from './coordinates.ts'
import type { Place } from './place.ts'

/** Nearer than this the sky is the same: such a place tells a reader nothing new. */
const ownSkyKm = 3
/** A hamlet without a count of residents weighs like this. */
const unknownPopulation = 200

/**
 * Of the places around, those worth naming beside a place's weather: known to people, not too far, and not next to
 * one already named. Nearest first.
 */
export function neighboursOf(place: Place, around: readonly Place[], limit: number): Place[] {
  const ranked = around
    .map((other) => ({ other, km: distanceKm(place.coordinates, other.coordinates) }))
    .filter(({ other, km }) => other.slug !== place.slug && km >= ownSkyKm)
    .sort((a, b) => weightOf(b.other, b.km) - weightOf(a.other, a.km))
  const chosen: { other: Place; km: number }[] = []
  for (const one of ranked) {
    if (chosen.length === limit) break
    const isApart = chosen.every(
      ({ other }) => distanceKm(other.coordinates, one.other.coordinates) >= ownSkyKm,
    )
    if (isApart) chosen.push(one)
  }
  return chosen.sort((a, b) => a.km - b.km).map(({ other }) => other)
}

function weightOf({ population }: Place, km: number): number {
  return Math.sqrt(population ?? unknownPopulation) / km
}
