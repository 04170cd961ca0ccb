import type { AvalancheBulletin, BulletinArea } from '../snow/avalanche.ts'
import { highestDanger, isValidAt } from '../snow/avalanche-rules.ts'
import { severityRank } from '../warning/severity-rank.ts'
import type { WeatherWarning } from '../warning/warning.ts'
import { isCurrentWater, type WaterReading } from '../water/water.ts'
import type { Source } from '../weather/reading.ts'

/** What is common to dangers of every kind and authority, so that they stand in one list. */
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
/** One lake or river: its gauges in danger, the gravest first. */
export type FloodDanger = Graded & { kind: 'flood'; gauges: readonly [WaterReading, ...WaterReading[]] }
export type AvalancheDanger = Graded & { kind: 'avalanche'; area: BulletinArea }
/** All but the weather. */
export type FurtherDanger = FloodDanger | AvalancheDanger
export type Danger = WeatherDanger | FurtherDanger
export type DangerKind = Danger['kind']
export const furtherKinds = ['flood', 'avalanche'] as const satisfies readonly FurtherDanger['kind'][]

/** A source that says nothing usable: no danger is known of it, and no calm either. */
export type UnreadSource = {
  kind: Exclude<DangerKind, 'weather'>
  /** What it last said was of this moment; null: nothing is known. */
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

/** Each lake and river once, however many of its gauges report danger. */
export function floodDangers(readings: readonly WaterReading[], source: Source, now: number): FloodDanger[] {
  const waters = new Map<string, WaterReading[]>()
  for (const reading of readings) {
    if ((reading.danger ?? 1) < leastLevel || !isCurrentWater(reading, now)) continue
    const water = reading.water ?? reading.name
    waters.set(water, [...(waters.get(water) ?? []), reading])
  }
  return [...waters].flatMap(([water, found]) => {
    const [first, ...others] = found.sort((a, b) => (b.danger ?? 1) - (a.danger ?? 1))
    if (!first) return []
    const level = first.danger ?? 1
    return [
      {
        kind: 'flood',
        id: `flood-${water}`,
        scale: 'federal',
        level,
        rank: Math.min(level, highestRank),
        from: null,
        until: null,
        issuedAt: first.measuredAt,
        source,
        gauges: [first, ...others],
      },
    ]
  })
}

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
        rank: level === null ? unreadRank : Math.min(level, highestRank),
        from: area.validFrom,
        until: area.validTo,
        issuedAt: area.publishedAt,
        source,
        area,
      },
    ]
  })
}
