import { expect, it } from 'vitest'
import { readingOf } from '../../../tests/support/builders/sources.ts'
import { currentOf, reportOf } from '../../../tests/support/builders/weather.ts'
import type { Reading } from './reading.ts'
import type { WeatherReport } from './weather.ts'
import { isOldWeather, weatherMadeAt } from './weather-now.ts'

const [runAt, observedAt, fetchedAt] = [1000, 5000, 6000]
const forecast = { sourceId: 'x', runAt }
const reading = (over: Partial<WeatherReport>, at: number | null = observedAt): Reading<WeatherReport> =>
  readingOf({ ...reportOf(observedAt), forecast, ...over }, fetchedAt, { observedAt: at })

it('weather is as old as its forecast, where a station measured it as old as that', () => {
  expect(weatherMadeAt(reading({}))).toBe(runAt)
  const station = {
    name: 'Fluntern',
    distanceKm: 2,
    heightM: 556,
    heightDifferenceM: 40,
    measuredAt: observedAt,
  }
  expect(weatherMadeAt(reading({ current: currentOf({ station }) }))).toBe(observedAt)
  expect(weatherMadeAt(reading({ forecast: undefined }))).toBe(observedAt)
  expect(weatherMadeAt(reading({ forecast: undefined }, null))).toBe(fetchedAt)
})

it('weather is old by its age, whoever asks, and where a source says so', () => {
  const now = observedAt + 60 * 60_000
  expect(isOldWeather(reading({}), now)).toBe(false)
  expect(isOldWeather(reading({}), now + 1)).toBe(true)
  expect(isOldWeather({ ...reading({}), isStale: true }, observedAt)).toBe(true)
})
