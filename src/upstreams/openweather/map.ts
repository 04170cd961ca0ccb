import type { Coordinates } from '../../domain/place/coordinates.ts'
import { isDayAt, type KnownSun } from '../../domain/sky/day-night.ts'
import { sunOfDay } from '../../domain/sky/sun.ts'
import { fixedZone, hourOfDay, isTimeZone, localDate, swissTime } from '../../domain/time/local-time.ts'
import { conditionFromCode } from '../../domain/weather/condition.ts'
import {
  epochSecondsToMs,
  fractionToPercent,
  inTenths,
  metresPerSecondToKmh,
  metresToKm,
} from '../../domain/weather/units.ts'
import {
  type CurrentWeather,
  type DailyWeather,
  dayQuarters,
  type HourlyWeather,
  type WeatherReport,
} from '../../domain/weather/weather.ts'
import { runningHour } from '../../domain/weather/weather-now.ts'
import { isWetCode } from '../../domain/weather/wet-code.ts'
import { mapWarnings } from './map-warnings.ts'
import type { OneCall, OneCallCurrent, OneCallDay, OneCallHour } from './schema.ts'

export type MapContext = { coordinates: Coordinates; now: number }

/** Stands for a condition the provider did not name; `conditionFromCode` makes it cloudy. */
const unknownConditionCode = 0

/**
 * The wire in our words; null where it holds no present weather. Hours and days without a time or a temperature
 * are left out one by one. Where `current` itself lacks one of these, the hour now running in the same body
 * stands in whole: the provider's own values for this moment, never a blend of the two.
 */
export function mapOneCall(wire: OneCall, context: MapContext): WeatherReport | null {
  const timeZone = timeZoneOf(wire, context.now)
  const days = mapDays(wire, timeZone)
  const sunOf = createSunOf(wire, { ...context, timeZone }, days)
  const hourly = mapHours(wire, timeZone, sunOf)
  const current = mapCurrent(wire.current, timeZone, sunOf) ?? presentByHour(hourly, sunOf, context.now)
  if (current === null) return null
  const report = { coordinates: context.coordinates, timeZone, current, hourly, daily: days }
  const providerAlerts = mapWarnings(wire.alerts ?? [], context.now)
  return providerAlerts.length > 0 ? { ...report, providerAlerts } : report
}

type SunOf = (at: number) => KnownSun

/** The sun of the instant's own day, else that of `current`. Where it does not cross the horizon the service gives none. */
function createSunOf(
  wire: OneCall,
  { coordinates, timeZone }: { coordinates: Coordinates; timeZone: string },
  days: DailyWeather[],
): SunOf {
  const byDate = new Map(days.map((day) => [day.date, day]))
  const today = { sunriseAt: instant(wire.current?.sunrise), sunsetAt: instant(wire.current?.sunset) }
  return (at) => {
    const date = localDate(at, timeZone)
    const day = byDate.get(date)
    if (day && day.sunriseAt !== null && day.sunsetAt !== null) return day
    const computed = sunOfDay(coordinates, date, timeZone)
    return computed.sunriseAt === null ? computed : today
  }
}

function mapCurrent(wire: OneCallCurrent | undefined, timeZone: string, sunOf: SunOf): CurrentWeather | null {
  const observedAt = instant(wire?.dt)
  if (wire?.temp === undefined || observedAt === null) return null
  const sun = sunOf(observedAt)
  return {
    ...mapAir(wire, isDayAt(observedAt, timeZone, sun)),
    observedAt,
    temperatureC: inTenths(wire.temp),
    feelsLikeC: convert(wire.feels_like, inTenths),
    visibilityKm: convert(wire.visibility, metresToKm),
    rainMmh: wire.rain?.['1h'] ?? null,
    snowMmh: wire.snow?.['1h'] ?? null,
    sunriseAt: instant(wire.sunrise) ?? sun.sunriseAt,
    sunsetAt: instant(wire.sunset) ?? sun.sunsetAt,
  }
}

function presentByHour(hours: HourlyWeather[], sunOf: SunOf, now: number): CurrentWeather | null {
  const hour = runningHour(hours, now)
  if (hour === undefined) return null
  const { startAt, precipitationChancePercent: _, rainMm, snowMm, ...rest } = hour
  const { sunriseAt, sunsetAt } = sunOf(startAt)
  return { ...rest, observedAt: startAt, rainMmh: rainMm, snowMmh: snowMm, sunriseAt, sunsetAt }
}

function mapHours(wire: OneCall, timeZone: string, sunOf: SunOf): HourlyWeather[] {
  const hours = new Map<number, HourlyWeather>()
  for (const hour of wire.hourly ?? []) {
    const startAt = instant(hour?.dt)
    if (hour?.temp === undefined || startAt === null || hours.has(startAt)) continue
    hours.set(startAt, mapHour(hour, hour.temp, startAt, isDayAt(startAt, timeZone, sunOf(startAt))))
  }
  return [...hours.values()].sort((a, b) => a.startAt - b.startAt)
}

function mapHour(wire: OneCallHour, temperatureC: number, startAt: number, isDay: boolean): HourlyWeather {
  return {
    ...mapAir(wire, isDay),
    startAt,
    temperatureC: inTenths(temperatureC),
    feelsLikeC: convert(wire.feels_like, inTenths),
    visibilityKm: convert(wire.visibility, metresToKm),
    precipitationChancePercent: convert(wire.pop, fractionToPercent),
    ...amountsOf(wire, inHour(wire.rain), inHour(wire.snow)),
  }
}

function mapDays(wire: OneCall, timeZone: string): DailyWeather[] {
  const days = new Map<string, DailyWeather>()
  for (const day of wire.daily ?? []) {
    const at = instant(day?.dt)
    const { min, max } = day?.temp ?? {}
    if (day === undefined || at === null || min === undefined || max === undefined || max < min) continue
    // `dt` is about local noon, so its calendar day is the place's own, whatever ours is.
    const date = localDate(at, timeZone)
    if (!days.has(date)) days.set(date, mapDay(day, date, inTenths(min), inTenths(max)))
  }
  return [...days.values()].sort((a, b) => a.date.localeCompare(b.date))
}

function mapDay(
  wire: OneCallDay,
  date: string,
  temperatureMinC: number,
  temperatureMaxC: number,
): DailyWeather {
  return {
    ...mapAir(wire, true),
    date,
    temperatureMaxC,
    temperatureMinC,
    temperatureMeanC: (temperatureMaxC + temperatureMinC) / 2,
    precipitationChancePercent: convert(wire.pop, fractionToPercent),
    ...amountsOf(wire, wire.rain, wire.snow),
    sunriseAt: instant(wire.sunrise),
    sunsetAt: instant(wire.sunset),
    moonriseAt: instant(wire.moonrise),
    moonsetAt: instant(wire.moonset),
    moonPhase: wire.moon_phase ?? null,
    ...quartersOf(wire),
  }
}

/** The service gives one temperature for each; "night" is the end of the day, so it has no quarter of its own. */
function quartersOf({ temp }: OneCallDay): Pick<DailyWeather, 'quarters'> {
  const given = { morning: temp?.morn, afternoon: temp?.day, evening: temp?.eve }
  const quarters = dayQuarters.flatMap((quarter) => {
    const temperatureC = quarter === 'night' ? undefined : given[quarter]
    return temperatureC === undefined
      ? []
      : [
          {
            quarter,
            temperatureC: inTenths(temperatureC),
            conditionCode: unknownConditionCode,
            precipitationChancePercent: null,
            rainMm: null,
            snowMm: null,
          },
        ]
  })
  return quarters.length > 1 ? { quarters } : {}
}

/** null: sent but unreadable. */
type Amount = number | null | undefined

const inHour = (fallen: OneCallHour['rain']): Amount => (fallen === null ? null : fallen?.['1h'])

/**
 * The service leaves out what does not fall. Where it calls a time wet without an amount that can be read, that is
 * unknown.
 */
function amountsOf(
  wire: OneCallHour | OneCallDay,
  rain: Amount,
  snow: Amount,
): { rainMm: number | null; snowMm: number | null } {
  const isGiven = typeof rain === 'number' || typeof snow === 'number'
  const isDry = wire.pop !== undefined && !isWetCode(codeOf(wire))
  const leftOut = isGiven || isDry ? 0 : null
  const known = (amount: Amount) => (amount === undefined ? leftOut : amount)
  return { rainMm: known(rain), snowMm: known(snow) }
}

const codeOf = ({ weather }: OneCallCurrent | OneCallHour | OneCallDay): number =>
  weather?.[0]?.id ?? unknownConditionCode

function mapAir(wire: OneCallCurrent | OneCallHour | OneCallDay, isDay: boolean) {
  const conditionCode = codeOf(wire)
  return {
    condition: conditionFromCode(conditionCode, isDay),
    conditionCode,
    isDay,
    humidityPercent: wire.humidity ?? null,
    pressureHpa: wire.pressure ?? null,
    dewPointC: wire.dew_point ?? null,
    uvIndex: wire.uvi ?? null,
    cloudPercent: wire.clouds ?? null,
    windSpeedKmh: convert(wire.wind_speed, metresPerSecondToKmh),
    windGustKmh: convert(wire.wind_gust, metresPerSecondToKmh),
    windFromDegrees: wire.wind_deg ?? null,
  }
}

/**
 * The provider's zone where Intl knows it. Else Zürich's, when its clock agrees with the offset given (or none is);
 * else the offset as a fixed zone in whole hours; else UTC. A wrong zone would put every time of the page wrong.
 */
function timeZoneOf({ timezone, timezone_offset: offset }: OneCall, now: number): string {
  if (timezone !== undefined && /^[A-Za-z][\w+/-]*$/.test(timezone) && isTimeZone(timezone)) return timezone
  if (offset === undefined) return swissTime
  const hours = offset / 3600
  if (!Number.isInteger(hours)) return 'UTC'
  const isHomeClock = (hourOfDay(now, swissTime) - hourOfDay(now, 'UTC') - hours) % 24 === 0
  return isHomeClock ? swissTime : fixedZone(hours)
}

/** 0 means "does not happen that day" (moonrise); the schema lets no other early time through. */
const instant = (seconds: number | undefined): number | null =>
  seconds === undefined || seconds === 0 ? null : Math.round(epochSecondsToMs(seconds))

const convert = (value: number | undefined, to: (value: number) => number): number | null =>
  value === undefined ? null : to(value)
