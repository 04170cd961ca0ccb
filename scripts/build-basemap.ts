// The embedded base map: borders, cantons and lakes of Switzerland, its neighbours' borders and the names of towns and
// peaks in four languages, from npm data, as one hashed file for the browser and for the pictures that the server draws.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Position } from 'geojson'
import { feature, merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { BaseMap } from '../src/domain/place/base-map.ts'
import { swissPlaceNames } from '../src/reference/swiss-place-names.ts'

type Shapes = Topology<{
  cantons: GeometryCollection
  lakes: GeometryCollection
  countries: GeometryCollection
}>

const read = (file: string): Shapes => JSON.parse(readFileSync(`node_modules/${file}`, 'utf8'))

/** Square degrees: a corner cut off by less is not missed at the closest zoom. */
const swissDetail = 4e-6
const neighbourDetail = 1e-5

const swiss = simplify(presimplify(read('swiss-maps/2026/ch-combined.json')), swissDetail)
const world = simplify(presimplify(read('world-atlas/countries-10m.json')), neighbourDetail)

/** To 0.0001 degree, about 10 m. Points that fall together are one. */
function rounded(positions: readonly Position[]): Position[] {
  const points = positions.map((position) => position.map((degrees) => Math.round(degrees * 1e4) / 1e4))
  return points.filter(([lon, lat], i) => lon !== points[i - 1]?.[0] || lat !== points[i - 1]?.[1])
}

/** Around Switzerland, with a margin for wide screens. */
const view = { west: 1.5, east: 15, south: 43, north: 50.5 }
const isInView = ([lon = 0, lat = 0]: Position) =>
  lon > view.west && lon < view.east && lat > view.south && lat < view.north

/** Pieces of a line that lie in view. */
function inView(positions: readonly Position[]): Position[][] {
  const pieces: Position[][] = [[]]
  for (const position of positions) {
    if (isInView(position)) pieces.at(-1)?.push(position)
    else if (pieces.at(-1)?.length) pieces.push([])
  }
  return pieces.filter((piece) => piece.length > 1)
}

/** Towns by the zoom from which they are named. */
const named: Record<number, string> = {
  0: 'zurich bern geneva basel lausanne lugano st-gallen chur sion',
  7: 'lucerne neuchatel davos zermatt schaffhausen winterthur fribourg bellinzona',
}
const zoomOf = (slug: string, kind: string): number | null => {
  const early = Object.entries(named).find(([, slugs]) => slugs.split(' ').includes(slug))
  if (early) return Number(early[0])
  if (kind === 'city' || kind === 'capital') return 8
  return kind === 'town' || kind === 'resort' ? 9 : null
}

/** The best known of each massif first: others come as there is room. */
const namedPeaks: Record<number, string> = {
  7: 'saentis jungfraujoch matterhorn piz-bernina',
  8: 'titlis pilatus moleson chasseral la-dole monte-generoso weissfluhjoch mont-fort',
}
const zoomOfPeak = (slug: string): number =>
  Number(Object.entries(namedPeaks).find(([, slugs]) => slugs.split(' ').includes(slug))?.[0] ?? 9)

const cantons = swiss.objects.cantons
const land = merge(swiss, cantons.geometries as Parameters<typeof merge>[1]).coordinates
const lakes = feature(swiss, swiss.objects.lakes).features.flatMap(({ geometry }) => {
  if (geometry.type === 'Polygon') return [geometry.coordinates]
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
})
const cantonBorders = mesh(swiss, cantons, (a, b) => a !== b).coordinates
// Switzerland's own border is drawn finer, from the land.
const borders = mesh(
  world,
  world.objects.countries,
  (a, b) => a !== b && !isSwitzerland(a) && !isSwitzerland(b),
).coordinates.flatMap(inView)

const area = (kind: 'land' | 'lake', polygons: Position[][][]) => ({
  type: 'Feature' as const,
  properties: { kind },
  geometry: { type: 'MultiPolygon' as const, coordinates: polygons.map((rings) => rings.map(rounded)) },
})
const lines = (kind: 'canton' | 'neighbour', positions: Position[][]) => ({
  type: 'Feature' as const,
  properties: { kind },
  geometry: { type: 'MultiLineString' as const, coordinates: positions.map(rounded) },
})
const towns = swissPlaceNames.flatMap(({ slug, kind, names, coordinates: { lat, lon } }) => {
  const fromZoom = zoomOf(slug, kind)
  if (fromZoom === null) return []
  return [
    {
      type: 'Feature' as const,
      properties: { kind: 'town' as const, fromZoom, ...names },
      geometry: { type: 'Point' as const, coordinates: [lon, lat] },
    },
  ]
})
const peaks = swissPlaceNames.flatMap(({ slug, kind, names, elevationM, coordinates: { lat, lon } }) => {
  if (kind !== 'peak' || elevationM === null) return []
  const properties = { kind, fromZoom: zoomOfPeak(slug), heightM: elevationM, ...names }
  return [
    { type: 'Feature' as const, properties, geometry: { type: 'Point' as const, coordinates: [lon, lat] } },
  ]
})
const baseMap: BaseMap = {
  type: 'FeatureCollection',
  features: [
    area('land', land),
    area('lake', lakes),
    lines('canton', cantonBorders),
    lines('neighbour', borders),
    ...towns,
    ...peaks,
  ],
}

function isSwitzerland(country: { properties?: object | null }): boolean {
  return (country.properties as { name?: string } | null)?.name === 'Switzerland'
}

const json = JSON.stringify(baseMap)
const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8)
mkdirSync('build/client/assets', { recursive: true })
mkdirSync('build/data', { recursive: true })
writeFileSync(`build/client/assets/base-map-${hash}.json`, json)
writeFileSync('build/data/base-map.json', json)
writeFileSync('build/data/base-map-url.txt', `/assets/base-map-${hash}.json`)
