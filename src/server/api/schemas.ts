import { z } from '@hono/zod-openapi'
import { alertTypes, severities } from '../../domain/alert/alert.ts'
import { alertStates } from '../../domain/alert/alert-state.ts'
import { failureKinds } from '../../domain/failure.ts'
import { languages } from '../../domain/language.ts'
import { regionIds } from '../../domain/place/place.ts'
import { conditions } from '../../domain/weather/condition.ts'
import { dayQuarters } from '../../domain/weather/weather.ts'

/** The API's responses: the OpenAPI document and the reference page are generated from these. */
export const instant = z.int().openapi({ description: 'Epoch milliseconds, UTC' })
/** Not `.nullable()`: of a named schema the document would then say that it is both an object and null. */
export const maybe = <T extends z.ZodType>(type: T) => z.union([type, z.null()])
const number = z.number()

export const lang = z.enum(languages).default('en').openapi({ description: 'Language of names and texts' })
export const placeParameter = z
  .string()
  .min(1)
  .max(100)
  .openapi({ description: 'A place’s slug ("zurich") or "lat,lon" ("47.38,8.54")', example: 'zurich' })
export const coordinates = z.object({ lat: number.min(-90).max(90), lon: number.min(-180).max(180) })

const air = {
  condition: z.enum(conditions),
  conditionCode: z.int().openapi({ description: 'OpenWeather condition id, 200 to 804' }),
  description: z.string().openapi({ description: 'The condition in words, in the requested language' }),
  isDay: z.boolean(),
  humidityPercent: maybe(number),
  pressureHpa: maybe(number).openapi({ description: 'At sea level' }),
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
const likelyRange = z
  .object({ p10: number, p90: number })
  .openapi('LikelyRange', { description: 'In eight of ten cases the value lies between the two' })
const heightDifferenceM = maybe(number).openapi({
  description: 'Above (positive) or below the place; null if its height is unknown',
})
const measuringStation = z
  .object({ name: z.string(), heightM: number, distanceKm: number, heightDifferenceM, measuredAt: instant })
  .openapi('MeasuringStation')
const forecastOrigin = z
  .object({
    sourceId: z.string(),
    runAt: maybe(instant).openapi({ description: 'Hour of the run the forecast comes from' }),
    point: z.object({ name: z.string(), heightM: number, distanceKm: number, heightDifferenceM }).optional(),
    heightM: number
      .optional()
      .openapi({ description: 'Height the forecast is for, if the source gives one without naming a point' }),
  })
  .openapi('ForecastOrigin')

const currentWeather = z
  .object({
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
      .openapi({ description: 'Present if the values were measured, not forecast' }),
    precipitationLastHourMm: number
      .optional()
      .openapi({ description: 'Measured, of the hour that ended at observedAt' }),
  })
  .openapi('CurrentWeather')

const hourlyWeather = z
  .object({
    ...air,
    ...precipitation,
    startAt: instant,
    temperatureC: number,
    feelsLikeC: maybe(number),
    visibilityKm: maybe(number),
    precipitationChanceSpanHours: z
      .int()
      .optional()
      .openapi({ description: 'Number of hours the chance is for, of which this is the last; default 1' }),
    temperatureRangeC: likelyRange.optional(),
    precipitationRangeMm: likelyRange.optional(),
    windSpeedRangeKmh: likelyRange.optional(),
    sunshineMinutes: number.optional(),
    freezingLevelM: number.optional().openapi({ description: 'Above sea, at startAt' }),
    cloudLayers: z
      .object({ lowPercent: number, middlePercent: number, highPercent: number })
      .optional()
      .openapi({ description: 'At startAt' }),
  })
  .openapi('HourlyWeather', {
    description:
      'Temperature and wind at startAt, or their mean over the hour that begins there; precipitation over that hour',
  })

const dailyWeather = z
  .object({
    ...air,
    ...precipitation,
    date: z.string().openapi({ description: 'Local calendar day of the place, YYYY-MM-DD' }),
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
    freezingLevelM: z.object({ lowest: number, highest: number }).optional(),
    quarters: z
      .array(
        z.object({
          quarter: z.enum(dayQuarters),
          temperatureC: number,
          conditionCode: number,
          precipitationChancePercent: maybe(number),
          rainMm: maybe(number),
          snowMm: maybe(number),
        }),
      )
      .optional()
      .openapi({ description: 'Six hours each, from 0, 6, 12 and 18 h, of days without hourly values' }),
  })
  .openapi('DailyWeather')

const weatherReport = z
  .object({
    coordinates,
    timeZone: z.string(),
    current: currentWeather,
    hourly: z.array(hourlyWeather),
    daily: z.array(dailyWeather),
    forecast: forecastOrigin.optional(),
  })
  .openapi('WeatherReport')

export const source = z
  .object({
    id: z.string(),
    name: z.string(),
    attribution: z.string(),
    url: z.string(),
    licence: z.string(),
    isDemo: z.boolean(),
  })
  .openapi('Source')

const failure = z
  .object({ provider: z.string(), kind: z.enum(failureKinds), status: z.int().optional() })
  .openapi('Failure')

/** Data with its source, age and what failed on the way. */
export const readingOf = <T extends z.ZodType>(data: T) =>
  z.object({
    data,
    source,
    observedAt: maybe(instant).openapi({
      description: 'When the values were measured or computed at the source',
    }),
    fetchedAt: instant,
    ageSeconds: z.int().openapi({ description: 'Since observedAt, else since fetchedAt' }),
    isStale: z.boolean(),
    failures: z.array(failure),
  })

export const place = z
  .object({
    slug: z.string(),
    name: z.string(),
    coordinates,
    country: z.string(),
    canton: maybe(z.string()),
    region: maybe(z.enum(regionIds)),
    elevationM: maybe(number),
    timeZone: z.string(),
  })
  .openapi('Place')

const measured = maybe(z.number())
export const stationsAnswer = readingOf(
  z.array(
    z
      .object({
        name: z.string(),
        lat: z.number(),
        lon: z.number(),
        heightM: z.number(),
        measuredAt: instant.openapi({ description: 'End of the ten minutes' }),
        temperatureC: measured,
        windSpeedKmh: measured,
        windGustKmh: measured,
        windFromDegrees: measured,
      })
      .openapi('StationReading'),
  ),
).openapi('StationsAnswer')

export const weatherAnswer = readingOf(weatherReport).extend({ place }).openapi('WeatherAnswer')

const placeResult = z
  .object({
    id: z.string().openapi({
      description: 'Id of the place at its source: a slug, or "relation/1682378" of OpenStreetMap',
    }),
    value: z.string().openapi({ description: 'Value of `place`, also used in /location/…' }),
    name: z.string(),
    detail: z.string().openapi({ description: 'Canton, state or country' }),
    coordinates,
    isSwiss: z.boolean(),
  })
  .openapi('PlaceResult')
export const placesAnswer = z
  .object({
    results: z.array(placeResult),
    origin: z.enum(['gazetteer', 'geocoder']),
    attribution: z.string(),
    failures: z.array(failure),
  })
  .openapi('PlacesAnswer')
export const reverseAnswer = z
  .object({ result: maybe(placeResult), attribution: z.string() })
  .openapi('ReverseAnswer')

const alertText = z.object({ title: z.string(), description: z.string(), instruction: maybe(z.string()) })
const alert = z
  .object({
    id: z.string(),
    severity: z.enum(severities),
    scale: maybe(z.enum(['meteoalarm'])).openapi({
      description: 'Scale of the severity; null if derived from the text alone',
    }),
    issuer: maybe(z.string()).openapi({ description: 'Set if it came through the weather provider' }),
    type: z.enum(alertTypes),
    area: z.string(),
    startAt: instant,
    endAt: instant,
    updatedAt: maybe(instant),
    texts: z
      .partialRecord(z.enum(languages), alertText)
      .openapi({ description: 'The issuer’s own words by language, as far as the warning has ours' }),
    furtherTexts: z
      .record(z.string(), alertText)
      .openapi({ description: 'Further languages of the warning by tag, such as "rm"' }),
    isSample: z
      .boolean()
      .openapi({ description: 'An example shown because the feed failed: not a real warning' }),
    web: maybe(z.string()),
  })
  .openapi('Alert')
export const alertsAnswer = readingOf(
  z.object({
    state: z.enum(alertStates).openapi({
      description:
        'active, all-clear, last-known (the copy is old: see fetchedAt), outside (not covered), unknown, sample (no copy)',
    }),
    alerts: z.array(alert),
    fromProvider: maybe(z.object({ source, alerts: z.array(alert) })).openapi({
      description: 'What the weather provider relays for a place outside',
    }),
    updatedAt: maybe(instant),
  }),
).openapi('AlertsAnswer')

export const problemAnswer = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string().optional(),
  })
  .openapi('Problem')
