import { memoise } from '../memoise.ts'
import { type Coordinates, distanceKm } from '../place/coordinates.ts'
import { type Found, findNearest, isWithin, sitesAround } from '../place/nearness.ts'

/** What is known about the place that needs a forecast. */
export type RequestedPlace = {
  coordinates: Coordinates
  /** In all languages, as the place may be listed under any of them. */
  names: readonly string[]
  elevationM: number | null
  /** Of Switzerland and Liechtenstein; a town has many, a summit none. */
  postcodes: readonly string[]
}

type Point = {
  name: string
  postcode: string | null
  coordinates: Coordinates
  heightM: number
  kind: string
}

/** Postcode centres of one locality lie within this distance; farther away it is another one of the same name. */
const sameLocalityKm = 6
/** Farther away no point represents a place. */
const limits = { distanceKm: 15, heightM: 5000 }

/** A postcode reaches from the valley to the alp: a centre farther below or above than this (1 °C) does not represent it. */
const samePostcodeM = 150

export type ChooseForecastPoint<T> = (place: RequestedPlace) => Found<T> | null

/**
 * The point of its own name and postcode first, then of its name alone, for villages that share a postcode may lie
 * hundreds of metres apart in height and people look for theirs; of several (Zürich has 24) the nearest. A hamlet that
 * no point is named after gets that of its postcode at its height. Else the nearest by distance and height.
 */
export function createForecastPoints<T extends Point>(points: readonly T[]): ChooseForecastPoint<T> {
  const around = sitesAround(points, limits.distanceKm)
  const nameOf = memoise(plainName, points.length)
  return (place) => {
    const names = new Set(place.names.map(nameOf))
    const postcodes = new Set(place.postcodes)
    const nearby = around(place.coordinates)
    const ofPostcode = nearby.filter(({ postcode }) => postcode !== null && postcodes.has(postcode))
    const namesakes = nearby.filter(
      ({ name, coordinates }) =>
        isWithin(sameLocalityKm, place.coordinates, coordinates) &&
        names.has(nameOf(name)) &&
        distanceKm(coordinates, place.coordinates) <= sameLocalityKm,
    )
    const choices = [
      namesakes.filter((point) => ofPostcode.includes(point)),
      // A station of the same name may be on the hill above: the locality itself comes first.
      namesakes.filter(({ kind }) => kind !== 'station'),
      namesakes,
      ofPostcode.filter(({ heightM }) => Math.abs(heightM - (place.elevationM ?? heightM)) <= samePostcodeM),
    ]
    return findNearest(place, choices.find((choice) => choice.length > 0) ?? nearby, limits)
  }
}

/** "Zürich 25", "St. Gallen", "Stockhorn (BE)": without numbers, remarks, accents and points. */
function plainName(name: string): string {
  const [withoutRemark = ''] = name.normalize('NFD').replace(/\p{M}/gu, '').split('(', 1)
  const words = withoutRemark.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const isNumber = (word: string | undefined) => word !== undefined && /^\d+$/.test(word)
  return (words.length > 1 && isNumber(words.at(-1)) ? words.slice(0, -1) : words).join(' ')
}
