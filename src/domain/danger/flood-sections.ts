import type { Coordinates } from '../place/coordinates.ts'
import { isNearLine, isNearOutline, riverReachKm, shoreKm } from '../water/shores.ts'
import type { WaterReading } from '../water/water.ts'
import { type FloodSection, regionAt } from './hazards.ts'

/** A gauge is in its river; it may be near another one only at the mouth. */
const sameRiverKm = 0.5
/** Outlines are thinned. */
const sameLakeKm = 1.5

/** What concerns a place: rivers by distance, lakes on their shore, and the region that it lies in. */
export function sectionsAt(place: Coordinates, sections: readonly FloodSection[]): FloodSection[] {
  const region = regionAt(
    place,
    sections.filter(({ kind }) => kind === 'region'),
  )
  return [...sections.filter((section) => isBeside(place, section)), ...(region ? [region] : [])]
}

function isBeside(place: Coordinates, { kind, lines, polygons }: FloodSection): boolean {
  if (kind === 'river') return lines.some((line) => isNearLine(place, line, riverReachKm))
  return kind === 'lake' && polygons.some(([outline]) => outline && isNearOutline(place, outline, shoreKm))
}

/**
 * Gives gauges and sections of the same water the same name: the office's, else by where the gauge stands, for the map
 * divides waters otherwise ("Alpenrhein").
 */
export function joinWaters(
  { readings, sections }: { readings: readonly WaterReading[]; sections: readonly FloodSection[] },
  officialName: (name: string) => string,
): { readings: WaterReading[]; sections: FloodSection[] } {
  const renamed = sections.map((section) =>
    section.kind === 'region' ? section : { ...section, name: officialName(section.name) },
  )
  const waters = renamed.filter(({ kind }) => kind !== 'region')
  const names = new Set(waters.map(({ name }) => name))
  return {
    sections: renamed,
    readings: readings.map((reading) => {
      const own = reading.water === null ? null : officialName(reading.water)
      if (own !== null && names.has(own)) return { ...reading, water: own }
      const there = waters.find((section) => standsIn(reading, section))
      return there ? { ...reading, water: there.name } : reading
    }),
  }
}

function standsIn({ kind, coordinates }: WaterReading, section: FloodSection): boolean {
  if (kind !== section.kind) return false
  if (kind === 'river') return section.lines.some((line) => isNearLine(coordinates, line, sameRiverKm))
  return section.polygons.some(
    ([outline]) => outline !== undefined && isNearOutline(coordinates, outline, sameLakeKm),
  )
}
