import type { Coordinates } from '../place/coordinates.ts'
import type { Condition } from './condition.ts'

/** All instants are epoch milliseconds. A value the provider did not give is null and left off the page. */
type Air = {
  condition: Condition
  /** OpenWeather condition id 200–804; drives the icon's finer choice (fog, sleet). */
  conditionCode: number
  /** The provider's words in the asked language. */
  description: string
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
}

/** Temperature and wind at `startAt`; precipitation over the hour that begins there. */
export type HourlyWeather = Air & {
  startAt: number
  temperatureC: number
  feelsLikeC: number | null
  visibilityKm: number | null
  precipitationChancePercent: number | null
  rainMm: number | null
  snowMm: number | null
}

/** One local calendar day of the place. */
export type DailyWeather = Air & {
  /** YYYY-MM-DD in the place's own time zone. */
  date: string
  temperatureMaxC: number
  temperatureMinC: number
  /** Mean of max and min (spec section 3). */
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
}

export type WeatherReport = {
  coordinates: Coordinates
  /** IANA name; every time on the page is shown in it. */
  timeZone: string
  current: CurrentWeather
  /** Up to 48, the first is the hour already running. */
  hourly: HourlyWeather[]
  /** Up to 8, the first is today. */
  daily: DailyWeather[]
}
