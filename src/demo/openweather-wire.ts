import { getMoonIllumination, getMoonTimes, getTimes } from 'suncalc'
import { isLanguage, type Language } from '../domain/language.ts'
import { largest } from '../domain/largest.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import { dayMs, hourMs, minuteMs } from '../domain/time/durations.ts'
import { offsetMs } from '../domain/time/local-time.ts'
import type { AirState, Atmosphere } from './atmosphere.ts'
import {
  amounts,
  createForecastHours,
  type ForecastHour,
  type ForecastSite,
  isSunUp,
  skyOf,
  sunAltitude,
  uvIndex,
} from './forecast-hours.ts'
import { localMidnights } from './local-day.ts'
import { type DemoSky, wireCondition } from './openweather-conditions.ts'

const stepMs = 5 * minuteMs
const hourlyCount = 48
const dailyCount = 8
const round = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits
const seconds = (atMs: number) => Math.floor(atMs / 1000)

/** The body of One Call 3.0 for units=metric. */
export function oneCallBody(
  atmosphere: Atmosphere,
  site: ForecastSite,
  nowMs: number,
  query: URLSearchParams,
): object {
  const language: Language = isLanguage(query.get('lang')) ? (query.get('lang') as Language) : 'en'
  const excluded = new Set((query.get('exclude') ?? '').split(','))
  const { coordinates, timeZone } = site
  const firstHour = Math.floor(nowMs / hourMs) * hourMs
  const hourAt = createForecastHours(atmosphere, site, firstHour + hourlyCount * hourMs)
  const body: Record<string, unknown> = {
    lat: round(coordinates.lat, 4),
    lon: round(coordinates.lon, 4),
    timezone: timeZone,
    timezone_offset: offsetMs(nowMs, timeZone) / 1000,
  }
  if (!excluded.has('current')) body.current = currentBody(atmosphere, site, nowMs, language)
  if (!excluded.has('minutely')) {
    body.minutely = Array.from({ length: 60 }, (_, minute) => {
      const at = Math.floor(nowMs / minuteMs) * minuteMs + minute * minuteMs
      return { dt: seconds(at), precipitation: round(atmosphere.rateAt(coordinates, at)) }
    })
  }
  if (!excluded.has('hourly')) {
    body.hourly = Array.from({ length: hourlyCount }, (_, i) =>
      hourBody(hourAt(firstHour + i * hourMs), language),
    )
  }
  if (!excluded.has('daily')) {
    const midnights = localMidnights(timeZone, nowMs, dailyCount)
    body.daily = midnights.slice(0, dailyCount).map((startMs, i) => {
      const endMs = midnights[i + 1] ?? startMs + dayMs
      const ofDay: ForecastHour[] = []
      for (let t = Math.floor(startMs / hourMs) * hourMs; t < endMs; t += hourMs) ofDay.push(hourAt(t))
      return dayBody(ofDay, site, startMs, language)
    })
  }
  return body
}

/** Steadman's apparent temperature without radiation, as used by several services. */
function feelsLike(air: AirState): number {
  const vapourHpa =
    (air.humidityPercent / 100) * 6.105 * Math.exp((17.27 * air.temperatureC) / (237.7 + air.temperatureC))
  return air.temperatureC + 0.33 * vapourHpa - 0.7 * air.windSpeedMs - 4
}

function airBody(air: AirState, uvi: number) {
  return {
    temp: round(air.temperatureC),
    feels_like: round(feelsLike(air)),
    pressure: Math.round(air.pressureHpa),
    humidity: Math.round(air.humidityPercent),
    dew_point: round(air.dewPointC),
    uvi: round(uvi),
    clouds: Math.round(air.cloudPercent),
    visibility: Math.round(air.visibilityM),
    wind_speed: round(air.windSpeedMs),
    wind_deg: Math.round(air.windFromDegrees) % 360,
    wind_gust: round(air.gustMs),
  }
}

function precipitationBody(rainMm: number, snowMm: number) {
  return {
    ...(rainMm > 0 ? { rain: { '1h': Math.max(0.01, round(rainMm)) } } : {}),
    ...(snowMm > 0 ? { snow: { '1h': Math.max(0.01, round(snowMm)) } } : {}),
  }
}

function currentBody(
  atmosphere: Atmosphere,
  { coordinates, elevationM }: ForecastSite,
  nowMs: number,
  language: Language,
) {
  // On the five-minute marks of the radar, so that both agree.
  const atMs = Math.floor(nowMs / stepMs) * stepMs
  const air = atmosphere.at(coordinates, elevationM, atMs)
  const altitude = sunAltitude(coordinates, atMs)
  const sun = sunTimes(coordinates, nowMs)
  const { rainMm, snowMm } = amounts(air.rateMmh, air)
  const { wind_gust: _, ...shown } = airBody(air, uvIndex(altitude, air))
  return {
    dt: seconds(atMs),
    ...sun,
    ...shown,
    // Like the real service, which names gusts in current weather only when they matter.
    ...(air.gustMs > 8 ? { wind_gust: round(air.gustMs) } : {}),
    weather: [wireCondition(skyOf(air), isSunUp(altitude), language)],
    ...precipitationBody(rainMm, snowMm),
  }
}

function sunTimes({ lat, lon }: Coordinates, atMs: number) {
  const { sunrise, sunset } = getTimes(new Date(atMs), lat, lon)
  return sunrise && sunset ? { sunrise: seconds(sunrise.getTime()), sunset: seconds(sunset.getTime()) } : {}
}

function hourBody(hour: ForecastHour, language: Language) {
  return {
    dt: seconds(hour.startMs),
    ...airBody(hour.air, hour.uvi),
    weather: [wireCondition(hour.sky, hour.isDay, language)],
    pop: hour.pop,
    ...precipitationBody(hour.rainMm, hour.snowMm),
  }
}

function dayBody(hours: ForecastHour[], { coordinates }: ForecastSite, startMs: number, language: Language) {
  const noonMs = startMs + 12 * hourMs
  const { lat, lon } = coordinates
  const moon = getMoonTimes(new Date(noonMs), lat, lon)
  const sum = (value: (hour: ForecastHour) => number) => hours.reduce((total, hour) => total + value(hour), 0)
  const mean = (value: (hour: ForecastHour) => number) => sum(value) / hours.length
  const highest = (value: (hour: ForecastHour) => number) => Math.max(...hours.map(value))
  const temperatures = hours.map((hour) => hour.air.temperatureC)
  const at = (localHour: number) => hours[Math.min(localHour, hours.length - 1)] as ForecastHour
  const parts = { day: at(12), night: at(23), eve: at(18), morn: at(6) }
  const each = (value: (hour: ForecastHour) => number) =>
    Object.fromEntries(Object.entries(parts).map(([name, hour]) => [name, round(value(hour))]))
  const rain = sum((hour) => hour.rainMm)
  const snow = sum((hour) => hour.snowMm)
  const windiest = hours.reduce((a, b) => (b.air.windSpeedMs > a.air.windSpeedMs ? b : a))
  return {
    dt: seconds(noonMs),
    ...sunTimes(coordinates, noonMs),
    moonrise: moon.rise ? seconds(moon.rise.getTime()) : 0,
    moonset: moon.set ? seconds(moon.set.getTime()) : 0,
    moon_phase: round(getMoonIllumination(new Date(noonMs)).phase),
    temp: {
      ...each((hour) => hour.air.temperatureC),
      min: round(Math.min(...temperatures)),
      max: round(Math.max(...temperatures)),
    },
    feels_like: each((hour) => feelsLike(hour.air)),
    pressure: Math.round(mean((hour) => hour.air.pressureHpa)),
    humidity: Math.round(mean((hour) => hour.air.humidityPercent)),
    dew_point: round(mean((hour) => hour.air.dewPointC)),
    wind_speed: round(windiest.air.windSpeedMs),
    wind_deg: Math.round(windiest.air.windFromDegrees) % 360,
    wind_gust: round(highest((hour) => hour.air.gustMs)),
    weather: [wireCondition(daySky(hours, rain + snow), true, language)],
    clouds: Math.round(mean((hour) => hour.air.cloudPercent)),
    pop: highest((hour) => hour.pop),
    ...(rain >= 0.01 ? { rain: round(rain) } : {}),
    ...(snow >= 0.01 ? { snow: round(snow) } : {}),
    uvi: round(highest((hour) => hour.uvi)),
  }
}

/** A day is named after its rain when that amounts to something, else after its daylight sky. */
function daySky(hours: ForecastHour[], totalMm: number): DemoSky {
  const wet = hours.filter((hour) => hour.sky.rateMmh > 0)
  const wettest = largest(wet, (hour) => hour.sky.rateMmh)?.item
  if (wettest && totalMm >= 0.3) {
    return { ...wettest.sky, isThunder: wet.some((hour) => hour.sky.isThunder) }
  }
  const light = hours.filter((hour) => hour.isDay)
  const shown = light.length > 0 ? light : hours
  const foggy = shown.filter((hour) => hour.sky.isFog).length
  const cloudPercent = shown.reduce((sum, hour) => sum + hour.air.cloudPercent, 0) / shown.length
  return {
    cloudPercent,
    rateMmh: 0,
    showerMmh: 0,
    isSnow: false,
    isSleet: false,
    isThunder: false,
    isFog: foggy > shown.length / 2,
    visibilityM: 10000,
  }
}

/** Bodies as the real service words them; `cod` is a string for 400 and 404. */
export function openweatherError(status: 400 | 401 | 404, message = errorMessages[status]): object {
  return { cod: status === 401 ? status : String(status), message }
}

const errorMessages = {
  400: 'wrong latitude',
  401: 'Invalid API key. Please see https://openweathermap.org/faq#error401 for more info.',
  404: 'not found',
}
