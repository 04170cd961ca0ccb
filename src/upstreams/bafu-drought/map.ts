import { z } from 'zod'
import type { HazardRegion } from '../../domain/danger/hazards.ts'
import { parseIsoInstant } from '../../domain/time/iso-instant.ts'
import { federalLevel, inFour, officialWords, shownNames } from '../bafu-hazards/official-words.ts'
import { cornerBudget, readOutlines } from '../geojson/outlines.ts'
import { lenient } from '../json/lenient.ts'

/** Numbers of the 38 regions. */
export const droughtRegions = Array.from({ length: 38 }, (_, index) => 31 + index)
/** With fewer the answer has lost a part. */
export const leastRegions = 30

const feature = z.object({
  featureId: lenient(z.union([z.number(), z.string().max(20)])),
  id: lenient(z.union([z.number(), z.string().max(20)])),
  geometry: z.unknown().optional(),
  attributes: z.unknown().optional(),
  // Where geometryFormat=geojson is asked for, the attributes are called properties.
  properties: z.unknown().optional(),
})
const attributes = z.object({
  idn: lenient(z.union([z.number(), z.string().max(20)])),
  warnlevel: z.unknown().optional(),
  valid_from: lenient(z.string().max(40)),
  ...inFour('name'),
  ...inFour('info'),
})
const answer = z.union([
  z.object({ results: z.array(z.unknown()).max(200) }).transform(({ results }) => results),
  z.object({ features: z.array(z.unknown()).max(200) }).transform(({ features }) => features),
  z.object({ feature: z.unknown() }).transform((one) => [one.feature]),
])

/** From answers about one region or many, each region once. */
export function regionsOf(bodies: readonly unknown[]): HazardRegion[] {
  const budget = cornerBudget()
  const regions = new Map<string, HazardRegion>()
  for (const sent of bodies.flatMap((body) => answer.safeParse(body).data ?? [])) {
    const { data } = feature.safeParse(sent)
    const fields = attributes.safeParse(data?.attributes ?? data?.properties).data
    const id = Number(fields?.idn ?? data?.featureId ?? data?.id)
    if (!fields || !droughtRegions.includes(id)) continue
    const region: HazardRegion = {
      id: String(id),
      names: shownNames(fields),
      level: federalLevel(fields.warnlevel),
      words: officialWords(fields, 'info'),
      validFrom: dayOf(fields.valid_from),
      // They may be drawn coarsely or not at all; then the region is known by its name.
      polygons: readOutlines(data?.geometry, budget) ?? [],
    }
    const other = regions.get(region.id)
    if (!other || (region.level ?? 6) > (other.level ?? 6)) regions.set(region.id, region)
  }
  return [...regions.values()]
}

/** "2026/05/28 00:00:00+00". */
function dayOf(text = ''): number | null {
  const [, date] = /^(\d{4}[/-]\d\d[/-]\d\d)(?:[ T]|$)/.exec(text) ?? []
  return date === undefined ? null : parseIsoInstant(`${date.replaceAll('/', '-')}T00:00Z`)
}
