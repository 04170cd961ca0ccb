import type { FailureKind } from '../../../domain/failure.ts'
import type { CloudLayers } from '../../../domain/weather/weather.ts'
import type { CreditView } from '../../i18n/source-view.ts'
import type { HourSlot, HourSlots, RangeView } from '../charts/hour-slots.ts'
import type { IconView } from '../charts/icon-view.server.ts'
import type { Look } from '../charts/look.ts'
import type { ValueAxis } from '../charts/value-ticks.server.ts'

/**
 * What the page shows. Dates, times and sentences are written by the server: the browser's tables of dates may
 * differ from ours, and the grammar of sentences need not travel. A value the provider did not give is null
 * and left off the page.
 */
export type ForecastView = {
  placeName: string
  /** Set where the address names the place: links keep it. */
  placeParameter: string | null
  look: Look
  forecast: LoadedForecast | { failure: FailureKind | 'no-days' }
}

export type LoadedForecast = CreditView & {
  /** How high the place lies and what height the forecast is for, where they are known. */
  heights: string[]
  weekSentence: string
  /** "Changed since this morning: rain 2 hours later."; null where nothing notable changed or it is unknown. */
  changed: string | null
  days: DayView[]
  temperature: ValueAxis
  /** Colour stops of the shared temperature scale for a CSS gradient, cold to warm. */
  colours: string
  /** Now, from 0 at the first day's midnight to 1 at the end of the last; null outside. */
  now: number | null
  chosen: ChosenDayView
  /** The address names a day that is not among those forecast. */
  isOtherDay: boolean
}

export type WindView = {
  speedKmh: number
  gustKmh: number | null
  /** Where it blows to, degrees clockwise from north: the way the arrow points. */
  towards: number | null
  /** "From the west". */
  from: string | null
}

export type DayView = IconView & {
  /** YYYY-MM-DD. */
  date: string
  weekday: string
  weekdayShort: string
  /** "15 Nov". */
  dayMonth: string
  sentence: string
  minC: number
  maxC: number
  chancePercent: number | null
  amountMm: number | null
  isSnow: boolean
  /** Fresh snow; null where no snow is given. */
  snowCm: number | null
  /** "High 18 to 24 degrees, uncertain."; null where the forecast is sure enough. */
  uncertain: string | null
  maxRangeC?: RangeView
  minRangeC?: RangeView
  amountRangeMm?: RangeView
  /** Hours of the day, or of what is left of it. */
  sunshineHours?: number
  /** Above sea, lowest and highest. */
  freezingLevelM?: RangeView
  wind: WindView | null
  cloudPercent: number | null
  sun: SunView | null
  moon: MoonView | null
}

export type SunView = {
  sunrise: string
  sunset: string /** Shares of the day, 0 to 1. */
  up: number
  down: number
}
export type MoonView = { phase: number; name: string }

export type HourView = HourSlot &
  IconView & {
    /** "14:00". */
    time: string
    temperatureC: number
    isSnow: boolean
    snowCm: number
    wind: WindView | null
    cloudPercent: number | null
    pressureHpa: number | null
    temperatureRangeC?: RangeView
    windRangeKmh?: RangeView
    sunshineMinutes?: number
    /** As it is drawn; its text is rounded. */
    freezingLevelM?: number
    cloudLayers?: CloudLayers
  }

export type ChosenDayView = {
  date: string
  /** "Sunday 15 November". */
  title: string
  sentence: string
  uncertain: string | null
  facts: {
    sunrise: string | null
    sunset: string | null
    uv: string | null
    moon: MoonView | null
    sunshine: string | null
    freezingLevel: string | null
  }
  hours: HoursView | null
  /** In place of hours: morning, afternoon, evening and night, as far as they are given. */
  quarters: QuarterView[]
  /** Why hours are missing, wholly or from some time on. */
  missing: string | null
}

export type QuarterView = {
  name: string
  /** null where the provider does not report the sky. */
  icon: IconView | null
  temperatureC: number
  chancePercent: number | null
  /** "0.4 mm"; null where nothing falls or is given. */
  amount: string | null
}

export type HoursView = HourSlots<HourView> & {
  /** What the chart shows, in words. */
  summary: string
  temperature: ValueAxis
  pressure: ValueAxis | null
  windHighKmh: number
  freezing: ValueAxis | null
  /** The hour in the address, as an index; null where it names none that is shown. */
  requested: number | null
  hasRanges: boolean
  /** What the chance is for, where it is not the hour; "" else. */
  chanceNote: string
}

export type PanelProps = { view: HoursView }
