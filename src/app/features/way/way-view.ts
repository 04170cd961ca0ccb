import type { IconView } from '../../forecast-kit/icon-view.server.ts'
import type { SourceView } from '../../provenance/source-view.ts'
import type { WarningBarView } from '../alerts/warning-bar.server.ts'

/** The page, written out by the server in Swiss time. */
export type WayView = {
  title: string
  /** What to expect of the departure that is asked for, else what the page is for. */
  lead: string
  /** How far and how long; null without a way. */
  scope: string | null
  /** What of the address could not be taken as it stands. */
  notices: string[]
  /** No forecasts at the moment. */
  failure: { title: string; message: string } | null
  answer: WayLoaded | null
  form: WayFormView
  /** How distance, time and certainty are reckoned. */
  how: string[]
}

export type WayLoaded = {
  source: SourceView
  updated: string
  /** Runs were missed: when the forecast was made. */
  oldSince: string | null
  /** Hours of thunder, daylight, what is missing. */
  notes: string[]
  dangers: {
    bars: WarningBarView[]
    more: string | null
    /** What could not be read: its silence is no calm. */
    unread: string[]
  }
  rain: WayRain
  departures: DepartureView[]
  /** Of them, the one the page is about. */
  chosen: number
  marks: MarkRow[]
  marksNote: string
}

/** Bars of the way's parts, in order of time; without any it stays dry. */
export type WayRain = {
  bars: { height?: number; step?: number; text: string }[]
  ticks: { at: number; time: string }[]
  isSnow?: true
  begin: string
  isNow: boolean
  note: string
}

export type DepartureView = {
  /** "17:20: dry, likely (70%)". */
  text: string
  path: string
  /** Share of the wettest, 0 to 100. */
  height: number
  /** On the ramp of sums, from 1; 0 where it stays dry. */
  step: number
}

export type MarkRow = {
  /** Milliseconds after the start. */
  key: number
  time: string
  name: string
  /** Height, and the point that the values are for where that is another. */
  details: string[]
  icon: IconView | null
  temperature: string | null
  rain: string | null
  wind: string | null
}

export type WayFormView = {
  /** From, via and to, as they can be typed. */
  stops: { role: 'from' | 'via' | 'to'; typed: string }[]
  by: { value: string; text: string }[]
  chosenBy: string
  leave: { value: string; least: string; most: string }
  /** In place of places. */
  track: { code: string; text: string } | null
}
