import type { WindView } from '../../forecast-kit/wind-view.server.ts'
import type { AgeView } from '../../provenance/age-view.server.ts'
import type { SourceView } from '../../provenance/source-view.ts'
import type { SituationTexts } from './situation-texts.server.ts'

/** Föhn and bise, written out by the server. */
export type WindsView = {
  lead: string
  foehn: PhenomenonView
  bise: PhenomenonView
  source: SourceView
  age: AgeView
}

export type PhenomenonView = {
  title: string
  texts: SituationTexts
  how: { title: string; text: string }
  chart: PressureChart
  /** Rows of hours under the curve. */
  strips: {
    label: string
    /** "14:00", of each hour. */
    times: string[]
    rows: StripRow[]
    legend: { state: StripState; text: string }[]
  }
  stations: StationTable
  /** All that the chart shows. */
  hours: ValueTable & { summary: string }
}

export type PressureChart = {
  label: string
  unit: string
  height: number
  /** Through the hours' differences. */
  line: string
  /** Between the curve and the thresholds, where it is beyond them. */
  ticks: { text: string; y: number }[]
  zeroY: number
  thresholds: { text: string; x: number; y: number }[]
  /** Values written at their points. */
  peaks: { x: number; y: number; text: string; side: 'above' | 'below' }[]
  hours: { x: number; text: string; isDay: boolean }[]
}

export type StripState = 'full' | 'part' | 'none' | 'unknown'
export type StripRow = { id: string; name: string; cells: { state: StripState; text: string }[] }

/** With its units in the head, so that it fits a phone. */
export type StationTable = {
  caption: string
  measuredAt: string
  heads: { text: string; unit?: string }[]
  rows: {
    id: string
    name: string
    temperature: string
    humidity: string
    /** `speeds`: "25 / 49", wind and gusts. */
    wind: (Pick<WindView, 'towards' | 'from'> & { speeds: string }) | null
    /** Whether it is föhn; null in the table of bise. */
    verdict: string | null
  }[]
}

export type ValueTable = {
  /** The first is that of the names. */
  heads: string[]
  rows: { id: string; name: string; values: string[] }[]
}
