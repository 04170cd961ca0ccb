import { distanceKm } from './coordinates.ts'
import type { Place } from './place.ts'

/** Nearer than this the sky is the same: such a place adds nothing. */
const ownSkyKm = 5
/** Farther away it is no longer near. */
const farthestKm = 60
/** Peaks and hamlets without a count of residents weigh like this. */
const unknownPopulation = 300

/**
 * Of the places around, those worth naming beside a place's weather: known to people, not too far, and not next to
 * one already named. Up to half are places whose weather is at hand (`isAtHand`), the others simply the next towns.
 * Nearest first.
 */
export function neighboursOf(
  place: Place,
  around: readonly Place[],
  limit: number,
  isAtHand: (place: Place) => boolean,
): Place[] {
  const ranked = around
    .map((other) => ({ other, km: distanceKm(place.coordinates, other.coordinates) }))
    .filter(({ other, km }) => other.slug !== place.slug && km >= ownSkyKm && km <= farthestKm)
    .sort((a, b) => weightOf(b.other, b.km) - weightOf(a.other, a.km))
  const chosen: { other: Place; km: number }[] = []
  const choose = (candidates: typeof ranked, upTo: number) => {
    for (const one of candidates) {
      if (chosen.length >= upTo) return
      const isApart = chosen.every(
        ({ other }) => distanceKm(other.coordinates, one.other.coordinates) >= ownSkyKm,
      )
      if (isApart) chosen.push(one)
    }
  }
  choose(
    ranked.filter(({ other }) => isAtHand(other)).toSorted((a, b) => a.km - b.km),
    Math.ceil(limit / 2),
  )
  choose(ranked, limit)
  return chosen.sort((a, b) => a.km - b.km).map(({ other }) => other)
}

function weightOf({ population }: Place, km: number): number {
  return Math.sqrt(population ?? unknownPopulation) / km
}
