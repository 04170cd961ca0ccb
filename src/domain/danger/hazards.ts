import type { InEveryLanguage } from '../language.ts'
import type { Coordinates } from '../place/coordinates.ts'
import { hourMs } from '../time/durations.ts'
import type { FederalLevel } from '../warning/federal-level.ts'
import type { Ring } from '../warning/warning.ts'
import { isInOutlines } from '../warning/warning-area.ts'
import { awayKm, isNearBox } from '../water/shores.ts'

/** A region for which an office grades one danger. */
export type HazardRegion = {
  id: string
  names: InEveryLanguage
  /** null: what it says is none of the five. */
  level: FederalLevel | null
  /** Its own words for the level, unaltered; '' where it has none. */
  words: InEveryLanguage
  /** Since when the level is what it is, which may be months ago. */
  validFrom: number | null
  /** Each an outline and its holes; empty where the source draws none. */
  polygons: Ring[][]
}

/** What a canton orders; words unaltered, '' where it has none. */
export type FireMeasure = {
  /** Whether fires are banned somewhere; null: words that we do not know. */
  isBan: boolean | null
  isNone: boolean
  title: InEveryLanguage
  text: InEveryLanguage
}
export type FireRegion = HazardRegion & { canton: string; measure: FireMeasure | null }
export type ForestFire = { regions: FireRegion[] }
export type Drought = { regions: HazardRegion[] }

/** Of the map of flood dangers: a stretch of a large river, a lake, or the small waters of a region. */
export type FloodSection = {
  /** Unique and the same in every issue: "River-42". */
  id: string
  kind: 'river' | 'lake' | 'region'
  name: string
  /** 0: no level is given, which is no calm; null: it cannot be read. */
  level: FederalLevel | 0 | null
  words: string
  /** A river's course, or each outline and its holes. */
  lines: Ring[]
  polygons: Ring[][]
}
export type FloodMap = { issuedAt: number | null; sections: FloodSection[] }

/**
 * The fire map is renewed on working days and whenever the danger changes, the flood map twice a day, droughts once a
 * week; what could not be fetched again for this long may have changed unseen.
 */
export const hazardsKnownForMs = 30 * hourMs
/** Outlines are thinned, and lakes are cut out of some: so near, a place belongs to the region. */
const edgeKm = 2

export const isInPolygons = (point: Coordinates, polygons: readonly Ring[][]): boolean =>
  polygons.some(
    ([outline, ...holes]) =>
      outline !== undefined && isInOutlines([outline], point) && !isInOutlines(holes, point),
  )

/** The region that a place lies in, or beside; null where none is near. */
export function regionAt<Region extends { polygons: Ring[][] }>(
  point: Coordinates,
  regions: readonly Region[],
): Region | null {
  const inside = regions.find(({ polygons }) => isInPolygons(point, polygons))
  if (inside) return inside
  let nearest: { region: Region; km: number } | null = null
  for (const region of regions) {
    const near = region.polygons.flat().filter((ring) => isNearBox(point, ring, edgeKm))
    const km = Math.min(...near.map((ring) => awayKm(point, ring)))
    if (km <= edgeKm && (nearest === null || km < nearest.km)) nearest = { region, km }
  }
  return nearest?.region ?? null
}
