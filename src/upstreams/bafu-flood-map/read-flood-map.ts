import { z } from 'zod'
import type { FloodMap, FloodSection } from '../../domain/danger/hazards.ts'
import { cleanedName } from '../../domain/texts/cleaned-name.ts'
import { hourMs } from '../../domain/time/durations.ts'
import { instantOfLocal, swissTime } from '../../domain/time/local-time.ts'
import { federalLevel } from '../bafu-hazards/official-words.ts'
import { featuresOf } from '../geojson/features.ts'
import { cornerBudget, readLines, readOutlines } from '../geojson/outlines.ts'
import { lenient } from '../json/lenient.ts'
import { oneLineText } from '../json/one-line-text.ts'

export type ReadFloodMap = FloodMap

/** 42 rivers, 13 lakes and 38 regions; with fewer than these the file has lost a part. */
const leastSections = 80
/** A clock ahead of ours by more is none. */
const toleratedSkewMs = hourMs

const id = lenient(z.union([z.number(), z.string().max(20)]))
const words = lenient(z.string().max(500))
const properties = z.object({
  ID: id,
  'w-type': lenient(z.enum(['River', 'Lake', 'Region'])),
  'ws-class': lenient(z.string().max(40)),
  text: words,
  description: words,
  Fluss: words,
})
const kinds = { River: 'river', Lake: 'lake', Region: 'region' } as const

/** A text says why the file cannot be believed. */
export function readFloodMap(body: unknown, now: number): FloodMap | string {
  const features = featuresOf(body)
  if (features === null) return 'no collection of sections'
  const budget = cornerBudget(true)
  const sections = new Map<string, FloodSection>()
  for (const feature of features) {
    const section = sectionOf(feature.properties, feature.geometry, budget)
    const other = section && sections.get(section.id)
    // Twice the same one: the graver counts, and what cannot be read is not the lesser.
    if (section && (!other || (section.level ?? 6) > (other.level ?? 6))) sections.set(section.id, section)
  }
  if (sections.size < leastSections) return `only ${sections.size} sections`
  const all = [...sections.values()]
  if (all.every(({ level }) => level === 0)) return 'no section has a level'
  const issuedAt = issueOf(body)
  if (issuedAt !== null && issuedAt > now + toleratedSkewMs) return 'issued in the future'
  return { issuedAt, sections: all }
}

function sectionOf(
  sent: unknown,
  geometry: unknown,
  budget: ReturnType<typeof cornerBudget>,
): FloodSection | null {
  const { data } = properties.safeParse(sent)
  const type = data?.['w-type']
  if (!data || type === undefined || data.ID === undefined) return null
  const kind = kinds[type]
  const lines = kind === 'river' ? readLines(geometry, budget) : []
  const polygons = kind === 'river' ? [] : readOutlines(geometry, budget)
  // Without its place it is a danger of nowhere.
  if (lines === null || polygons === null) return null
  return {
    id: `${type}-${data.ID}`,
    kind,
    name: cleanedName(nameOf(data.Fluss, data.description)) || `${data.ID}`,
    level: levelOf(data['ws-class'], type),
    words: oneLineText(data.text ?? '', 300),
    lines,
    polygons,
  }
}

/** "<b>Arve</b>: Degré de danger 1: …" is the only place that names a lake or region. */
function nameOf(river = '', description = ''): string {
  const own = oneLineText(river, 80)
  return own || oneLineText(/<b>([^<]{1,100})<\/b>/.exec(description)?.[1] ?? '', 80)
}

/** "River.1"; 0 is "no level". */
function levelOf(sent: string | undefined, type: string): FloodSection['level'] {
  const [named, level] = (sent ?? '').split('.')
  if (named !== type) return null
  return level === '0' ? 0 : federalLevel(level)
}

/** "27.09.2026 08:45", on Swiss clocks. */
function issueOf(body: unknown): number | null {
  const { data } = z.object({ creation_time: z.string().max(40) }).safeParse(body)
  const [, day, month, year, hour, minute] =
    /^(\d\d)\.(\d\d)\.(20\d\d) (\d\d):(\d\d)/.exec(data?.creation_time ?? '') ?? []
  if (!year) return null
  const date = `${year}-${month}-${day}`
  if (Number.isNaN(Date.parse(`${date}T${hour}:${minute}:00Z`))) return null
  return instantOfLocal(date, Number(hour), swissTime) + Number(minute) * 60_000
}
