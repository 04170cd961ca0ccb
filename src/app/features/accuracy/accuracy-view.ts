import type { SourceView } from '../../provenance/source-view.ts'

/** Whose forecasts a line or column is. */
export type SeriesKey = 'forecast' | 'persistence' | 'climatology'

/** Lines by lead; heights as shares of the plot, null where there are too few cases. */
export type LeadChartView = {
  title: string
  leads: string[]
  ticks: { text: string; share: number }[]
  series: { key: SeriesKey; name: string; shares: (number | null)[] }[]
}

/** A figure as text, with the number of cases it is of where the row does not give one for all. */
export type FigureCell = { text: string; cases: string | null; isTooFew: boolean }

export type FigureTableView = {
  caption: string
  head: string[]
  groups: { title: string | null; rows: { head: string; href: string | null; cells: FigureCell[] }[] }[]
}

/** Chances as they were given and as they came, 0 to 1. */
export type ReliabilityView = { points: { said: number; came: number; weight: number }[] }

export type FiguresView = {
  /** Only where several were compared. */
  sources: FigureTableView | null
  temperature: { chart: LeadChartView; table: FigureTableView }
  rain: { lead: string; charts: LeadChartView[]; table: FigureTableView }
  chance: { reliability: ReliabilityView; bins: FigureTableView; table: FigureTableView }
  nowcast: { lead: string; charts: LeadChartView[]; table: FigureTableView }
  /** Only for all of Switzerland. */
  stations: FigureTableView | null
}

/** What the page shows; figures and sentences are written by the server. */
export type AccuracyView = {
  /** How far tomorrow's high was off on average, or why that is not known. */
  lead: string
  /** The same against what needs no forecast; lengths as shares of the longest. Empty without a figure. */
  errors: { key: SeriesKey; name: string; text: string; share: number }[]
  /** "20 stations, October to November 2026". */
  scope: string | null
  /** Why a station other than the requested one is shown, what is still missing, or why there is nothing. */
  notices: string[]
  /** Who measured and, if different, who forecast. */
  credits: SourceView[]
  /** Chosen; null: all of Switzerland. */
  stationId: string | null
  period: 'recent' | 'year'
  choices: { id: string; name: string }[]
  /** Whose forecasts, with the number of cases; one alone is no choice. */
  sources: { id: string; text: string; address: string }[]
  /** Whose are shown; null: those of the source in use, which the address need not name. */
  sourceId: string | null
  figures: FiguresView | null
  /** Below it nothing is shown. */
  minimum: number
}
