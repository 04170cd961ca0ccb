import { type Coordinates, distanceKm } from './coordinates.ts'

/** Twenty metres of height count as one kilometre. */
const metresPerKm = 20

type Site = { coordinates: Coordinates; heightM: number }
type Asked = { coordinates: Coordinates; elevationM: number | null }

export type Found<T> = { site: T; distanceKm: number; heightDifferenceM: number | null }

/**
 * How far a site is from a place in what matters for the weather. Temperature falls by about 0.65 °C in a hundred
 * metres; at one height it differs by about as much over five kilometres of hills and town, and rain and wind more. So
 * twenty metres weigh like a kilometre. Where the height of the place is not known, distance alone decides.
 */
export function findNearest<T extends Site>(
  place: Asked,
  sites: readonly T[],
  limits: { distanceKm: number; heightM: number },
): Found<T> | null {
  let best: Found<T> | null = null
  let bestCost = Number.POSITIVE_INFINITY
  for (const site of sites) {
    if (!isWithin(limits.distanceKm, place.coordinates, site.coordinates)) continue
    const km = distanceKm(place.coordinates, site.coordinates)
    const difference = place.elevationM === null ? null : site.heightM - place.elevationM
    if (km > limits.distanceKm || Math.abs(difference ?? 0) > limits.heightM) continue
    const cost = km + Math.abs(difference ?? 0) / metresPerKm
    if (cost < bestCost) {
      best = { site, distanceKm: km, heightDifferenceM: difference }
      bestCost = cost
    }
  }
  return best
}

/** Of a square around the place: what lies outside need not be measured. A degree of latitude is 111 km. */
export function isWithin(km: number, place: Coordinates, site: Coordinates): boolean {
  const reach = km / 111
  return (
    Math.abs(site.lat - place.lat) <= reach &&
    Math.abs(site.lon - place.lon) * Math.cos((place.lat * Math.PI) / 180) <= reach * 1.01
  )
}

/**
 * The sites within `km` of a place, and some more, without a look at all of them: sorted into cells as wide as that, of
 * which nine are enough. At Swiss latitudes a degree of longitude is two thirds of one of latitude or more.
 */
export function sitesAround<T extends Site>(sites: readonly T[], km: number): (place: Coordinates) => T[] {
  const [rowsPerDegree, columnsPerDegree] = [111 / km, 0.66 * (111 / km)]
  const rowOf = (lat: number) => Math.floor(lat * rowsPerDegree)
  const columnOf = (lon: number) => Math.floor(lon * columnsPerDegree)
  const cellOf = (row: number, column: number) => row * 100_000 + column
  const cells = new Map<number, T[]>()
  for (const site of sites) {
    const { lat, lon } = site.coordinates
    const cell = cellOf(rowOf(lat), columnOf(lon))
    const known = cells.get(cell)
    if (known) known.push(site)
    else cells.set(cell, [site])
  }
  return ({ lat, lon }) =>
    [-1, 0, 1].flatMap((row) =>
      [-1, 0, 1].flatMap((column) => cells.get(cellOf(rowOf(lat) + row, columnOf(lon) + column)) ?? []),
    )
}
