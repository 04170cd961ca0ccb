import type { Language } from '../language.ts'
import type { Ring } from '../warning/warning.ts'

/** European avalanche danger scale. */
export const dangerLevels = [1, 2, 3, 4, 5] as const
export type DangerLevel = (typeof dangerLevels)[number]

/** "no-rating" and "no-snow" are words of the issuer; "unknown" is a word that we cannot read. */
export type DangerValue = DangerLevel | 'no-rating' | 'no-snow' | 'unknown'

export const aspects = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Aspect = (typeof aspects)[number]

export const problemTypes = [
  'new_snow',
  'wind_slab',
  'persistent_weak_layers',
  'wet_snow',
  'gliding_snow',
  'cornices',
  'favourable_situation',
  'no_distinct_avalanche_problem',
] as const
export type ProblemType = (typeof problemTypes)[number]

/** In spring the danger rises in the course of the day: a rating for "earlier" and one for "later". */
export type DayPeriod = 'all_day' | 'earlier' | 'later'

/** Metres above sea or the tree line; null: no bound. */
export type HeightBound = number | 'treeline' | null
export type HeightBand = { lower: HeightBound; upper: HeightBound }

export type DangerRating = {
  value: DangerValue
  /** Where in the level: 3+, 3=, 3-. */
  subdivision: 'plus' | 'neutral' | 'minus' | null
  period: DayPeriod
  band: HeightBand
}

export type AvalancheProblem = {
  /** null: of a kind that we do not know. */
  type: ProblemType | null
  value: DangerValue | null
  band: HeightBand
  /** Empty: the issuer names none. */
  aspects: Aspect[]
  period: DayPeriod
  /** The core zone in the issuer's words. */
  coreZone: string | null
  text: TextBlock[]
}

/** The issuer's formatted text as a tree of our own elements: words unaltered, no markup of theirs. */
export type TextRun = { text: string; isStrong?: true; isEmphasised?: true } | { isBreak: true }
export type TextBlock =
  | { kind: 'heading' | 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; items: TextRun[][] }
  /** Words that hold for some regions of an area only. */
  | { kind: 'regional'; regions: string; blocks: TextBlock[] }

export type BulletinTexts = Record<
  'highlights' | 'activity' | 'travelAdvisory' | 'snowpack' | 'weatherReview' | 'weather' | 'tendency',
  TextBlock[]
>

export type BulletinRegion = {
  id: string
  name: string
  /** Its own, each an outline and its holes; missing where the source draws it only together with others. */
  polygons?: Ring[][]
}

/** Regions that share one rating and its texts: a "bulletin" of CAAML. */
export type BulletinArea = {
  id: string
  validFrom: number
  validTo: number
  publishedAt: number | null
  nextUpdateAt: number | null
  /** Issued besides the usual editions. */
  isUnscheduled: boolean
  regions: BulletinRegion[]
  ratings: DangerRating[]
  problems: AvalancheProblem[]
  texts: BulletinTexts
  /** Drawn around several of its regions, or around nobody knows which; all outlines of an area are `polygonsOf`. */
  polygons: Ring[][]
}

export type AvalancheBulletin = {
  /** Of its texts; differs from the requested one where there is no translation yet. */
  language: Language
  areas: BulletinArea[]
  /** false: part of what was sent could not be read, so something may be missing here. */
  isWhole: boolean
}
