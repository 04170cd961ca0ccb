import type { RegionId } from '../../../domain/place/place.ts'
import type { WeatherIconName } from '../../../domain/weather/weather-icon.ts'
import type { SourceView } from '../../i18n/source-view.ts'
import type { WindView } from '../forecast/forecast-view.ts'
import type { LadderView } from '../region/region-page-view.ts'

type Texts = Record<
  | 'title'
  | 'lead'
  | 'regions'
  | 'heights'
  | 'ladder'
  | 'ladderNote'
  | 'point'
  | 'now'
  | 'wind'
  | 'gusts'
  | 'freezingLevel'
  | 'highest'
  | 'lowest'
  | 'toWinds',
  string
>

/** The mountain points of a region, written out by the server. */
export type MountainView = {
  texts: Texts
  region: RegionId
  regions: { id: RegionId; name: string }[]
  /** Föhn and bise in a line; null where nothing is known or nothing blows. */
  winds: string | null
  points: MountainPoints | { missing: { title: string; message: string } }
}

export type MountainPoints = {
  count: string
  /** The heights of each part of a long list, from the highest down; `part` is the shown one, from 1. */
  parts: string[]
  part: number
  /** null where no point finds a rung. */
  ladder: LadderView | null
  days: string[]
  rows: MountainRow[]
  /** Instead of rows. */
  empty: string | null
  source: SourceView
  issued: string
}

export type MountainRow = {
  slug: string
  name: string
  height: string
  icon: WeatherIconName
  iconName: string
  temperatureC: number
  wind: WindView | null
  freezingLevel: string | null
  days: ({ icon: WeatherIconName; iconName: string; maxC: number; minC: number } | null)[]
}
