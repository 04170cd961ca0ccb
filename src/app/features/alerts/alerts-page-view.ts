import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import type { WarningType } from '../../../domain/warning/warning.ts'
import type { WarningState } from '../../../domain/warning/warning-state.ts'
import type { SeverityLevel } from '../../design/marks.tsx'
import type { AgeText } from '../../provenance/age-text.tsx'
import type { DangersView } from './danger-rows-view.ts'
import type {
  ManyLanguageCardView,
  ProviderWarningsView,
  WarningLabels,
  WarningNoticeView,
} from './warning-card-view.ts'

/** What the warnings page shows, written out by the server in the visitor's language and in Swiss time. */
export type AlertsPageView = {
  /** How many in the country, and how severe. */
  lead: string
  /** Of the country. */
  state: WarningState
  /** Shown before the list, or instead of it. */
  notice: WarningNoticeView | null
  /** What holds for the visitor's place, whatever the region chosen; null where the country's notice says it already. */
  own: OwnWarningsView | null
  /** Whether fires may be lit at the place; null abroad. */
  fire: FirePanelView | null
  /** Before a link: its own alerts may not stand beside advertising. */
  alertswiss: string
  /** Whose floods these are; null where there are none. */
  smallWaters: string | null
  /** Of other authorities, in the rest of the country. */
  dangers: DangersView
  filters: { regions: FilterView[]; types: FilterView[]; isActive: boolean; allHref: string }
  /** What the address asks for and cannot be had. */
  addressNotes: string[]
  overview: { map: WarningMapView; chart: ValidityChartView } | null
  /** The country's, without those of the visitor's place. */
  cards: ManyLanguageCardView[]
  labels: WarningLabels
  /** "3 of 11 warnings", where a filter hides some. */
  listNote: string | null
  /** No card behind this filter, or none but the place's own: title and sentence. */
  empty: { title: string; text: string } | null
  age: (AgeText & { isOld: boolean }) | null
  source: { name: string; url: string; attribution: string; isDemo: boolean }
  feedHref: string
  /** The visitor's place; null where its warnings are not ours. */
  notify: KeptPlace | null
}

/** The canton's order in its own words, and the region's danger. */
export type FirePanelView = {
  title: string
  /** null: it could not be read. */
  measure: { title: string; text: string } | null
  unread: string | null
  /** Region and level; '' where none is known. */
  danger: string
  note: string
  link: { name: string; url: string }
}

export type OwnWarningsView = {
  place: string
  /** That there is no warning, or why none is known; null where warnings speak for themselves. */
  notice: WarningNoticeView | null
  cards: ManyLanguageCardView[]
  /** "1 warning of another type": not among the cards, for a type is chosen. */
  hidden: string | null
  dangers: DangersView
  /** Where our own list does not tell. */
  fromProvider: ProviderWarningsView | null
  /** How old the list is that has nothing for the place. */
  age: string | null
}

export type FilterView = {
  value: string
  label: string
  href: string
  isCurrent: boolean
  type?: WarningType
}

export type WarningMapView = {
  /** Which level in which regions, in words. */
  sentence: string
  /** Least severe first, so that the most severe is drawn on top. */
  areas: { anchor: string; label: string; level: SeverityLevel; path: string; isNationwide: boolean }[]
  markers: { anchor: string; level: SeverityLevel; x: number; y: number }[]
  place: { x: number; y: number; name: string } | null
}

/** Positions are in per cent of the 48 hours. */
export type ValidityChartView = {
  sentence: string
  nowAt: number
  ticks: { at: number; hour: string; day: string | null }[]
  bars: {
    key: string
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
