import type { RegionId } from '../../../domain/place/place.ts'
import type { SceneView } from '../../design/scene/scene-view.ts'
import type { IconView } from '../../forecast-kit/icon-view.server.ts'
import type { WindView } from '../../forecast-kit/wind-view.server.ts'
import type { SourceView } from '../../provenance/source-view.ts'
import type { WindsView } from './wind-view.ts'

export const mountainSorts = ['sun', 'height', 'wind'] as const
export type MountainSort = (typeof mountainSorts)[number]
/** Metres; 0 for all points. */
export const lowestPoints = [0, 1500, 2000, 2500, 3500] as const

/** What the address says; `fromM` and `date` null: what suits the region, and the best day. */
export type MountainChoice = {
  region: RegionId
  sort: MountainSort
  fromM: number | null
  date: string | null
}

type Missing = { missing: { title: string; message: string } }

/** The days in the mountains of a region, written out by the server. */
export type MountainView = {
  title: string
  choice: MountainChoice
  regions: { id: RegionId; name: string }[]
  lowest: { metres: number; text: string }[]
  /** The sky of the shown day. */
  scene: SceneView
  points: MountainPoints | Missing
  /** Föhn or bise, where it blows; of hours ago it would be untrue. */
  blowing: string | null
  winds: WindsView | null
}

export type MountainPoints = {
  /** "Best day above 2000 m". */
  question: string
  /** "Tuesday, until 15:00". */
  answer: string
  /** "9 hours of sun, thunderstorms from 15:00."; null where no day is good. */
  reason: string | null
  days: (IconView & { date: string; weekday: string; name: string; sun: string | null })[]
  /** The day that the rows are of. */
  shown: { date: string; name: string }
  /** From here on, metres. */
  fromM: number
  count: number
  rows: MountainRow[]
  measured: MeasuredRow[]
  /** Instead of rows. */
  empty: string | null
  source: SourceView
  issued: string
}

export type MountainRow = IconView & {
  slug: string
  name: string
  height: string
  highC: number
  /** Hours, and as a share of the longest bar; null where none are given. */
  sun: { text: string; share: number } | null
  /** "16". */
  stormHour: string | null
  gustKmh: number | null
  isStrong: boolean
  /** Metres. */
  snowLine: string | null
  /** The point lies above it. */
  isInSnow: boolean
}

/** What a station beside the point measures now. */
export type MeasuredRow = {
  slug: string
  name: string
  height: string
  temperatureC: number
  wind: WindView | null
  measuredBy: string
}
