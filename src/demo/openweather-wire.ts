import { getMoonIllumination, getMoonTimes, getPosition, getTimes } from 'suncalc'
import type { Coordinates } from '../domain/coordinates.ts'
import { isLanguage, type Language } from '../domain/language.ts'
import type { AirState, Atmosphere } from './atmosphere.ts'
import { localMidnights, zoneOffsetMs } from './local-day.ts'
import { clamp } from './noise.ts'
import { type Sky, wireCondition } from './openweather-conditions.ts'
import { hourMs } from './synoptic.ts'

const stepMs = 5 * 60_000
const hourlyCount = 48
const dailyCount = 8
/** Distance at which neighbours tell how likely a shower is to hit the place instead. */
const neighbourKm = 14
const neighbours = [
  [1, 0],
  [-0.6, 0.8],
  [-0.6, -0.8],
] as const

export type Site = { coordinates: Coordinates; elevationM: number | null; timeZone: string }

const round = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits
const seconds = (atMs: number) => Math.floor(atMs / 1000)

/** One hour: the air at its start, precipitation over its sixty minutes. */
type Hour = {
  startMs: number
  air: AirState
  rainMm: number
  snowMm: number
  pop: number
  sky: Sky
  uvi: number
  isDay: boolean
}

/** The body of One Call 3.0 for units=metric. */
export function oneCallBody(
  atmosphere: Atmosphere,
  site: Site,
  nowMs: number,
  query: URLSearchParams,
): object {
  const language: Language = isLanguage(query.get('lang')) ? (query.get('lang') as Language) : 'en'
  const excluded = new Set((query.get('exclude') ?? '').split(','))
  const { coordinates, timeZone } = site
  const firstHour = Math.floor(nowMs / hourMs) * hourMs
  const hours = new Map<number, Hour>()
  // Later days are sampled more thinly: nobody reads five minutes of next week.
  const hourAt = (startMs: number): Hour => {
    let hour = hours.get(startMs)
    if (!hour) {
      hour = buildHour(
        atmosphere,
        site,
        startMs,
        startMs < firstHour + hourlyCount * hourMs ? stepMs : 4 * stepMs,
      )
      hours.set(startMs, hour)
    }
    return hour
  }
  const body: Record<string, unknown> = {
    lat: round(coordinates.lat, 4),
    lon: round(coordinates.lon, 4),
    timezone: timeZone,
    timezone_offset: zoneOffsetMs(timeZone, nowMs) / 1000,
  }
  if (!excluded.has('current')) body.current = currentBody(atmosphere, site, nowMs, language)
  if (!excluded.has('minutely')) {
    body.minutely = Array.from({ length: 60 }, (_, minute) => {
      const at = Math.floor(nowMs / 60_000) * 60_000 + minute * 60_000
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
      const endMs = midnights[i + 1] ?? startMs + 24 * hourMs
      const ofDay: Hour[] = []
      for (let t = Math.floor(startMs / hourMs) * hourMs; t < endMs; t += hourMs) ofDay.push(hourAt(t))
      return dayBody(ofDay, site, startMs, language)
    })
  }
  return body
}

function skyOf(air: AirState): Sky {
  return { ...air, isThunder: air.thunder, isFog: air.fog }
}

function amounts(
  rateMm: number,
  air: Pick<AirState, 'isSnow' | 'isSleet'>,
): { rainMm: number; snowMm: number } {
  if (air.isSleet) return { rainMm: rateMm / 2, snowMm: rateMm / 2 }
  return air.isSnow ? { rainMm: 0, snowMm: rateMm } : { rainMm: rateMm, snowMm: 0 }
}

const sunAltitude = ({ lat, lon }: Coordinates, atMs: number) =>
  getPosition(new Date(atMs), lat, lon).altitude

/** Clear-sky index by solar elevation and height, dimmed by cloud. */
function uvIndex(altitudeDegrees: number, air: AirState): number {
  if (altitudeDegrees <= 0) return 0
  const clear =
    12.2 * Math.sin((altitudeDegrees * Math.PI) / 180) ** 2.4 * (1 + 0.06 * (air.elevationM / 1000))
  return clear * (1 - 0.7 * (air.cloudPercent / 100) ** 3)
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
  { coordinates, elevationM }: Site,
  nowMs: number,
  language: Language,
) {
  // On the five-minute marks of the radar, so that both tell the same.
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
    weather: [wireCondition(skyOf(air), altitude > -0.833, language)],
    ...precipitationBody(rainMm, snowMm),
  }
}

function sunTimes({ lat, lon }: Coordinates, atMs: number) {
  const { sunrise, sunset } = getTimes(new Date(atMs), lat, lon)
  return sunrise && sunset ? { sunrise: seconds(sunrise.getTime()), sunset: seconds(sunset.getTime()) } : {}
}

function buildHour(atmosphere: Atmosphere, site: Site, startMs: number, sampleMs: number): Hour {
  const { coordinates, elevationM } = site
  const air = atmosphere.at(coordinates, elevationM, startMs)
  let sum = air.rateMmh
  let heaviest = air.rateMmh
  let heaviestMs = startMs
  let wetSamples = air.rateMmh > 0 ? 1 : 0
  const samples = hourMs / sampleMs
  for (let i = 1; i < samples; i++) {
    const rate = atmosphere.rateAt(coordinates, startMs + i * sampleMs)
    sum += rate
    if (rate > 0) wetSamples++
    if (rate > heaviest) {
      heaviest = rate
      heaviestMs = startMs + i * sampleMs
    }
  }
  const meanMm = sum / samples
  const wettest = heaviestMs === startMs ? air : atmosphere.at(coordinates, elevationM, heaviestMs)
  const altitude = sunAltitude(coordinates, startMs + hourMs / 2)
  const sky: Sky =
    meanMm > 0
      ? {
          ...skyOf(wettest),
          rateMmh: meanMm,
          showerMmh: (wettest.showerMmh / wettest.rateMmh) * meanMm,
          isThunder: wettest.thunder,
        }
      : skyOf(air)
  return {
    startMs,
    air: meanMm > 0 ? { ...air, cloudPercent: Math.max(air.cloudPercent, 60) } : air,
    ...amounts(meanMm, wettest),
    pop: chance(atmosphere, coordinates, startMs, wetSamples / samples, meanMm),
    sky,
    uvi: uvIndex(altitude, air),
    isDay: altitude > -0.833,
  }
}

/** High where it will rain, low where only the neighbourhood gets wet, zero where nobody does. */
function chance(
  atmosphere: Atmosphere,
  { lat, lon }: Coordinates,
  startMs: number,
  wetShare: number,
  meanMm: number,
) {
  const dLat = neighbourKm / 111
  const dLon = dLat / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
  let wet = 0
  for (const [north, east] of neighbours) {
    const neighbour = { lat: clamp(lat + north * dLat, -90, 90), lon: lon + east * dLon }
    if (atmosphere.rateAt(neighbour, startMs + hourMs / 2) > 0) wet++
  }
  const around = wet / neighbours.length
  if (wetShare === 0) return round(0.35 * around)
  return round(clamp(0.42 + 0.3 * wetShare + 0.2 * around + 0.25 * Math.min(1, meanMm), 0, 1))
}

function hourBody(hour: Hour, language: Language) {
  return {
    dt: seconds(hour.startMs),
    ...airBody(hour.air, hour.uvi),
    weather: [wireCondition(hour.sky, hour.isDay, language)],
    pop: hour.pop,
    ...precipitationBody(hour.rainMm, hour.snowMm),
  }
}

function dayBody(hours: Hour[], { coordinates }: Site, startMs: number, language: Language) {
  const noonMs = startMs + 12 * hourMs
  const { lat, lon } = coordinates
  const moon = getMoonTimes(new Date(noonMs), lat, lon)
  const mean = (value: (hour: Hour) => number) =>
    hours.reduce((sum, hour) => sum + value(hour), 0) / hours.length
  const largest = (value: (hour: Hour) => number) => Math.max(...hours.map(value))
  const sum = (value: (hour: Hour) => number) => hours.reduce((total, hour) => total + value(hour), 0)
  const temperatures = hours.map((hour) => hour.air.temperatureC)
  const at = (localHour: number) => hours[Math.min(localHour, hours.length - 1)] as Hour
  const parts = { day: at(12), night: at(23), eve: at(18), morn: at(6) }
  const each = (value: (hour: Hour) => number) =>
    Object.fromEntries(Object.entries(parts).map(([name, hour]) => [name, round(value(hour))]))
  const rain = sum((hour) => hour.rainMm)
  const snow = sum((hour) => hour.snowMm)
  const windiest = hours.reduce((a, b) => (b.air.windSpeedMs > a.air.windSpeedMs ? b : a))
  const uvi = largest((hour) => hour.uvi)
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
    wind_gust: round(largest((hour) => hour.air.gustMs)),
    weather: [wireCondition(daySky(hours, rain + snow), true, language)],
    clouds: Math.round(mean((hour) => hour.air.cloudPercent)),
    pop: largest((hour) => hour.pop),
    ...(rain >= 0.01 ? { rain: round(rain) } : {}),
    ...(snow >= 0.01 ? { snow: round(snow) } : {}),
    uvi: round(uvi),
  }
}

/** A day is named after its rain when that amounts to something, else after its daylight sky. */
function daySky(hours: Hour[], totalMm: number): Sky {
  const wet = hours.filter((hour) => hour.sky.rateMmh > 0)
  const wettest = wet.reduce<Hour | null>((a, b) => (a && a.sky.rateMmh >= b.sky.rateMmh ? a : b), null)
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
