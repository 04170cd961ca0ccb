import type { Coordinates } from '../domain/place/coordinates.ts'
import type { GazetteerArrays } from './gazetteer-file.ts'

/** Of a corner and the one before it. */
type Edge = { lat: number; lon: number; latBefore: number; lonBefore: number }

/** Height of the bands by which edges are found, in degrees: some two kilometres, a few edges each. */
const bandDegrees = 0.02

const bandOf = (lat: number) => Math.floor(lat / bandDegrees)

/** Which side of the Swiss border a point lies on; null on a lake, through which the border may run. */
export function createSidesOfBorder({ borderLat, borderLon, borderEnd, borderRings }: GazetteerArrays) {
  let sides: Record<'isInCountry' | 'isOnLake', (point: Coordinates) => boolean> | null = null

  /** Decoded on first use: pages of named places never need it. */
  function decoded() {
    const countryRings = borderRings[0] ?? 0
    const rings = Array.from(borderEnd, (end, index): Edge[] => {
      const from = borderEnd[index - 1] ?? 0
      const corner = (i: number) => ({
        lat: (borderLat[i] as number) / 1e5,
        lon: (borderLon[i] as number) / 1e5,
      })
      return Array.from({ length: end - from }, (_, i) => {
        const before = corner(i === 0 ? end - 1 : from + i - 1)
        return { ...corner(from + i), latBefore: before.lat, lonBefore: before.lon }
      })
    })
    return {
      isInCountry: insideOf(rings.slice(0, countryRings).flat()),
      isOnLake: insideOf(rings.slice(countryRings).flat()),
    }
  }

  return (coordinates: Coordinates): 'swiss' | 'abroad' | null => {
    sides ??= decoded()
    if (sides.isInCountry(coordinates)) return 'swiss'
    return sides.isOnLake(coordinates) ? null : 'abroad'
  }
}

/**
 * Even-odd rule over all rings: an eastward ray crosses them an odd number of times, so that a hole's ring takes its inside
 * away. Only edges of the point's own band can cross it.
 */
function insideOf(edges: readonly Edge[]): (point: Coordinates) => boolean {
  const bands = new Map<number, Edge[]>()
  for (const edge of edges) {
    const [from, to] = [edge.lat, edge.latBefore].map(bandOf).sort((a, b) => a - b) as [number, number]
    for (let band = from; band <= to; band++) bands.set(band, [...(bands.get(band) ?? []), edge])
  }
  return ({ lat, lon }) => {
    let isInside = false
    for (const edge of bands.get(bandOf(lat)) ?? []) {
      if (edge.lat > lat === edge.latBefore > lat) continue
      const share = (lat - edge.lat) / (edge.latBefore - edge.lat)
      if (lon < edge.lon + share * (edge.lonBefore - edge.lon)) isInside = !isInside
    }
    return isInside
  }
}
