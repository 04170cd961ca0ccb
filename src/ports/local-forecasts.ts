import type { FailureKind } from '../domain/failure.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import type { WindSample } from '../domain/regional-wind/wind-sample.ts'
import type { DailyWeather, HourlyWeather, MeasuredSoFar } from '../domain/weather/weather.ts'
import type { ProviderFacts } from './sources.ts'

/** A point that a provider forecasts for. */
export type LocalPoint = {
  /** Index in the run's list of points; another run may number differently. */
  index: number
  name: string
  kind: 'station' | 'locality' | 'mountain'
  /** Swiss or Liechtenstein postcode; null where the point is no locality. */
  postcode: string | null
  coordinates: Coordinates
  heightM: number
}

/** How a source that works in the background is doing. */
export type BackgroundStatus = {
  /** Run or measurement the values come from; null for none. */
  observedAt: number | null
  fetchedAt: number | null
  /** Why the last attempt failed; null when it did not. */
  failure: FailureKind | null
  /** More on it for the operator: the network's code or the status. */
  reason?: string | null
}

/** Forecasts of one run for many points, stored locally: reading one makes no request. */
export type LocalForecasts = {
  facts: ProviderFacts
  /** null before the first run. */
  current(): {
    runAt: number
    /** Only points that have a forecast. */
    points: readonly LocalPoint[]
    /**
     * Hours still to come and days from today; with `untilAt` the hours alone that begin before it. null where the point
     * has none left.
     */
    at(
      point: LocalPoint,
      now: number,
      untilAt?: number | null,
    ): { hourly: HourlyWeather[]; daily: DailyWeather[] } | null
  } | null
  status(): BackgroundStatus
}

/** What is forecast of an hour; each is named with its unit. */
export type HourField =
  | 'temperatureC'
  /** Nine in ten runs are colder, or warmer than the lower one. */
  | 'temperatureP90C'
  | 'temperatureP10C'
  | 'precipitationMm'
  /** Nine in ten runs stay below it, or above the lower one. */
  | 'precipitationP90Mm'
  | 'precipitationP10Mm'
  /** Of the three hours that end with this one. */
  | 'precipitationChancePercent'
  | 'windKmh'
  | 'gustKmh'
  | 'windFromDegrees'
  | 'sunshineMinutes'
  /** At the beginning of the hour, as a fraction. */
  | 'lowCloud'
  | 'middleCloud'
  | 'highCloud'
  | 'freezingLevelM'
  /** OpenWeather's, as everywhere; of the three hours that end with this one. */
  | 'conditionCode'

/** One run, an hour at a time over all points: what maps and rankings are made from. */
export type ForecastHours = {
  runAt: number
  /** Of what the run holds: a run that is published again with other values has another. */
  contentId: string
  /** Only points that have a forecast. */
  points: readonly LocalPoint[]
  /**
   * Of the hour that begins then, by a point's `index`; NaN where a point has no value, null where the run has none or
   * it cannot be read.
   */
  everywhere(field: HourField, startAt: number): Float32Array | null
}

/** What an automatic station measured; null where it does not measure it or the value is missing. */
export type StationValues = {
  /** End of the ten minutes. */
  measuredAt: number
  temperatureC: number | null
  humidityPercent: number | null
  dewPointC: number | null
  /** Reduced to sea level. */
  pressureHpa: number | null
  windSpeedKmh: number | null
  windGustKmh: number | null
  windFromDegrees: number | null
  /** Minutes of sun in the ten. */
  sunshineMinutes: number | null
  /** Sum of the ten minutes. */
  precipitation10MinMm: number | null
  /** Sum of the six last tens of minutes; null until all are known. */
  precipitationLastHourMm: number | null
  /** Of the day of the measurement; absent where a part of it is not known. */
  soFar?: MeasuredSoFar
}

export type Station = { id: string; name: string; coordinates: Coordinates; heightM: number }

export type Measurements = {
  facts: ProviderFacts
  /** Newest values by station; empty before the first answer. */
  current(): readonly { station: Station; values: StationValues }[]
  /** All of the list, whether they measure right now or not. */
  stations(): readonly Station[]
  status(): BackgroundStatus
}

/** Ten-minute values of the last day and a half by station; a station that does not answer is missing. */
export type StationSeries = {
  facts: ProviderFacts
  /** Rejects where none of the stations answers. */
  fetchSeries(ids: readonly string[], signal: AbortSignal): Promise<Record<string, WindSample[]>>
}
