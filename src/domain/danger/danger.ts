import type { AvalancheBulletin, BulletinArea } from '../snow/avalanche.ts'
import { highestDanger, isValidAt } from '../snow/avalanche-rules.ts'
import { severityRank } from '../warning/severity-rank.ts'
import type { WeatherWarning } from '../warning/warning.ts'
import { isCurrentWater, type WaterReading } from '../water/water.ts'
import type { Source } from '../weather/reading.ts'
import type { FireRegion, FloodMap, FloodSection, HazardRegion } from './hazards.ts'

/** The fields that dangers of every kind and authority share, so that they fit into one list. */
type Graded = {
  /** Stable as long as it is the same danger. */
  id: string
  /** Whose steps the level counts: MeteoAlarm has four, the federal offices five; null: none is stated. */
  scale: 'meteoalarm' | 'federal' | null
  /** The authority's own, on its own scale; null where it states none. */
  level: number | null
  /** 1 to 4: orders dangers of different scales. From 3 on it is grave. */
  rank: number
  /** Epoch ms; null: not said. */
  from: number | null
  until: number | null
  issuedAt: number | null
  source: Source
}

export type WeatherDanger = Graded & { kind: 'weather'; warning: WeatherWarning }
/**
 * One lake or river, or the small waters of a region: its gauges and sections of the flood map in danger, the gravest of
 * each first; at least one of the two.
 */
export type FloodDanger = Graded & {
  kind: 'flood'
  /** As the office calls it. */
  water: string
  gauges: readonly WaterReading[]
  sections: readonly FloodSection[]
}
export type AvalancheDanger = Graded & { kind: 'avalanche'; area: BulletinArea }
export type FireDanger = Graded & { kind: 'forest-fire'; region: FireRegion }
export type DroughtDanger = Graded & { kind: 'drought'; region: HazardRegion }
/** All but the weather. */
export type FurtherDanger = FloodDanger | AvalancheDanger | FireDanger | DroughtDanger
export type Danger = WeatherDanger | FurtherDanger
export const furtherKinds = [
  'flood',
  'avalanche',
  'forest-fire',
  'drought',
] as const satisfies readonly FurtherDanger['kind'][]

/** A source that says nothing usable: no danger is known of it, and no calm either. */
export type UnreadSource = {
  /** Of floods two sources tell: gauges, and the map of the office. */
  kind: FurtherDanger['kind'] | 'flood-map'
  /** Time of its last statement; null: nothing is known. */
  knownAt: number | null
}

/** Of the federal five: at 1 there is no particular danger. */
const leastLevel = 2
const highestRank = 4
/** Somebody warns and we cannot read how gravely: above a yellow warning, as a warning without a scale. */
const unreadRank = 2.5

export const isGrave = ({ rank }: Pick<Danger, 'rank'>): boolean => rank >= 3

/** What may not be missed on any page of a place: weather from yellow on, all else from level 3. */
export function isForBar({ kind, rank }: Pick<Danger, 'kind' | 'rank'>): boolean {
  return kind === 'weather' ? rank >= 2 : isGrave({ rank })
}

/** The gravest first, then what ends first. */
export function byGravity(a: Danger, b: Danger): number {
  const end = ({ until }: Danger) => until ?? Number.POSITIVE_INFINITY
  return (
    b.rank - a.rank || (b.level ?? 0) - (a.level ?? 0) || (end(a) < end(b) ? -1 : end(a) > end(b) ? 1 : 0)
  )
}

export function weatherDanger(warning: WeatherWarning, source: Source): WeatherDanger {
  const rank = severityRank(warning)
  return {
    kind: 'weather',
    id: warning.id,
    scale: warning.scale,
    level: Number.isInteger(rank) ? rank : null,
    rank,
    from: warning.startAt,
    until: warning.isEndAssumed ? null : warning.endAt,
    issuedAt: warning.updatedAt,
    source,
    warning,
  }
}

/** Each lake and river once, however many of its gauges and sections report danger; the highest level counts. */
export function floodDangers(
  readings: readonly WaterReading[],
  source: Source,
  now: number,
  { sections, issuedAt }: FloodMap = { sections: [], issuedAt: null },
): FloodDanger[] {
  const waters = new Map<string, { gauges: WaterReading[]; sections: FloodSection[]; isRegion: boolean }>()
  const at = (water: string, isRegion: boolean) => {
    const key = `${isRegion ? 'region-' : ''}${water}`
    const known = waters.get(key) ?? { gauges: [], sections: [], isRegion }
    waters.set(key, known)
    return known
  }
  for (const reading of readings)
    if ((reading.danger ?? 1) >= leastLevel && isCurrentWater(reading, now))
      at(reading.water ?? reading.name, false).gauges.push(reading)
  for (const section of sections)
    if (section.level === null || section.level >= leastLevel)
      at(section.kind === 'region' ? section.id : section.name, section.kind === 'region').sections.push(
        section,
      )
  return [...waters].map(([key, { gauges, sections: found, isRegion }]) => {
    gauges.sort((a, b) => (b.danger ?? 1) - (a.danger ?? 1))
    found.sort((a, b) => rankOf(b.level) - rankOf(a.level) || (b.level ?? 0) - (a.level ?? 0))
    const [gauge] = gauges
    const [section] = found
    const measured = gauge?.danger ?? 1
    const forecast = section ? section.level : 1
    const isForecast = rankOf(forecast) > rankOf(measured) || (forecast ?? 0) > measured
    const level = isForecast ? forecast : measured
    return {
      kind: 'flood',
      id: `flood-${key}`,
      scale: 'federal',
      level,
      rank: rankOf(level),
      from: null,
      until: null,
      issuedAt: isForecast ? issuedAt : (gauge?.measuredAt ?? issuedAt),
      source,
      water: isRegion ? (section?.name ?? key) : key,
      gauges,
      sections: found,
    }
  })
}

/** Orders a level of the federal five among those of others. */
const rankOf = (level: number | null): number => (level === null ? unreadRank : Math.min(level, highestRank))

/** A canton's ban at level 1 is a line as of level 2: who wants to light a fire must not miss it. */
export function fireDanger(region: FireRegion, source: Source): FireDanger | null {
  const { level, measure } = region
  const isOrdered = measure !== null && measure.isBan !== false
  const rank = isOrdered ? Math.max(rankOf(level), leastLevel) : rankOf(level)
  if (rank < leastLevel) return null
  return { kind: 'forest-fire', id: `forest-fire-${region.id}`, ...gradeOf(region, rank), source, region }
}

export function droughtDanger(region: HazardRegion, source: Source): DroughtDanger | null {
  const rank = rankOf(region.level)
  if (rank < leastLevel) return null
  return { kind: 'drought', id: `drought-${region.id}`, ...gradeOf(region, rank), source, region }
}

const gradeOf = ({ level, validFrom }: HazardRegion, rank: number) => ({
  scale: 'federal' as const,
  level,
  rank,
  from: null,
  until: null,
  issuedAt: validFrom,
})

/** What is in force now. A rating that we cannot read is a danger of unknown level. */
export function avalancheDangers(
  { areas }: Pick<AvalancheBulletin, 'areas'>,
  source: Source,
  now: number,
): AvalancheDanger[] {
  return areas.flatMap((area) => {
    const { value } = highestDanger(area.ratings)
    const level = typeof value === 'number' ? value : null
    if (!isValidAt(area, now) || (level === null ? value !== 'unknown' : level < leastLevel)) return []
    return [
      {
        kind: 'avalanche',
        id: `avalanche-${area.id}`,
        scale: 'federal',
        level,
        rank: rankOf(level),
        from: area.validFrom,
        until: area.validTo,
        issuedAt: area.publishedAt,
        source,
        area,
      },
    ]
  })
}
