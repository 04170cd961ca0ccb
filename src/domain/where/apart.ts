import { type Coordinates, distanceKm } from '../place/coordinates.ts'

type Site = { coordinates: Coordinates; heightM: number }

/** So far apart two places have another weather; or so near and so much higher. */
const otherRegionKm = 40
const otherHillKm = 12
const otherHeightM = 700

/** Three answers are of three kinds: no neighbours at one height. */
export function isApart(one: Site, others: readonly Site[]): boolean {
  return others.every((other) => {
    const km = distanceKm(one.coordinates, other.coordinates)
    return km >= otherRegionKm || (km >= otherHillKm && Math.abs(one.heightM - other.heightM) >= otherHeightM)
  })
}
