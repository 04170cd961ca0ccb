import { describe, expect, it } from 'vitest'
import { currentOf, dayOf, hourOf, reportOf } from '../../../tests/support/builders/weather.ts'
import type { PlaceRain } from '../../domain/rain/place-rain.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { Reading } from '../../domain/weather/reading.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import { openMeteoForecast } from './forecast.ts'
import { OpenMeteoError, readQuery } from './read-query.ts'
import { wmoCode } from './wmo-code.ts'

const now = Date.parse('2026-07-21T17:10:00Z')
const hourNow = Date.parse('2026-07-21T17:00:00Z')
const source = {
  id: 'x',
  name: 'X',
  attribution: '© X',
  url: 'https://x.example',
  licence: 'CC BY',
  isDemo: false,
}
const report: WeatherReport = {
  ...reportOf(now),
  current: currentOf({ observedAt: now, temperatureC: 21.44, windSpeedKmh: 18.52, conditionCode: 800 }),
  hourly: [
    hourOf({ startAt: hourNow, temperatureC: 20, rainMm: 2.54, snowMm: 0, windGustKmh: 36 }),
    hourOf({ startAt: hourNow + hourMs, temperatureC: 10, rainMm: 0, snowMm: 10 }),
  ],
  daily: [dayOf({ date: '2026-07-21', temperatureMaxC: 28.4 })],
}
const reading: Reading<WeatherReport> = {
  data: report,
  source,
  observedAt: now,
  fetchedAt: now,
  isStale: false,
  failures: [],
}
const rain: PlaceRain = {
  nowAt: hourNow,
  stepMinutes: 5,
  steps: [5, 10, 15, 20].map((minutes) => ({
    at: hourNow + minutes * minuteMs,
    kind: 'predicted' as const,
    rateMmh: 12,
    probability: 1,
    isSnow: false,
  })),
  nearest: null,
}
const answered = (query: string, seen = rain) =>
  openMeteoForecast(readQuery(new URLSearchParams(`latitude=47.37&longitude=8.54&${query}`)), {
    reading,
    rain: seen,
    elevationM: 408,
    now,
  })
const refusal = (query: string): string => {
  try {
    readQuery(new URLSearchParams(query))
    return ''
  } catch (error) {
    return error instanceof OpenMeteoError ? error.message : String(error)
  }
}

describe('the form of Open-Meteo', () => {
  it('counts sums and gusts over the hour before, and temperatures at their time', () => {
    const { hourly } = answered(
      'hourly=temperature_2m,precipitation,snowfall,wind_gusts_10m&timezone=auto&forecast_hours=3',
    )
    expect(hourly).toEqual({
      time: ['2026-07-21T19:00', '2026-07-21T20:00', '2026-07-21T21:00'],
      temperature_2m: [20, 10, null],
      precipitation: [null, 2.54, 10],
      snowfall: [null, 0, 7],
      wind_gusts_10m: [null, 36, null],
    })
  })

  it('begins at midnight of the zone asked for, and has a value or null for each hour of its days', () => {
    const { hourly, hourly_units } = answered('hourly=temperature_2m,cape&forecast_days=2&past_days=1')
    expect(hourly?.time).toHaveLength(72)
    expect(hourly?.time?.[0]).toBe('2026-07-20T00:00')
    expect(hourly?.temperature_2m?.[41]).toBe(20)
    expect(hourly?.cape).toEqual(Array.from({ length: 72 }, () => null))
    expect(hourly_units).toEqual({ time: 'iso8601', temperature_2m: '°C', cape: 'undefined' })
  })

  it('converts units, and tells times in seconds where asked', () => {
    const { current, current_units, hourly } = answered(
      'current=temperature_2m,wind_speed_10m,weather_code&temperature_unit=fahrenheit&wind_speed_unit=kn&precipitation_unit=inch&timeformat=unixtime&hourly=rain&forecast_hours=2',
    )
    expect(current).toEqual({
      time: hourNow / 1000,
      interval: 900,
      temperature_2m: 70.6,
      wind_speed_10m: 10,
      weather_code: 65,
    })
    expect(current_units).toMatchObject({ time: 'unixtime', temperature_2m: '°F', wind_speed_10m: 'kn' })
    expect(hourly?.rain).toEqual([null, 0.1])
  })

  it('sums quarters of an hour from the radar, and knows none that it did not see whole', () => {
    const { minutely_15 } = answered(
      'minutely_15=precipitation,temperature_2m&forecast_minutely_15=3&timezone=UTC',
    )
    expect(minutely_15).toEqual({
      time: ['2026-07-21T17:00', '2026-07-21T17:15', '2026-07-21T17:30'],
      precipitation: [null, 3, null],
      temperature_2m: [null, null, null],
    })
  })

  it('sums no quarter from steps that do not add up to one', () => {
    const { minutely_15 } = answered('minutely_15=rain&forecast_minutely_15=3', { ...rain, stepMinutes: 10 })
    expect(minutely_15?.rain).toEqual([null, null, null])
  })

  it('tells days of the place, and repeats old spellings', () => {
    const { daily, current_weather } = answered(
      'daily=temperature_2m_max,windspeed_10m_max,precipitation_hours&forecast_days=2&timezone=auto&current_weather=true',
    )
    expect(daily).toMatchObject({
      time: ['2026-07-21', '2026-07-22'],
      temperature_2m_max: [expect.any(Number), null],
      windspeed_10m_max: [null, null],
      precipitation_hours: [null, null],
    })
    expect(current_weather).toMatchObject({ temperature: 21.4, windspeed: 18.5, weathercode: 65 })
  })

  it('is told in no time by a zone of half an hour', () => {
    expect(answered('timezone=Asia/Kolkata')).toMatchObject({
      utc_offset_seconds: 19_800,
      timezone: 'Asia/Kolkata',
      timezone_abbreviation: 'GMT+5:30',
      elevation: 408,
      source: { attribution: '© X' },
    })
  })
})

describe('what it refuses', () => {
  it.each([
    ['longitude=8', "Parameter 'latitude' is missing"],
    ['latitude=300&longitude=8', 'Latitude must be in range of -90 to 90°. Given: 300.'],
    ['latitude=47,46&longitude=8,7', 'Several positions are not offered here: ask for each'],
    ['latitude=x&longitude=8', "Value of type 'Float' required for key 'latitude'."],
    [
      'latitude=47&longitude=8&hourly=temprature',
      'Cannot initialize variable from invalid String value temprature for key hourly',
    ],
    [
      'latitude=47&longitude=8&hourly=toString',
      'Cannot initialize variable from invalid String value toString for key hourly',
    ],
    [
      'latitude=47&longitude=8&daily=constructor',
      'Cannot initialize variable from invalid String value constructor for key daily',
    ],
    ['latitude=47&longitude=8&timezone=Europe/Bern', 'Invalid timezone'],
    ['latitude=47&longitude=8&forecast_days=17', 'forecast_days must be in range of 0 to 16. Given 17.'],
    ['latitude=47&longitude=8&format=flatbuffers', 'format=flatbuffers is not offered here: only json'],
    ['latitude=47&longitude=8&models=a,b', 'Several models are not offered here: leave models out'],
    [
      'latitude=47&longitude=8&start_date=2026-02-30&end_date=2026-03-01',
      "Parameter 'start_date' and 'end_date' must be given as YYYY-MM-DD",
    ],
    ['latitude=47&longitude=8&start_date=2026-01-01&end_date=2027-01-01', 'No more than 108 days at once'],
    [
      'latitude=47&longitude=8&wind_speed_unit=bft',
      'Cannot initialize wind_speed_unit from invalid String value bft',
    ],
  ])('%s', (query, reason) => {
    expect(refusal(query)).toBe(reason)
  })
})

it('refuses what would take the server long to write, and nothing that a program asks for', () => {
  const place = 'latitude=47&longitude=8'
  const everything = 'past_days=92&forecast_days=16'
  const levels = [1000, 975, 950, 925, 900, 850, 800, 700, 600, 500, 400, 300, 250, 200, 150, 100, 70, 50, 30]
  const atLevels = ['temperature', 'wind_speed', 'relative_humidity', 'cloud_cover'].flatMap((name) =>
    levels.map((level) => `${name}_${level}hPa`),
  )
  const tooMuch = 'Too much data at once: ask for fewer days or fewer variables'
  expect(refusal(`${place}&${everything}&hourly=${atLevels}`)).toBe(tooMuch)
  expect(refusal(`${place}&${everything}&minutely_15=precipitation`)).toBe(tooMuch)
  expect(refusal(`${place}&past_minutely_15=2592&forecast_minutely_15=2592&minutely_15=${atLevels}`)).toBe(
    tooMuch,
  )
  expect(refusal(`${place}&start_date=2026-04-01&end_date=2026-07-17&hourly=${atLevels}`)).toBe(tooMuch)
  expect(refusal(`${place}&${everything}&hourly=${atLevels.slice(0, 20)}&daily=sunrise`)).toBe('')
  expect(refusal(`${place}&forecast_days=16&hourly=${atLevels}&minutely_15=rain,snowfall`)).toBe('')
})

it('every weather has a code that Open-Meteo uses, and no weather none', () => {
  const known = new Set([
    0, 1, 2, 3, 45, 48, 51, 53, 55, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95,
  ])
  const codes = [
    200, 221, 232, 300, 313, 321, 500, 504, 511, 520, 531, 600, 602, 611, 616, 622, 701, 781, 800, 801, 802,
    803, 804,
  ]
  for (const code of codes) expect(known, `${code}`).toContain(wmoCode(code))
  expect(wmoCode(0)).toBeNull()
})
