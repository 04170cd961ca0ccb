import { merge } from 'topojson-client'
import type { GeometryCollection, Topology, Polygon as TopoPolygon } from 'topojson-specification'

/** swiss-maps: a canton's outline leaves out the lakes on the border, which are shapes of their own. */
export type SwissShapes = Topology<Record<'cantons' | 'lakes', GeometryCollection>>

export type BorderRing = [lon: number, lat: number][]

/** Country, with holes for Büsingen and Campione, and lakes, as rings in degrees. */
export function swissBorder(shapes: SwissShapes): { country: BorderRing[]; lakes: BorderRing[] } {
  const rings = ({ geometries }: GeometryCollection) =>
    merge(shapes, geometries as TopoPolygon[]).coordinates.flat() as BorderRing[]
  return { country: rings(shapes.objects.cantons), lakes: rings(shapes.objects.lakes) }
}
