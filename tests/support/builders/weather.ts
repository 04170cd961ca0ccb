import type { Place } from '../../../src/domain/place/place.ts'
import type { Source } from '../../../src/domain/weather/reading.ts'
import type {
  CurrentWeather,
  DailyWeather,
  HourlyWeather,
  WeatherReport,
} from '../../../src/domain/weather/weather.ts'
import type { StationValues } from '../../../src/ports/local-forecasts.ts'

export const zurich: Place = {
  slug: 'zurich',
  names: { en: 'Zürich', de: 'Zürich', fr: 'Zurich', it: 'Zurigo' },
  coordinates: { lat: 47.37, lon: 8.54 },
  country: 'CH',
  canton: 'ZH',
  region: 'northern-switzerland',
  elevationM: 408,
  population: 400_000,
  timeZone: 'Europe/Zurich',
}

/** A place of which little is known. */
export const placeOf = (known: Partial<Place>): Place => ({
  slug: 'somewhere',
  names: { en: 'Here', de: 'Hier', fr: 'Ici', it: 'Qui' },
  coordinates: { lat: 1, lon: 2 },
  country: 'CH',
  canton: null,
  region: null,
  elevationM: null,
  population: null,
  timeZone: 'UTC',
  ...known,
})

/** MeteoSwiss as a provider of weather. */
export const meteoswissFacts = (id: string) => ({
  id,
  name: 'MeteoSwiss',
  attribution: 'Source: MeteoSwiss',
  licence: 'CC BY 4.0',
  url: 'https://www.meteoswiss.admin.ch',
})

export const openWeather: Source = {
  id: 'openweather',
  name: 'OpenWeather',
  attribution: 'Weather data provided by OpenWeather',
  url: 'https://openweathermap.org/',
  licence: 'ODbL',
  isDemo: false,
}

/** A cloudy sky of which the provider says nothing else. */
const air = {
  condition: 'cloudy',
  conditionCode: 804,
  isDay: true,
  humidityPercent: null,
  pressureHpa: null,
  dewPointC: null,
  uvIndex: null,
  cloudPercent: null,
  windSpeedKmh: null,
  windGustKmh: null,
  windFromDegrees: null,
} as const

/** Values of one instant; what a test is about it says itself. */
export const currentOf = (given: Partial<CurrentWeather>): CurrentWeather => ({
  ...air,
  observedAt: 0,
  temperatureC: 20,
  feelsLikeC: null,
  visibilityKm: null,
  rainMmh: null,
  snowMmh: null,
  sunriseAt: null,
  sunsetAt: null,
  ...given,
})

export const hourOf = (given: Partial<HourlyWeather>): HourlyWeather => ({
  ...air,
  startAt: 0,
  temperatureC: 20,
  feelsLikeC: null,
  visibilityKm: null,
  precipitationChancePercent: null,
  rainMm: null,
  snowMm: null,
  ...given,
})

export const dayOf = (given: Partial<DailyWeather>): DailyWeather => ({
  ...air,
  date: '2026-07-15',
  temperatureMaxC: 24,
  temperatureMinC: 18,
  temperatureMeanC: 21,
  precipitationChancePercent: 0,
  rainMm: null,
  snowMm: null,
  sunriseAt: null,
  sunsetAt: null,
  moonriseAt: null,
  moonsetAt: null,
  moonPhase: null,
  ...given,
})

/** For Zürich, without a forecast. */
export const reportOf = (observedAt: number): WeatherReport => ({
  coordinates: zurich.coordinates,
  timeZone: 'Europe/Zurich',
  current: currentOf({ observedAt }),
  hourly: [],
  daily: [],
})

/** A station that measures only what a test says. */
export const valuesOf = (given: Partial<StationValues>): StationValues => ({
  measuredAt: 0,
  temperatureC: null,
  humidityPercent: null,
  dewPointC: null,
  pressureHpa: null,
  windSpeedKmh: null,
  windGustKmh: null,
  windFromDegrees: null,
  sunshineMinutes: null,
  precipitation10MinMm: null,
  precipitationLastHourMm: null,
  ...given,
})
