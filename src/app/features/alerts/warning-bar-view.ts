import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import type { GlyphName } from '../../design/icons/icon.tsx'

/** The gravest danger for the page's place, in one line under the header. */
export type WarningBarView = {
  /** A class: of its level, or that none is stated. */
  look: string
  glyph: GlyphName
  /** "Red warning for Zürich", "Flood danger for Zürich, level 4 of 5". */
  lead: string
  title: string
  /** BCP 47, of the title. */
  language: string
  /** "until 21:00 today", and from when it was last known. */
  period: string
  /** "2 more dangers"; null: it is the only one. */
  more: string | null
  /** A path as in the routes, or an anchor on the same page. */
  to: string
  /** Whom the bell notifies of; null: a region, or a place whose warnings we do not have. */
  notify: KeptPlace | null
}
