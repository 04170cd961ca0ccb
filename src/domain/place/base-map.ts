import type { Feature, MultiLineString, MultiPolygon, Point, Position } from 'geojson'
import { type Language, languages } from '../language.ts'
import type { Coordinates } from './coordinates.ts'

/**
 * The embedded base map as GeoJSON, drawn by MapLibre in the browser and by the server in its pictures. Towns and
 * peaks carry their names in each language.
 */
export type BaseMap = {
  type: 'FeatureCollection'
  features: (
    | Feature<MultiPolygon, { kind: 'land' | 'lake' }>
    | Feature<MultiLineString, { kind: 'canton' | 'neighbour' }>
    | Feature<Point, Town>
    | Feature<Point, Peak>
  )[]
}
export type ShapeKind = 'land' | 'lake' | 'canton' | 'neighbour'
type Named = Record<Language, string> & {
  /** The map zoom from which it is named. */
  fromZoom: number
}
type Town = Named & { kind: 'town' }
type Peak = Named & { kind: 'peak'; heightM: number }

/** Borders and shores as lines of [lon, lat]; rings are closed. */
export function linesOf({ features }: BaseMap, kind: ShapeKind): Position[][] {
  return features.flatMap(({ properties, geometry }) => {
    if (properties.kind !== kind) return []
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat()
    return geometry.type === 'MultiLineString' ? geometry.coordinates : []
  })
}

/** The outer rings of shapes that enclose an area. */
export function outlinesOf({ features }: BaseMap, kind: ShapeKind): [number, number][][] {
  return features.flatMap(({ properties, geometry }) =>
    properties.kind === kind && geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flatMap(([outer = []]) => [
          outer.map(([lon = 0, lat = 0]): [number, number] => [lon, lat]),
        ])
      : [],
  )
}

export function townsOf({ features }: BaseMap): (Town & Coordinates)[] {
  return features.flatMap(({ properties, geometry }) => {
    if (properties.kind !== 'town' || geometry.type !== 'Point') return []
    const [lon = 0, lat = 0] = geometry.coordinates
    return [{ ...properties, lat, lon }]
  })
}

/** Named in a picture of the whole view, where there is room for no more. */
export type PictureTown = { names: Record<Language, string>; x: number; y: number }

/** Towns with their position in the view, as shares of it. */
export const pictureTowns = (baseMap: BaseMap): PictureTown[] =>
  townsOf(baseMap)
    .filter(({ fromZoom }) => fromZoom < 8)
    .map(({ en, de, fr, it, ...at }) => ({ names: { en, de, fr, it }, ...shareOfSwissView(at) }))

/** Of a picture that marks a place, all but this one, in whichever language it is named. */
export const townNames = (towns: readonly PictureTown[], language: Language, place: string | null) =>
  towns.flatMap(({ names, x, y }) =>
    languages.some((one) => names[one] === place) ? [] : [{ name: names[language], x, y }],
  )

/** Fractions of the whole web mercator world, x east and y south. */
export function worldPoint({ lat, lon }: Coordinates): [number, number] {
  return [(lon + 180) / 360, (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2]
}

/** What is shown at first: Switzerland with a margin. */
export const swissView = { west: 5.75, south: 45.68, east: 10.7, north: 47.95 } as const

/** Where a place lies in that view, 0 to 1 from the north-west. */
export function shareOfSwissView(coordinates: Coordinates): { x: number; y: number } {
  const [left, top] = worldPoint({ lat: swissView.north, lon: swissView.west })
  const [right, bottom] = worldPoint({ lat: swissView.south, lon: swissView.east })
  const [x, y] = worldPoint(coordinates)
  const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
  return { x: within((x - left) / (right - left)), y: within((y - top) / (bottom - top)) }
}
