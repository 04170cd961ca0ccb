import type { CloudLayers } from '../../../domain/weather/weather.ts'
import type { ChanceSpan } from '../../forecast-kit/chance-panel.tsx'
import type { DrawnHour, HourSlot, HourSlots, RangeView } from '../../forecast-kit/hour-slots.ts'
import type { IconView } from '../../forecast-kit/icon-view.server.ts'
import type { TemperatureAxis, ValueAxis } from '../../forecast-kit/value-ticks.server.ts'
import type { WindView } from '../../forecast-kit/wind-view.server.ts'

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
  temperature: TemperatureAxis
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

export type HoursView = ForecastHours<HourView> & {
  /** What the chart shows, in words. */
  summary: string
  /** The hour in the address, as an index; null where it names none that is shown. */
  requested: number | null
}

export type PanelProps = { view: ForecastHours }
