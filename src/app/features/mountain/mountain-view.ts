import type { RegionId } from '../../../domain/place/place.ts'
import type { SourceView } from '../../i18n/source-view.ts'
import type { DayCell } from '../charts/icon-view.server.ts'
import type { WindView } from '../forecast/forecast-view.ts'
import type { LadderView, NowView } from '../region/region-page-view.ts'
import type { MountainTexts } from './mountain-texts.server.ts'

export const mountainSorts = ['height', 'wind', 'freezing'] as const
export type MountainSort = (typeof mountainSorts)[number]
/** Metres; 0 for all points. */
export const lowestPoints = [0, 1500, 2500, 3500] as const

/** What the address says. */
export type MountainChoice = { region: RegionId; sort: MountainSort; fromM: number; part: number }

/** The mountain points of a region, written out by the server. */
export type MountainView = {
  texts: MountainTexts
  choice: MountainChoice
  sorts: Record<MountainSort, string>
  lowest: { metres: number; text: string }[]
  regions: { id: RegionId; name: string }[]
  /** Föhn and bise in a line; null where nothing is known or nothing blows. */
  winds: string | null
  points: MountainPoints | { missing: { title: string; message: string } }
}

export type MountainPoints = {
  count: string
  /** The heights of each part of a long list, or its numbers where it is sorted otherwise; `part` is the shown one, from 1. */
  parts: string[]
  part: number
  /** null where no point finds a rung. */
  ladder: LadderView | null
  days: string[]
  rows: MountainRow[]
  /** On values that were measured; null where none were. */
  measuredNote: string | null
  /** Instead of rows. */
  empty: string | null
  source: SourceView
  issued: string
}

/** Its gusts only where they are strong. */
export type MountainDay = DayCell & { gustKmh: number | null }

export type MountainRow = {
  slug: string
  name: string
  height: string
  now: NowView
  wind: WindView | null
  freezingLevel: string | null
  days: (MountainDay | null)[]
}
