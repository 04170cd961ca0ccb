import type { InEveryLanguage, Language } from '../language.ts'
import type { Coordinates } from '../place/coordinates.ts'

export const severities = ['minor', 'moderate', 'severe', 'extreme'] as const
export type Severity = (typeof severities)[number]

/** The five types the spec filters by, and the further ones the feeds carry. */
export const alertTypes = [
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
export type AlertType = (typeof alertTypes)[number]

/** A warning's own words in one language. Safety text: carried unaltered, never reworded. */
export type AlertText = { title: string; description: string; instruction: string | null }

/** Closed ring, [lon, lat]. */
export type Ring = [number, number][]

export type WeatherAlert = {
  /** Stable across refreshes; "all-clear" is the special no-alert message. */
  id: string
  severity: Severity
  type: AlertType
  /** The issuer's area name, unaltered; "Switzerland" where it gives none. */
  area: string
  /** Outlines of the area where the feed carries them. */
  polygons: Ring[]
  /** Epoch ms. */
  startAt: number
  endAt: number
  updatedAt: number | null
  /** At least one language; what is missing falls back to the first one given. */
  texts: Partial<Record<Language, AlertText>>
  /** Languages beyond our four, by tag (Romansh "rm" in Swiss CAP messages). */
  furtherTexts: Record<string, AlertText>
  /** Example shown because the feed failed: must never look like a real warning. */
  isSample: boolean
  web: string | null
}

/** What an alert feed said at one moment. */
export type AlertSnapshot = {
  alerts: WeatherAlert[]
  /** The feed's own time stamp. */
  updatedAt: number | null
  /**
   * "all-clear": the feed is trusted when it lists nothing. "unknown": an empty answer of this feed
   * cannot be told from a dead one (the retired RSS), so nobody may conclude that all is well.
   */
  emptyMeans: 'all-clear' | 'unknown'
}

/** Where an alert is asked for: by place (point in polygon first, names second) or by region slug. */
export type AlertScope =
  | { kind: 'place'; coordinates: Coordinates; names: InEveryLanguage | null; canton: string | null }
  | { kind: 'region'; region: string }
  | { kind: 'switzerland' }
