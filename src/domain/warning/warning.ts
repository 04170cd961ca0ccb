import type { Language } from '../language.ts'
import type { Place } from '../place/place.ts'

export const severities = ['minor', 'moderate', 'severe', 'extreme'] as const
export type Severity = (typeof severities)[number]

/** The first five are always offered as filters, the others if a feed has them. */
export const warningTypes = [
  'wind',
  'rain',
  'storms',
  'snow',
  'fog',
  'heat',
  'cold',
  'forest-fire',
  'avalanche',
  'flood',
  'coastal',
  'other',
] as const
export type WarningType = (typeof warningTypes)[number]

/** A warning's own words in one language. Safety text: carried unaltered, never reworded. */
export type WarningText = { title: string; description: string; instruction: string | null }

/** Closed ring, [lon, lat]. */
export type Ring = [number, number][]

/** From when to when a warning holds. */
export type WarningPeriod = Pick<WeatherWarning, 'startAt' | 'endAt' | 'isEndAssumed'>

export type WeatherWarning = {
  /** Stable across refreshes; "all-clear" is the special no-alert message. */
  id: string
  /** Id of the first message in the series of updates that ends with this one. */
  originId?: string
  /** Ids of all messages that it replaces, as far as they are known: an update may join several warnings. */
  replacedIds?: string[]
  severity: Severity
  /** Whose scale the severity is on: MeteoAlarm's four colours, or none where it was inferred from the text. */
  scale: 'meteoalarm' | null
  type: WarningType
  /** The issuer's area name, unaltered; "Switzerland" where it gives none. */
  area: string
  /** Outlines of the area where the feed carries them. */
  polygons: Ring[]
  /** The part of `area` whose outline is missing or unreadable while others have theirs: names say where it is. */
  areaWithoutOutline?: string
  /** Epoch ms. */
  startAt: number
  endAt: number
  /** The feed leaves out when it begins or ends: both may move with every reading. */
  isPeriodAssumed?: true
  /** It leaves out the end: `endAt` is our guess, never to be shown. */
  isEndAssumed?: true
  updatedAt: number | null
  /** Taken from the feed's index, as long as the message itself could not be read. */
  isIndexText?: true
  /** At least one language; what is missing falls back to the first one given. */
  texts: Partial<Record<Language, WarningText>>
  /** Languages beyond our four, by tag (Romansh "rm" in Swiss CAP messages). */
  furtherTexts: Record<string, WarningText>
  /** Example shown because the feed failed: must never look like a real warning. */
  isSample: boolean
  /** Who issued it, where it came through a provider of weather; its severity is known only with a scale. */
  issuer?: string
  web: string | null
}

/** Who passes the warnings on: MeteoAlarm, in either of its formats, or any other Swiss RSS. */
export type WarningCarrier = 'meteoalarm' | 'rss'

/** What a warning feed said at one moment. */
export type WarningSnapshot = {
  warnings: WeatherWarning[]
  carrier: WarningCarrier
  /** The feed's own time stamp. */
  updatedAt: number | null
  /**
   * What an empty list means. "all-clear": the list is whole and trusted, as it is rebuilt and stamped by the clock.
   * "all-clear-beside-others": so it is while it lists something; when empty, it cannot be distinguished from a dead feed (RSS).
   * "unknown": part of it could not be read, or its feed is no longer kept up.
   */
  silenceMeans: 'all-clear' | 'all-clear-beside-others' | 'unknown'
}

/** Where warnings are requested for: a place (point in polygon first, names second) or a region. */
export type WarningScope =
  | { kind: 'place'; place: Place }
  | { kind: 'region'; region: string }
  | { kind: 'switzerland' }
