import { type Coordinates, distanceKm } from '../place/coordinates.ts'
import { type Found, findNearest, isWithin } from '../place/nearness.ts'

/** What is known of the place a forecast is wanted for. */
export type AskedPlace = {
  coordinates: Coordinates
  /** In all languages, as the place may be listed under any of them. */
  names: readonly string[]
  elevationM: number | null
}

type Point = { name: string; coordinates: Coordinates; heightM: number; kind: string }

/** Postcode centres of one locality lie within this distance; farther away it is another one of the same name. */
const sameLocalityKm = 6
/** Farther than this no point speaks for a place. */
const limits = { distanceKm: 15, heightM: 5000 }

/**
 * The point of its own name first, for villages that share a postcode may lie hundreds of metres apart in height and
 * people look for theirs; of several (Zürich has 24) the nearest. Else the nearest by distance and height.
 */
export function chooseForecastPoint<T extends Point>(
  place: AskedPlace,
  points: readonly T[],
): Found<T> | null {
  const names = new Set(place.names.map(plainName))
  const nearby = points.filter((point) => isWithin(limits.distanceKm, place.coordinates, point.coordinates))
  const namesakes = nearby.filter(
    (point) =>
      distanceKm(point.coordinates, place.coordinates) <= sameLocalityKm && names.has(plainName(point.name)),
  )
  // A station of the same name may stand on the hill above: the locality itself comes first.
  const localities = namesakes.filter(({ kind }) => kind !== 'station')
  const candidates = localities.length > 0 ? localities : namesakes
  return findNearest(place, candidates.length > 0 ? candidates : nearby, limits)
}

/** "Zürich 25", "St. Gallen", "Stockhorn (BE)": without numbers, remarks, accents and points. */
function plainName(name: string): string {
  const [withoutRemark = ''] = name.normalize('NFD').replace(/\p{M}/gu, '').split('(', 1)
  const words = withoutRemark.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const isNumber = (word: string | undefined) => word !== undefined && /^\d+$/.test(word)
  return (words.length > 1 && isNumber(words.at(-1)) ? words.slice(0, -1) : words).join(' ')
}
