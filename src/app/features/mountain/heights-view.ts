import type { IconView } from '../../forecast-kit/icon-view.server.ts'
import type { WindView } from '../../forecast-kit/wind-view.server.ts'
import type { SourceView } from '../../provenance/source-view.ts'

type HeightWind = Omit<WindView, 'gustKmh'>

/** The air above a place, written out by the server. */
export type HeightsView = {
  title: string
  /** Fog, inversion and freezing level in words; the first is the lead. */
  sentences: string[]
  note: string
  caption: string
  heads: { place: string; measured: string }
  /** Every six hours. */
  columns: { at: number; day: string; startsDay: boolean; hour: string }[]
  /** From the highest down. */
  rows: HeightRow[]
  drawing: HeightDrawing
  source: SourceView
  issued: string
  more: string
}

export type HeightRow = {
  /** Unique where two points share a name. */
  id: string
  slug: string | null
  name: string
  height: string
  distance: string | null
  isOwn: boolean
  /** rem of the table's row, and of the line of its height in it. */
  rowRem: number
  lineRem: number
  measured: { temperatureC: number; wind: HeightWind | null; title: string } | null
  cells: ((IconView & { temperatureC: number; wind: HeightWind | null }) | null)[]
}

export type HeightDrawing = {
  /** Of all rows together. */
  heightRem: number
  /** CSS of each rung, from the lowest up: the colours of its temperatures, blending into the rung below. */
  colours: { background: string; maskImage: string | undefined }[]
  /** Hours across. */
  width: number
  /** In hours and rem; "" where no level is given. */
  freezing: string
  /** The level at the first hour, where it lies in the picture. */
  freezingLabel: { text: string; topRem: number } | null
  /** Below the upper limit of fog, in hours and rem. */
  fog: { x: number; width: number; y: number; isLikely: boolean }[]
}
