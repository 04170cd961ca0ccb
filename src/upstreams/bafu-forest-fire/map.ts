import { z } from 'zod'
import type { FireMeasure, FireRegion } from '../../domain/danger/hazards.ts'
import { parseIsoInstant } from '../../domain/time/iso-instant.ts'
import { federalLevel, inFour, officialWords, shownNames } from '../bafu-hazards/official-words.ts'
import { featuresOf } from '../geojson/features.ts'
import { cornerBudget, readOutlines } from '../geojson/outlines.ts'
import { lenient } from '../json/lenient.ts'
import { oneLineText } from '../json/one-line-text.ts'

const id = lenient(z.union([z.number(), z.string().max(20)]))
const shared = { region_id: id, ...inFour('name'), ...inFour('title') }
const dangerProperties = z.object({
  ...shared,
  canton: lenient(z.string().max(10)),
  level: z.unknown().optional(),
  valid_from: lenient(z.string().max(40)),
})
const measureProperties = z.object({ ...shared, label: id, ...inFour('description') })

/** The measure of a region; null: none can be read. */
export type MeasureOf = (region: { id: string; name: string }) => FireMeasure | null

export function regionsOf(body: unknown, measureOf: MeasureOf): FireRegion[] {
  const budget = cornerBudget(true)
  const regions = new Map<string, FireRegion>()
  for (const { properties, geometry } of featuresOf(body) ?? []) {
    const { data } = dangerProperties.safeParse(properties)
    const polygons = readOutlines(geometry, budget)
    if (data?.region_id === undefined || polygons === null) continue
    const own = String(data.region_id)
    const region: FireRegion = {
      id: own,
      names: shownNames(data),
      canton: oneLineText(data.canton ?? '', 10),
      level: federalLevel(data.level),
      words: officialWords(data, 'title'),
      validFrom: parseIsoInstant(data.valid_from),
      measure: measureOf({ id: own, name: officialWords(data, 'name').de }),
      polygons,
    }
    const other = regions.get(own)
    // Twice the same one: the graver counts, and what cannot be read is not the lesser.
    if (!other || (region.level ?? 6) > (other.level ?? 6)) regions.set(own, region)
  }
  return [...regions.values()]
}

/** By the number of the region, which is also its label, else by its name; null where the body has none. */
export function measuresOf(body: unknown): MeasureOf | null {
  const byId = new Map<string, FireMeasure>()
  const byName = new Map<string, FireMeasure>()
  for (const { properties } of featuresOf(body) ?? []) {
    const { data } = measureProperties.safeParse(properties)
    const measure = data && measureFrom(data)
    if (!data || !measure) continue
    const number = data.region_id ?? data.label
    const name = officialWords(data, 'name').de
    if (number !== undefined) byId.set(String(number), measure)
    if (name !== '') byName.set(name, measure)
  }
  if (byId.size + byName.size === 0) return null
  return ({ id: own, name }) => byId.get(own) ?? byName.get(name) ?? null
}

/** The office has five, which differ in spaces from issue to issue: they are known by their beginning. */
function measureFrom(fields: Record<string, unknown>): FireMeasure | null {
  const title = officialWords(fields, 'title')
  if (title.de === '') return null
  const isNone = /^(?:keine massnahmen|no measures)/i.test(title.de)
  const isAdvice = /^(?:mahnung|warning that care)/i.test(title.de)
  const isBan = /^(?:bedingtes|absolutes) feuerverbot|^(?:conditional|absolute) ban/i.test(title.de)
  return {
    isNone,
    isBan: isBan ? true : isNone || isAdvice ? false : null,
    title,
    text: officialWords(fields, 'description'),
  }
}
