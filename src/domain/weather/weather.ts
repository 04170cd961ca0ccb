import type { Coordinates } from '../place/coordinates.ts'
import type { WeatherWarning } from '../warning/warning.ts'
import type { Condition } from './condition.ts'

/** In eight of ten cases the value lies between the two: the 10 and 90 per cent quantiles of the forecast. */
export type LikelyRange = { p10: number; p90: number }

/** Metres above sea. */
export type HeightRange = { lowest: number; highest: number }

/** Cover of each storey of the sky, in per cent; as MeteoSwiss divides it. */
export type CloudLayers = { lowPercent: number; middlePercent: number; highPercent: number }

/** Where a present value was measured. */
export type MeasuringStation = {
  /** As the network writes it: "Zürich / Fluntern". */
  name: string
  heightM: number
  /** From the place. */
  distanceKm: number
  /** Station minus place; null where the place's height is unknown. */
  heightDifferenceM: number | null
  /** End of the ten minutes that were measured. */
  measuredAt: number
}

/** The point of the provider's list that a forecast was made for. */
export type ForecastPoint = {
  name: string
  heightM: number
  distanceKm: number
  /** Point minus place; null where the place's height is unknown. */
  heightDifferenceM: number | null
}

/** Who made the forecast of a report, from when, and for where. */
export type ForecastOrigin = {
  /** Provider id, as in ProviderFacts. */
  sourceId: string
  /** Hour of the run it comes from; null where the provider does not say. */
  runAt: number | null
  /** Only where the provider forecasts for named points. */
  point?: ForecastPoint
  /** Above sea, where it says for which height the forecast holds without naming a point. */
  heightM?: number
}

/** What a station measured of a local day, all of it since its midnight. */
export type MeasuredSoFar = {
  /** YYYY-MM-DD */
  date: string
  untilAt: number
  temperatureMaxC: number
  temperatureMinC: number
  windGustKmh: number | null
}

/** All instants are epoch milliseconds. A value the provider did not give is null and left off the page. */
type Air = {
  condition: Condition
  /** OpenWeather condition id 200–804; drives the icon's finer choice (fog, sleet). */
  conditionCode: number
  isDay: boolean
  humidityPercent: number | null
  /** At sea level. */
  pressureHpa: number | null
  dewPointC: number | null
  uvIndex: number | null
  cloudPercent: number | null
  windSpeedKmh: number | null
  windGustKmh: number | null
  /** Direction the wind comes from, degrees clockwise from north. */
  windFromDegrees: number | null
}

/** Values at one instant. */
export type CurrentWeather = Air & {
  observedAt: number
  temperatureC: number
  feelsLikeC: number | null
  visibilityKm: number | null
  rainMmh: number | null
  snowMmh: number | null
  sunriseAt: number | null
  sunsetAt: number | null
  /** Present where the values were measured; they are the provider's estimate otherwise. */
  station?: MeasuringStation
  /** Measured sum of the hour that ended at `observedAt`. */
  precipitationLastHourMm?: number
}

/** Temperature and wind at `startAt`, or their mean over the hour that begins there; precipitation over that hour. */
export type HourlyWeather = Air & {
  startAt: number
  temperatureC: number
  feelsLikeC: number | null
  visibilityKm: number | null
  precipitationChancePercent: number | null
  /** The number of hours the chance is for, of which this is the last; 1 where not given. */
  precipitationChanceSpanHours?: number
  rainMm: number | null
  snowMm: number | null
  temperatureRangeC?: LikelyRange
  /** Rain and snow as water, over the hour. */
  precipitationRangeMm?: LikelyRange
  /** Of the mean wind, not of gusts. */
  windSpeedRangeKmh?: LikelyRange
  /** Within the hour, 0 to 60. */
  sunshineMinutes?: number
  /** Above sea, at `startAt`. */
  freezingLevelM?: number
  /** At `startAt`. */
  cloudLayers?: CloudLayers
}

/** Quarters of a local day, by the hour at which they begin: 0, 6, 12 and 18. */
export const dayQuarters = ['night', 'morning', 'afternoon', 'evening'] as const
export type DayQuarter = (typeof dayQuarters)[number]

/** Six hours of a day that has no values by the hour. */
export type QuarterWeather = {
  quarter: DayQuarter
  /** Mean, or at one moment of it where the provider gives no more. */
  temperatureC: number
  /** 0 where the provider does not report the sky. */
  conditionCode: number
  precipitationChancePercent: number | null
  rainMm: number | null
  snowMm: number | null
}

/** One local calendar day of the place. */
export type DailyWeather = Air & {
  /** YYYY-MM-DD in the place's own time zone. */
  date: string
  /** Values only of what was left of the day when the forecast was made, not of all of it. */
  isRest?: boolean
  temperatureMaxC: number
  temperatureMinC: number
  /** Mean of max and min. */
  temperatureMeanC: number
  precipitationChancePercent: number | null
  rainMm: number | null
  snowMm: number | null
  sunriseAt: number | null
  sunsetAt: number | null
  moonriseAt: number | null
  moonsetAt: number | null
  /** 0 and 1 new moon, .25 first quarter, .5 full, .75 last quarter. */
  moonPhase: number | null
  /** Rain and snow as water, over the local day. */
  precipitationRangeMm?: LikelyRange
  /** Of the local day. */
  sunshineMinutes?: number
  /** Highest UV index without clouds, of the day or of what is left of today. */
  clearSkyUvIndex?: number
  /** Above sea, lowest and highest of the local day. */
  freezingLevelM?: HeightRange
  /** In order of time, as far as the provider forecasts. */
  quarters?: QuarterWeather[]
}

export type WeatherReport = {
  coordinates: Coordinates
  /** IANA name; every time on the page is shown in it. */
  timeZone: string
  current: CurrentWeather
  /** As far as the provider forecasts, two to nine days; the first is the hour already running. */
  hourly: HourlyWeather[]
  /** Up to 9, the first is today. */
  daily: DailyWeather[]
  /** By the station of the present, where it has measured since midnight. */
  measuredSoFar?: MeasuredSoFar
  /** Where it is not simply the reading's source. */
  forecast?: ForecastOrigin
  /** Warnings the provider passes on, in its own words. */
  providerAlerts?: WeatherWarning[]
}
