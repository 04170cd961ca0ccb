import type { GlyphName } from '../../design/icons/icon.tsx'

/** The gravest warning for the page's place, in one line under the header. */
export type WarningBarView = {
  /** A class: of its severity, or that none is stated. */
  look: string
  glyph: GlyphName
  /** "Severe", or that none is stated. */
  severity: string
  title: string
  /** BCP 47, of the title. */
  language: string
  /** "until 21:00 today", and from when it was last known. */
  period: string
  /** "Alert for Zürich". */
  label: string
  /** A path as in the routes, or an anchor on the same page. */
  to: string
}

/** Named where no warning stands: water nearby that reports danger. */
export type FloodBarView = {
  /** "Limmat, Zürich, Unterhard: flood danger level 3, significant danger". */
  text: string
  path: string
}
