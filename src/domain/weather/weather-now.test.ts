import { describe, expect, it } from 'vitest'
import { currentOf, hourOf } from '../../../tests/support/builders/weather.ts'
import type { WeatherReport } from './weather.ts'
import { weatherNow } from './weather-now.ts'

const minute = 60_000
const at = Date.UTC(2026, 10, 15, 9)
const current = currentOf({ observedAt: at, temperatureC: 5 })
const hours = Array.from({ length: 4 }, (_, index) =>
  hourOf({ startAt: at + index * 60 * minute, temperatureC: 6 + index }),
)
const report: WeatherReport = {
  coordinates: { lat: 47, lon: 8 },
  timeZone: 'Europe/Zurich',
  current,
  hourly: hours,
  daily: [],
}

describe('weatherNow', () => {
  it('is the measurement for an hour', () => {
    expect(weatherNow(report, at + 60 * minute)).toMatchObject({ temperatureC: 5, isForecast: false })
  })
  it('is then the forecast of the running hour, and says so', () => {
    expect(weatherNow(report, at + 61 * minute)).toMatchObject({ temperatureC: 7, isForecast: true })
    expect(weatherNow(report, at + 3.9 * 60 * minute)).toMatchObject({ temperatureC: 9, isForecast: true })
  })
  it('is nothing when the hours are over', () => {
    expect(weatherNow(report, at + 4 * 60 * minute)).toBeNull()
  })
})
