import { z } from '@hono/zod-openapi'
import { conditions } from '../../domain/weather/condition.ts'
import { dayQuarters } from '../../domain/weather/weather.ts'
import { weatherIcons } from '../../domain/weather/weather-icon.ts'
import { coordinates, instant, maybe, object, place, readingOf } from './schemas.ts'

const number = z.number()

const air = {
  condition: z.enum(conditions),
  conditionCode: z.int().openapi({ description: 'OpenWeather condition id, 200 to 804' }),
  description: z.string().openapi({ description: 'The condition in words, in the requested language' }),
  isDay: z.boolean(),
  humidityPercent: maybe(number),
  pressureHpa: maybe(number).openapi({ description: 'Pressure reduced to sea level' }),
  dewPointC: maybe(number),
  uvIndex: maybe(number),
  cloudPercent: maybe(number),
  windSpeedKmh: maybe(number),
  windGustKmh: maybe(number),
  windFromDegrees: maybe(number).openapi({ description: 'Direction the wind comes from' }),
}
const precipitation = {
  precipitationChancePercent: maybe(number),
  rainMm: maybe(number),
  snowMm: maybe(number),
}
const likelyRange = object({ p10: number, p90: number }).openapi('LikelyRange', {
  description: 'The value lies between the two in eight cases out of ten',
})
const heightDifferenceM = maybe(number).openapi({
  description:
    'Height of the station above (positive) or below the place; null if the place’s height is unknown',
})
const measuringStation = object({
  name: z.string(),
  heightM: number,
  distanceKm: number,
  heightDifferenceM,
  measuredAt: instant,
}).openapi('MeasuringStation')
const forecastOrigin = object({
  sourceId: z.string(),
  runAt: maybe(instant).openapi({ description: 'Start of the model run behind the forecast' }),
  point: object({ name: z.string(), heightM: number, distanceKm: number, heightDifferenceM }).optional(),
  heightM: number.optional().openapi({
    description: 'Height that the forecast is for, if the source gives a height but names no point',
  }),
}).openapi('ForecastOrigin')

const currentWeather = object({
  ...air,
  observedAt: instant,
  temperatureC: number,
  feelsLikeC: maybe(number),
  visibilityKm: maybe(number),
  rainMmh: maybe(number),
  snowMmh: maybe(number),
  sunriseAt: maybe(instant),
  sunsetAt: maybe(instant),
  station: measuringStation
    .optional()
    .openapi({ description: 'The station; present if the values were measured, not forecast' }),
  precipitationLastHourMm: number
    .optional()
    .openapi({ description: 'Amount measured in the hour that ended at observedAt' }),
}).openapi('CurrentWeather')

const hourlyWeather = object({
  ...air,
  ...precipitation,
  startAt: instant,
  temperatureC: number,
  feelsLikeC: maybe(number),
  visibilityKm: maybe(number),
  precipitationChanceSpanHours: z
    .int()
    .optional()
    .openapi({ description: 'Number of hours that the chance covers, ending with this one; 1 if absent' }),
  temperatureRangeC: likelyRange.optional(),
  precipitationRangeMm: likelyRange.optional(),
  windSpeedRangeKmh: likelyRange.optional(),
  sunshineMinutes: number.optional(),
  freezingLevelM: number.optional().openapi({ description: 'Height above sea level at startAt' }),
  cloudLayers: object({ lowPercent: number, middlePercent: number, highPercent: number })
    .optional()
    .openapi({ description: 'Cloud cover by layer at startAt' }),
}).openapi('HourlyWeather', {
  description:
    'Temperature and wind at startAt, or their mean over the hour that begins there; precipitation over that hour',
})

const dayExtent = z.enum(['measured', 'forecast', 'rest'])

const dailyWeather = object({
  ...air,
  ...precipitation,
  date: z.string().openapi({ description: 'Local calendar day of the place, YYYY-MM-DD' }),
  sign: z.enum(weatherIcons).openapi({ description: 'The pictogram of the day, finer than its condition' }),
  extent: dayExtent.openapi({
    description:
      'What temperatures, wind and sunshine cover: the whole calendar day (the part that is over measured, or as forecast) or only the rest of it',
  }),
  precipitationExtent: dayExtent.openapi({
    description: 'The same as `extent`, for rainMm, snowMm and snowCm',
  }),
  snowCm: maybe(number).openapi({ description: 'Fresh snow' }),
  temperatureMaxC: number,
  temperatureMinC: number,
  temperatureMeanC: number,
  sunriseAt: maybe(instant),
  sunsetAt: maybe(instant),
  moonriseAt: maybe(instant),
  moonsetAt: maybe(instant),
  moonPhase: maybe(number).openapi({ description: '0 and 1 new moon, 0.5 full moon' }),
  precipitationRangeMm: likelyRange.optional(),
  sunshineMinutes: number.optional(),
  clearSkyUvIndex: number
    .optional()
    .openapi({ description: 'Highest UV index under a clear sky; of today, in the hours still to come' }),
  freezingLevelM: object({ lowest: number, highest: number }).optional(),
  quarters: z
    .array(
      object({
        quarter: z.enum(dayQuarters),
        temperatureC: number,
        conditionCode: number,
        precipitationChancePercent: maybe(number),
        rainMm: maybe(number),
        snowMm: maybe(number),
      }),
    )
    .optional()
    .openapi({
      description:
        'For days without hourly values: four quarters of six hours, beginning at 0, 6, 12 and 18 h',
    }),
}).openapi('DailyWeather')

const restOfToday = object({
  ...precipitation,
  snowCm: maybe(number),
  temperatureMaxC: number,
  temperatureMinC: number,
  windSpeedKmh: maybe(number),
  windGustKmh: maybe(number),
}).openapi('RestOfToday', { description: 'From now until midnight' })

const measuredSoFar = object({
  date: z.string(),
  untilAt: instant,
  temperatureMaxC: number,
  temperatureMinC: number,
  windGustKmh: maybe(number),
}).openapi('MeasuredSoFar', { description: 'What the station of `current` has measured since midnight' })

const weatherReport = object({
  coordinates,
  timeZone: z.string(),
  current: currentWeather,
  hourly: z.array(hourlyWeather),
  daily: z.array(dailyWeather).openapi({
    description:
      'Calendar days from today, as the pages show them; today’s chance of precipitation is for the rest of the day',
  }),
  restOfToday: maybe(restOfToday).openapi({
    description: 'The rest of today; null if no hours are forecast',
  }),
  measuredSoFar: measuredSoFar.optional(),
  forecast: forecastOrigin.optional(),
}).openapi('WeatherReport')

export const weatherAnswer = readingOf(weatherReport).extend({ place }).openapi('WeatherAnswer')

/** Every name of a value that can be asked for alone. */
export const weatherFields: ReadonlySet<string> = new Set(
  [currentWeather, hourlyWeather, dailyWeather].flatMap(({ shape }) => Object.keys(shape)),
)
