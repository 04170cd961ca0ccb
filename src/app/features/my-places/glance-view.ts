import type { GlyphName } from '../../design/icons/icon.tsx'
import type { IconView } from '../../forecast-kit/icon-view.server.ts'
import type { AgeView } from '../../provenance/age-view.server.ts'
import type { SourceView } from '../../provenance/source-view.ts'

/** A kept place in a few figures and sentences, all in the reader's language. */
export type GlanceView = {
  /** The place as it was requested. */
  requested: string
  /** null: there is no such place (any more). */
  name: string | null
  /** null: no weather just now. */
  weather:
    | (IconView & {
        /** Unrounded: this request has no cookie, and only the browser knows the visitor's unit. */
        temperatureC: number
        /** `note` where it is not the calendar day's. */
        range: { maxC: number; minC: number; note: string | null } | null
      })
    | null
  /** The next two hours; null where the radar does not look, or knows nothing. */
  rain: { sentence: string; bars: { height?: number; step?: number }[] } | null
  /** The gravest danger, whoever warns of it; `more`: how many others. */
  warning: {
    /** A class: of its level, or that none is stated. */
    look: string
    glyph: GlyphName
    /** Of its own scale; null: none is stated. */
    level: number | null
    /** "Red warning", "Flood: severe danger". */
    severity: string
    title: string
    /** Tag of the title's language. */
    language: string
    more: number
  } | null
  /** Why silence is no all-clear; null where it is one. */
  warningNote: string | null
}

export type GlancesView = {
  glances: GlanceView[]
  /** Each as old as the oldest of its own values. */
  sources: (SourceView & { age: AgeView })[]
  /** Of the oldest value of all. */
  age: AgeView | null
}
