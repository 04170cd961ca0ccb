import type { GlyphName } from '../../design/icons/icon.tsx'

/** A danger other than a weather warning, written out by the server in the visitor's language. */
export type DangerRowView = {
  key: string
  /** A class: of its level, or that none could be read. */
  look: string
  glyph: GlyphName
  /** The authority's own number; "?" where it could not be read. */
  level: string
  /** "Flood: significant danger". */
  kind: string
  /** Lake or river, or the regions of the bulletin. */
  title: string
  /** Where it is measured and when, or until when it holds. */
  detail: string
  /** "FOEN, level 3 of 5". */
  scale: string
  /** Boxes of the scale that are filled; null where the level is unknown. */
  reached: number | null
  path: string
  isDemo: boolean
}

/** From level 3 on a row of its own; below, one line each. */
export type DangersView = {
  /** One of them is graver than every weather warning, and stands before these. */
  isFirst: boolean
  grave: DangerRowView[]
  slight: DangerRowView[]
  /** What could not be read, and that this is no calm. */
  unread: { key: string; title: string; text: string; link: { name: string; url: string } }[]
}
