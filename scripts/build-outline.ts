/**
 * Writes build/client/swiss-map.svg: Switzerland's border, cantons and lakes as symbols for <use>, fetched once and
 * cached; and swiss-regions.svg with the six regions, which only their pages fetch. From the package swiss-maps (BSD-3-Clause; boundaries: Federal Statistical Office and swisstopo).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { feature, merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology, Polygon as TopoPolygon } from 'topojson-specification'
import { swissPath } from '../src/app/design/swiss-map/projection.ts'
import { regionIds } from '../src/domain/place/place.ts'
import { isInRing } from '../src/domain/warning/warning-area.ts'
import { cantons as cantonTable } from '../src/reference/regions.ts'
import { swissPlaceNames } from '../src/reference/swiss-place-names.ts'

type Objects = Record<'cantons' | 'districts' | 'lakes', GeometryCollection>

const root = join(import.meta.dirname, '..')
const source = join(root, 'node_modules/swiss-maps/2026/ch-combined.json')
/** Square degrees of the smallest triangle kept, in the sense of Visvalingam: about a pixel on a wide screen. */
const smallestTriangle = 2.4e-5

const full = JSON.parse(readFileSync(source, 'utf8')) as Topology<Objects>
const map = simplify(presimplify(full), smallestTriangle)
const { cantons, lakes } = map.objects

/** GeoJSON positions may carry a height; these have none. */
type Line = [lon: number, lat: number][]
const outlines = (of: GeometryCollection) =>
  merge(map, of.geometries as TopoPolygon[]).coordinates.flat() as Line[]
const borders = mesh(map, cantons, (a, b) => a !== b).coordinates as Line[]

const detail = { detail: 0.8, decimals: 1 }
const paths = {
  country: swissPath(outlines(cantons), detail),
  cantons: swissPath(borders, { ...detail, isClosed: false }),
  lakes: swissPath(outlines(lakes), detail),
}
const folder = join(root, 'build/client')
mkdirSync(folder, { recursive: true })

function writeSymbols(file: string, symbols: Record<string, string>) {
  const elements = Object.entries(symbols).map(([id, d]) => `<path id="${id}" d="${d}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${elements.join('')}</svg>\n`
  writeFileSync(join(folder, file), svg)
  process.stdout.write(`${file}: ${(gzipSync(svg, { level: 9 }).length / 1000).toFixed(1)} kB gzipped\n`)
}
writeSymbols('swiss-map.svg', paths)

/** The map numbers the cantons in their official order, as the table does. */
const cantonsOf = (region: string) =>
  cantons.geometries.filter(({ id }) => cantonTable[Number(id) - 1]?.region === region)

/** No canton is the Alps alone: they are the districts that hold an alpine place. */
function alpineDistricts() {
  const alpine = swissPlaceNames.filter(({ region }) => region === 'alpine')
  return map.objects.districts.geometries.filter((district) => {
    const { geometry } = feature(map, district as TopoPolygon)
    const polygons = 'coordinates' in geometry ? (geometry.coordinates as unknown as Line[] | Line[][]) : []
    const rings = (geometry.type as string) === 'MultiPolygon' ? polygons.flat() : polygons
    return alpine.some(({ coordinates }) => rings.some((ring) => isInRing(coordinates, ring as Line)))
  })
}

const merged = (geometries: readonly unknown[]) =>
  swissPath(merge(map, geometries as TopoPolygon[]).coordinates.flat() as Line[], detail)
writeSymbols(
  'swiss-regions.svg',
  Object.fromEntries(
    regionIds.map((id) => [id, merged(id === 'alpine' ? alpineDistricts() : cantonsOf(id))]),
  ),
)
