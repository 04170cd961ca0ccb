import { isInRing } from '../domain/alert/alert-area.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import type { GazetteerArrays } from './gazetteer-file.ts'

type Ring = [lon: number, lat: number][]

/** Which side of the Swiss border a point lies on; null on a lake, through which the border may run. */
export function createSidesOfBorder({ borderLat, borderLon, borderEnd, borderRings }: GazetteerArrays) {
  let rings: { country: Ring[]; lakes: Ring[] } | null = null

  /** Decoded on first use: pages of named places never need it. */
  function decoded() {
    const countryRings = borderRings[0] ?? 0
    const all = Array.from(borderEnd, (end, index): Ring => {
      const from = borderEnd[index - 1] ?? 0
      return Array.from({ length: end - from }, (_, i) => [
        (borderLon[from + i] as number) / 1e5,
        (borderLat[from + i] as number) / 1e5,
      ])
    })
    return { country: all.slice(0, countryRings), lakes: all.slice(countryRings) }
  }

  return (coordinates: Coordinates): 'swiss' | 'abroad' | null => {
    rings ??= decoded()
    // Holes count as rings: inside one and its outer ring is outside.
    const isInside = (of: Ring[]) => of.filter((ring) => isInRing(coordinates, ring)).length % 2 === 1
    if (isInside(rings.country)) return 'swiss'
    return isInside(rings.lakes) ? null : 'abroad'
  }
}
