import type { AlertType } from '../../../domain/alert/alert.ts'
import type { SeverityLevel } from '../../design/marks.tsx'

/** What the alerts page shows, written out by the server in the visitor's language and in Swiss time. */
export type AlertsPageView = {
  /** How many, how grave, and what concerns the visitor's own place. */
  lead: string
  state: 'alerts' | 'all-clear' | 'unknown' | 'sample'
  filters: { regions: FilterView[]; types: FilterView[]; isActive: boolean; allHref: string }
  /** Said when the address asks for a region or type that does not exist. */
  filterNote: string | null
  overview: { map: AlertMapView; chart: ValidityChartView } | null
  entries: AlertEntryView[]
  /** "3 of 11 alerts", where a filter hides some. */
  listNote: string | null
  /** Nothing to list: title and sentence. */
  empty: { title: string; text: string } | null
  age: AgeView | null
  source: { name: string; url: string; attribution: string; isDemo: boolean }
  placeName: string
  feedHref: string
}

export type FilterView = { value: string; label: string; href: string; isCurrent: boolean; type?: AlertType }

export type AgeView = { iso: string; absolute: string; text: string; isOld: boolean }

/** An issuer's own words in one language. */
export type AlertWords = {
  /** BCP 47. */
  language: string
  languageName: string
  title: string
  description: string
  /** null where the description already holds it word for word. */
  instruction: string | null
}

export type AlertEntryView = {
  anchor: string
  level: SeverityLevel
  severity: string
  levelName: string
  type: AlertType
  typeName: string
  isSample: boolean
  words: AlertWords
  otherWords: AlertWords[]
  /** "today 10:00 to tomorrow 12:00". */
  period: string
  /** "Ongoing, ends in 5 hours" or "Starts in 3 hours". */
  phase: string
  isOngoing: boolean
  areas: { anchor: string; name: string }[]
  updated: { iso: string; text: string } | null
  concernsPlace: boolean
  web: string | null
}

export type AlertMapView = {
  /** Which level in which regions, in words. */
  sentence: string
  /** Least grave first, so that the gravest is drawn on top. */
  areas: { anchor: string; label: string; level: SeverityLevel; path: string; isNationwide: boolean }[]
  markers: { anchor: string; label: string; level: SeverityLevel; x: number; y: number }[]
  place: { x: number; y: number; name: string } | null
}

/** Positions are in per cent of the 48 hours. */
export type ValidityChartView = {
  sentence: string
  nowAt: number
  ticks: { at: number; hour: string; day: string | null }[]
  bars: {
    anchor: string
    /** Level and period. */
    detail: string
    title: string
    language: string
    area: string
    level: SeverityLevel
    from: number
    to: number
    goesOn: boolean
  }[]
  moreText: string | null
}
