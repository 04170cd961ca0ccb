import { dangersOf } from '../../../../tests/support/builders/dangers.ts'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { visitIn as visitWith } from '../../../../tests/support/builders/visit-in.ts'
import { dayOf, hourOf, zurich } from '../../../../tests/support/builders/weather.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import type { AvalancheBulletin } from '../../../domain/snow/avalanche.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { WaterReading } from '../../../domain/water/water.ts'
import type { AirportReport } from '../../../domain/weather/airport-report.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import type { DailyWeather, HourlyWeather, WeatherReport } from '../../../domain/weather/weather.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'

import type { RequestContext } from '../../page/request-context.ts'
import { unpackDays } from './packed-days.ts'
import { unpackStrip } from './packed-strip.ts'
import { weatherPage } from './weather-page.server.ts'

/** 16:20 in Zürich. */
export const now = Date.parse('2026-07-15T14:20:00Z')
export const air = {
  condition: 'partly-cloudy',
  conditionCode: 802,
  isDay: true,
  humidityPercent: 58,
  pressureHpa: 1015,
  dewPointC: 15,
  uvIndex: 6.6,
  cloudPercent: 40,
  windSpeedKmh: 14.2,
  windGustKmh: 31,
  windFromDegrees: 230,
} as const

export const hour = (index: number, rest: Partial<HourlyWeather> = {}): HourlyWeather =>
  hourOf({
    ...air,
    startAt: Date.parse('2026-07-15T14:00:00Z') + index * hourMs,
    feelsLikeC: 20,
    visibilityKm: 10,
    precipitationChancePercent: 0,
    ...rest,
  })
export const day = (index: number, rest: Partial<DailyWeather> = {}): DailyWeather =>
  dayOf({
    ...air,
    date: `2026-07-${15 + index}`,
    temperatureMaxC: 26.2,
    temperatureMinC: 14.6,
    temperatureMeanC: 20.4,
    ...rest,
  })
export const report: WeatherReport = {
  coordinates: zurich.coordinates,
  timeZone: 'Europe/Zurich',
  current: {
    ...air,
    observedAt: now - 10 * 60_000,
    temperatureC: 23.6,
    feelsLikeC: 25.1,
    visibilityKm: 32,
    rainMmh: null,
    snowMmh: null,
    sunriseAt: Date.parse('2026-07-15T03:44:00Z'),
    sunsetAt: Date.parse('2026-07-15T19:18:00Z'),
  },
  hourly: Array.from({ length: 48 }, (_, index) => hour(index)),
  daily: Array.from({ length: 8 }, (_, index) => day(index)),
}
export const reading = <T>(data: T, rest: Partial<Reading<T>> = {}) =>
  readingOf(data, now, { observedAt: null, ...rest })
export const noRain: Outcome<PlaceRain> = { data: null, failures: [{ provider: 'radar', kind: 'no-data' }] }
export const allClear = reading<WarningReport>({
  state: 'all-clear',
  warnings: [],
  fromProvider: null,
  updatedAt: now,
})

export type World = {
  weather?: Outcome<WeatherReport>
  warnings?: Reading<WarningReport>
  rain?: Outcome<PlaceRain>
  language?: RequestContext['language']
  at?: number
  isCovered?: boolean
  water?: readonly WaterReading[]
  bulletin?: Outcome<AvalancheBulletin>
  airports?: readonly AirportReport[]
}
export function visitIn({
  weather,
  warnings = allClear,
  rain = noRain,
  language = 'en',
  at = now,
  isCovered = true,
  water = [],
  bulletin,
  airports = [],
}: World = {}) {
  const fresh: number[] = []
  const { visit } = visitWith({
    services: {
      findPlaces: { resolve: () => zurich },
      getWeather: async () => weather ?? reading(report, { observedAt: report.current.observedAt }),
      getDangers: dangersOf(
        {
          getWarnings: async () => warnings,
          getWater: async () => reading(water),
          ...(bulletin && { getBulletin: async () => bulletin }),
        },
        at,
      ),
      getAirportReports: async () => readingOf([...airports], at),
      radar: {
        getRain: async () => rain,
        covers: () => isCovered,
      },
    },
    language,
    now: at,
    freshUntil: (until) => void fresh.push(until),
  })
  return { visit, fresh }
}
export async function pageOf(world: World = {}) {
  const { visit, fresh } = visitIn(world)
  return { ...(await weatherPage(zurich, visit)), fresh }
}
export async function loaded(world: World = {}) {
  const { weather } = (await pageOf(world)).page
  if ('failure' in weather) throw new Error(`the weather failed: ${weather.failure}`)
  return {
    ...weather,
    hours: { ...weather.hours, hours: unpackStrip(weather.hours.hours) },
    days: { ...weather.days, days: unpackDays(weather.days.days) },
  }
}
