import type { FailureKind } from '../../../domain/failure.ts'
import type { SceneView } from '../../design/scene/scene-view.ts'
import type { IconView } from '../../forecast-kit/icon-view.server.ts'
import type { AgeView } from '../../provenance/age-view.server.ts'
import type { SourceView } from '../../provenance/source-view.ts'
import type { DangersView } from '../alerts/danger-rows-view.ts'
import type {
  ProviderWarningsView,
  WarningCardView,
  WarningLabels,
  WarningNoticeView,
} from '../alerts/warning-card-view.ts'

/**
 * What a page with one place's weather shows. Dates, times and sentences are written by the server: the
 * browser's own tables of dates may differ from the server's, and the grammar of sentences need not travel.
 */
export type WeatherPageView = {
  /** `height`: "4478 m a.s.l."; null where it is not known. */
  place: { name: string; slug: string; height: string | null }
  /** "?place=…" for links to pages that would show another place without it, else "". */
  placeQuery: string
  sky: SceneView
  weather: LoadedWeather | MissingWeather
  warnings: WarningsView
  rain: RainView | RainAbroad | RainMissing
  credits: PageCredits
}

/** Where all of the page comes from, once. */
export type PageCredits = {
  /** Each once. */
  sources: SourceView[]
  /** Where and when it was measured, computed, read. */
  facts: string[]
  /** How the page is made: what few ask, folded. */
  method: string[]
}

/** Beyond the map: in words what was measured there, if anything was, and that there is no look ahead. */
export type RainAbroad = { abroad: string; source: SourceView | null }

/** Why the next two hours are not known; pending while the radar's first pictures are still being made. */
export type RainMissing = { missing: string; isPending: boolean }

export type MissingWeather = { failure: FailureKind; message: string }

/** The icon is the condition's; the drawing carries its name too. */
export type LoadedWeather = IconView & {
  /** "Partly cloudy, thunderstorms from about 16:00". */
  headline: string
  temperatureC: number
  /** Of what is left of today; null where nothing is forecast. */
  range: {
    maxC: number
    minC: number
    /** What the two are of, in words. */
    extent: string
    /** Only of what is left of the day. */
    isRest: boolean
  } | null
  age: AgeView
  source: SourceView
  feelsLike: Figure | null
  humidity: Figure | null
  wind: Figure | null
  precipitation: Figure
  facts: {
    sunrise: string | null
    sunset: string | null
    /** The day's highest: "8, very high, 13:00". */
    uv: string | null
    visibility: string | null
    sunshine: string | null
    freezingLevel: string | null
  }
  /** Where the present values were measured and what point the forecast is for, each a line; empty if unknown. */
  origins: string[]
  hours: PackedStripView
  days: PackedDaysView
}

export type Figure = { value: string; note: string | null }

/** What is not so is left out instead of being sent 24 times. */
export type StripHour = IconView & {
  /** On the place's clock: two digits, or "14:30" where hours begin there. */
  hour: string
  /** It has begun. */
  isNow?: true
  /** The name of the day, where one begins and has room for it. */
  day?: string
  temperatureC: number
  /** On the line through the hours, in its units from the top. */
  y: number
  /** Above 0, at the first of the hours it is for. */
  chancePercent?: number
  /** How many these are, more than one. */
  chanceHours?: number
  /** What falls, the height of its bar in per cent and its step on the rain ramp counted from 1. */
  amount?: { value: string; unit: string }
  height?: number
  step?: number
  /** Only where they matter. */
  gustKmh?: number
  isNight?: true
  /** YYYY-MM-DD, of the first hour of each date. */
  date?: string
}

export type HourlyStripView = {
  /** "Today" or "Tonight". */
  label: string
  /** What is left of today in a sentence or two. */
  sentence: string | null
  /** Of the first one, in hours since 1970: an hour that the clock shows twice is two hours. */
  firstHour: number
  /** At most 24. */
  hours: StripHour[]
  /** Path around the line through the hours, where the temperatures will lie in eight cases of ten; "" if unknown. */
  band: string
  hasGusts: boolean
  /** Colours of the line from top to bottom. */
  colours: string[]
}

/** As it travels: packStrip. */
export type PackedStripView = Omit<HourlyStripView, 'hours'> & { hours: string }

export type GridDay = IconView & {
  weekday: string
  weekdayShort: string
  date: string
  isToday?: true
  maxC: number
  minC: number
  /** YYYY-MM-DD. */
  iso: string
  /** How far they may reach, where that is forecast. */
  leastC?: number
  mostC?: number
  /** "High 18 to 24 degrees, uncertain." */
  uncertain?: string
  /** "4.2 h". */
  sunshine?: string
  /** What falls: the figure and its unit, centimetres where it falls as snow. */
  amount?: { value: string; unit: string }
  /** Much of it: the list says so in words. */
  mark?: { kind: 'rain' | 'snow'; text: string }
  /** "18–131 mm", where it may be far from the figure. */
  amountRange?: string
  /** "17 mm still to come": of a day that has begun. */
  toCome?: string
  /** "Gusts 81 km/h", of strong ones. */
  gusts?: string
  /** null where nothing may fall: the card then shows none. */
  chancePercent: number | null
  windSpeedKmh: number | null
}

export type DaysView = {
  /** Tomorrow in one sentence. */
  sentence: string | null
  /** The day after it on which most falls, where that is much. */
  heaviest: string | null
  /** At most 8. */
  days: GridDay[]
  /** The ends of the scale that all days share. */
  lowC: number
  highC: number
  /** Temperatures at which it has a line. */
  guidesC: number[]
  /** Colour stops of the shared scale for a CSS gradient, cold to warm. */
  colours: string
}

/** As it travels: packDays. */
export type PackedDaysView = Omit<DaysView, 'days'> & { days: string }

export type WarningsView = {
  /** The state in words; null where the warnings speak for themselves. */
  notice: WarningNoticeView | null
  /** Those of other authorities. */
  dangers: DangersView
  /** The gravest first, at most as many as the page has room for. */
  cards: WarningCardView[]
  /** null where no card is shown. */
  labels: WarningLabels | null
  moreCount: number
  /** Of the weather provider, where our own list does not tell. */
  fromProvider: ProviderWarningsView | null
  /** No ads next to a severe or extreme warning. */
  isSevere: boolean
  age: AgeView | null
  source: SourceView
}

export type RainView = {
  sentence: string
  /** `height` in per cent and `step` on the rain ramp counted from 1; dry bars have neither. None where all are dry. */
  bars: { height?: number; step?: number; text: string }[]
  /** All that falls is snow, and told by its depth. */
  isSnow?: true
  /** The clock along the axis of the bars, 0 to 1; it begins now. */
  ticks: { at: number; time: string }[]
  age: AgeView
}
