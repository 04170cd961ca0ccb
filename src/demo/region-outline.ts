import type { WarnedRegion } from './warnings.ts'

const corners = 20
const steps = 24

/**
 * An approximate outline: the part of the region's box that is nearer to its own centre than to any other,
 * distances measured in box sizes. Neighbours touch without overlapping. [lat, lon], closed.
 */
export function regionOutline(region: WarnedRegion, all: readonly WarnedRegion[]): [number, number][] {
  const { west, south, east, north } = region.bounds
  const others = all.filter((other) => {
    const b = other.bounds
    return other !== region && b.west < east && b.east > west && b.south < north && b.north > south
  })
  const closeness = (r: WarnedRegion, lat: number, lon: number) => {
    const widthDegrees = r.bounds.east - r.bounds.west
    const heightDegrees = r.bounds.north - r.bounds.south
    return ((lon - r.centre.lon) / widthDegrees) ** 2 + ((lat - r.centre.lat) / heightDegrees) ** 2
  }
  const ring: [number, number][] = []
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner / corners) * 2 * Math.PI
    const dLon = Math.cos(angle) * (east - west)
    const dLat = Math.sin(angle) * (north - south)
    let reach = 0.02
    for (let step = 1; step <= steps; step++) {
      const share = step / steps
      const lat = region.centre.lat + dLat * share
      const lon = region.centre.lon + dLon * share
      if (lat < south || lat > north || lon < west || lon > east) break
      const own = closeness(region, lat, lon)
      if (others.some((other) => closeness(other, lat, lon) < own)) break
      reach = share
    }
    ring.push([region.centre.lat + dLat * reach, region.centre.lon + dLon * reach])
  }
  return [...ring, ring[0] as [number, number]]
}
