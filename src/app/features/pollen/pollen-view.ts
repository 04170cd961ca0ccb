import type { PollenLoad, PollenTaxon } from '../../../domain/air/pollen.ts'
import type { FailureKind } from '../../../domain/failure.ts'
import type { AgeText } from '../../provenance/age-text.tsx'
import type { SourceView } from '../../provenance/source-view.ts'

/** What the page shows; sentences, dates and times are written by the server. */
export type PollenView = {
  placeName: string
  /** Set where the address names the place: links keep it. */
  placeParameter: string | null
  /** The kind that map and list show. */
  taxon: PollenTaxon
  pollen: LoadedPollen | { failure: FailureKind }
  seasons: SeasonRow[]
  /** Days with their highest index; empty where the source gives none, null without weather. */
  uv: {
    rows: { date: string; day: string; text: string }[]
    /** Without clouds, because the source does not know what they let through. */
    isClearSky: boolean
    source: SourceView
    fetched: AgeText
  } | null
}

export type LoadedPollen = {
  lead: string
  /** The nearest station, or the one the address names. */
  station: { id: string; name: string; away: string; levels: LevelRow[] }
  /** Nearest first. */
  stations: PollenStationRow[]
  /** `level`: 0 is none, 4 very high. */
  markers: { id: string; x: number; y: number; level: number | null; label: string; isShown: boolean }[]
  isAbroad: boolean
  source: SourceView
  updatedAt: string | null
  isOld: boolean
}

/** Of one kind at one station. */
export type LevelFigures = {
  load: PollenLoad | null
  /** Grains, so far and of the whole day before. */
  today: string | null
  yesterday: string | null
}

export type LevelRow = LevelFigures & {
  taxon: PollenTaxon
  /** The last seven days, oldest first: share of a very high load on a scale of roots, 0 to 1; null where not measured. */
  days: { date: string; share: number | null }[]
  /** The same in words, with the trend: "rising. Last 7 days: 3, 12, …". */
  daysText: string
}

export type PollenStationRow = LevelFigures & { id: string; name: string; away: string; trend: string | null }

export type SeasonRow = {
  taxon: PollenTaxon
  months: string
  isNow: boolean
  /** "1–10", "11–69", "70–299", "≥ 300". */
  classes: string[]
}
