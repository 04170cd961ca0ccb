import type { FailureKind } from '../../../domain/failure.ts'
import type { RegionId } from '../../../domain/place/place.ts'
import type { Light, SceneSeason, Sky } from '../../design/scene/scene-view.ts'
import type { DayCell, IconView } from '../../forecast-kit/icon-view.server.ts'
import type { AgeText } from '../../provenance/age-text.tsx'
import type { SourceView } from '../../provenance/source-view.ts'

/** What a region's page shows, written out by the server. */
export type RegionPageView = {
  id: RegionId
  name: string
  /** The region's day and tomorrow in two sentences; "" while nothing is known. */
  outlook: string
  weather: RegionWeather | { failure: FailureKind }
  others: { id: RegionId; name: string }[]
}

export type RegionWeather = {
  picture: { kind: 'map'; map: RegionMapView } | { kind: 'ladder'; ladder: LadderView }
  /** At most four; those the provider gives no values for are left out. */
  extremes: { kind: 'highest' | 'lowest' | 'wettest' | 'windiest'; figure: FigureView | null }[]
  /** Somewhere nobody knows what is over of today: its figures are of what is left. */
  isRest: boolean
  /** Today and the coming days, as the heads of the table's columns. */
  days: { weekday: string; short: string; date: string }[]
  places: RegionPlaceRow[]
  missingCount: number
  source: SourceView
  updated: AgeText
  /** Some values are the forecast for this hour, since their measurement is too old. */
  hasForecast: boolean
  /** Some were measured at stations. */
  hasMeasured: boolean
}

/** null as a whole: dry everywhere. */
export type FigureView = { value: string; unit: string; place: string; slug: string }

export type NowView = IconView & {
  temperatureC: number
  isForecast: boolean
  /** At a station that fits the place; the source's own estimate otherwise. */
  isMeasured: boolean
  /** By which station and when, where that is known. */
  measuredBy?: string
}

export type RegionPlaceRow = {
  slug: string
  name: string
  elevation: string | null
  /** null: no data for this moment. */
  now: NowView | null
  days: (DayCell | null)[]
}

/** Units of the Swiss map; positions of the labels are shares of the box. */
export type RegionMapView = {
  viewBox: string
  /** Width over height. */
  ratio: number
  /** Units of the map to one pixel where the map is as wide as it gets: keeps lines at their width. */
  unitsPerPixel: number
  labels: {
    slug: string
    name: string
    x: number
    y: number
    now: NowView
    /** Left out where a narrow map has no room for it; the list below has every place. */
    isMinor: boolean
  }[]
}

export type LadderView = {
  /** The part of the massif's drawing behind it. */
  viewBox: string
  sky: Sky
  light: Exclude<Light, 'glow'>
  season: SceneSeason
  sunSide: 'left' | 'right'
  /** From the highest down, no two so near that they would cover each other. */
  rungs: {
    slug: string
    name: string
    altitude: string
    /** Share of the figure's height. */
    y: number
    now: NowView
    wind: string | null
  }[]
}
