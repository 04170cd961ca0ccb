import { expect, it } from 'vitest'
import { currentOf } from '../../../tests/support/builders/weather.ts'
import type { Reading } from './reading.ts'
import type { WeatherReport } from './weather.ts'
import { isOldWeather, weatherMadeAt } from './weather-now.ts'

const [runAt, observedAt, fetchedAt] = [1000, 5000, 6000]
const reading = (over: object, at: number | null = observedAt) =>
  ({
    observedAt: at,
    fetchedAt,
    data: { current: currentOf({}), forecast: { runAt }, ...over },
  }) as unknown as Reading<WeatherReport>

it('weather is as old as its forecast, where a station measured it as old as that', () => {
  expect(weatherMadeAt(reading({}))).toBe(runAt)
  const station = { name: 'Fluntern' }
  expect(weatherMadeAt(reading({ current: { ...currentOf({}), station } }))).toBe(observedAt)
  expect(weatherMadeAt(reading({ forecast: undefined }))).toBe(observedAt)
  expect(weatherMadeAt(reading({ forecast: undefined }, null))).toBe(fetchedAt)
})

it('weather is old by its age, whoever asks, and where a source says so', () => {
  const now = observedAt + 60 * 60_000
  expect(isOldWeather(reading({}), now)).toBe(false)
  expect(isOldWeather(reading({}), now + 1)).toBe(true)
  expect(isOldWeather({ ...reading({}), isStale: true }, observedAt)).toBe(true)
})
