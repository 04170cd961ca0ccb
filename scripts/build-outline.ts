/**
 * Writes build/client/swiss-map.svg: Switzerland's border, cantons and lakes as symbols for <use>, fetched once and
 * cached. From the package swiss-maps (BSD-3-Clause; boundaries: Federal Statistical Office and swisstopo).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { merge, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology, Polygon as TopoPolygon } from 'topojson-specification'
import { swissPath } from '../src/app/design/swiss-map/projection.ts'

type Objects = { cantons: GeometryCollection; lakes: GeometryCollection }

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
const elements = Object.entries(paths).map(([id, d]) => `<path id="${id}" d="${d}"/>`)
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${elements.join('')}</svg>\n`

const folder = join(root, 'build/client')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'swiss-map.svg'), svg)
process.stdout.write(`swiss-map.svg: ${(gzipSync(svg, { level: 9 }).length / 1000).toFixed(1)} kB gzipped\n`)
