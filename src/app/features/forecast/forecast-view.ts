import type { FailureKind } from '../../../domain/failure.ts'
import type { CloudLayers } from '../../../domain/weather/weather.ts'
import type { ChanceSpan } from '../../forecast-kit/chance-panel.tsx'
import type { DrawnHour, HourSlot, HourSlots, RangeView } from '../../forecast-kit/hour-slots.ts'
import type { IconView } from '../../forecast-kit/icon-view.server.ts'
import type { Look } from '../../forecast-kit/look.ts'
import type { ValueAxis } from '../../forecast-kit/value-ticks.server.ts'
import type { WindView } from '../../forecast-kit/wind-view.server.ts'
import type { CreditView } from '../../provenance/source-view.ts'

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
  week: PackedWeek
  temperature: ValueAxis
  /** Colour stops of the shared temperature scale for a CSS gradient, cold to warm. */
  colours: string
  chosen: ChosenDayView
  /** The address names a day that is not among those forecast. */
  isOtherDay: boolean
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
  /** Hours of the day, or of what is left of it. */
  sunshineHours?: number
  wind: WindView | null
}

export type MoonView = { phase: number; name: string }

type DrawnWind = Omit<WindView, 'from'>

/** What the chart draws of an hour, as it is; texts are rounded. */
export type ForecastHour = DrawnHour & {
  temperatureC: number
  wind: DrawnWind | null
  cloudPercent: number | null
  pressureHpa: number | null
  temperatureRangeC?: RangeView
  windRangeKmh?: RangeView
  sunshineMinutes?: number
  freezingLevelM?: number
  cloudLayers?: CloudLayers
}

export type HourView = HourSlot &
  IconView &
  ForecastHour & {
    /** "14:00". */
    time: string
    wind: WindView | null
  }

/** Hours of the forecast on one axis, with the scales of what is drawn over them. */
export type ForecastHours<Hour extends ForecastHour = ForecastHour> = HourSlots<Hour> & {
  temperature: ValueAxis
  pressure: ValueAxis | null
  windHighKmh: number
  freezing: ValueAxis | null
  hasRanges: boolean
  /** Of a week, whose figures are those of its turns; the chart of a day writes one every few hours. */
  turns?: TurnView[]
  /** Of a week, its days without hours. */
  marks?: DayMark[]
}

/** All hours of the week on one axis; a day without hours has its own values there. */
export type WeekView = ForecastHours & {
  /** Hours of each day: one has 23, one 25. */
  dayHours: number[]
  turns: TurnView[]
  marks: DayMark[]
}

export type PackedValue =
  | `temperature${'' | 'Low' | 'High'}C`
  | `amount${'' | 'Low' | 'High'}Mm`
  | 'snowCm'
  | 'chancePercent'
  | 'chanceHours'
  | 'speedKmh'
  | 'gustKmh'
  | 'towards'
  | 'sunshineMinutes'
  | 'cloudPercent'
  | 'freezingLevelM'

/**
 * What a week draws of its hours, a line of figures for each value: two hundred objects, each naming its fields, weigh
 * twice as much in the document.
 */
export type PackedHours = Record<PackedValue, string>

export type PackedWeek = Omit<WeekView, 'hours'> & { hours: PackedHours }

/** A high or a low of the curve, with its hour. */
export type TurnView = { slot: number; isHigh: boolean; temperatureC: number; time: string }

/** A day, or the rest of one, that has no hours. Places are shares of the axis. */
export type DayMark = {
  from: number
  to: number
  high: { at: number; temperatureC: number }
  low: { at: number; temperatureC: number }
  /** The six hours that are given in place of hours. */
  steps: { from: number; to: number; temperatureC: number }[]
  chances: ChanceSpan[]
  wind: DrawnWind | null
}

export type ChosenDayView = {
  date: string
  /** "Sunday 15 November"; of today's hours, which go on into tomorrow, "Next 24 hours". */
  title: string
  /** "Today, Sunday 15 November", where the title does not say so. */
  today: string | null
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

export type HoursView = ForecastHours<HourView> & {
  /** What the chart shows, in words. */
  summary: string
  /** The hour in the address, as an index; null where it names none that is shown. */
  requested: number | null
}

export type PanelProps = { view: ForecastHours }
