import { expect, it } from 'vitest'
import type { DailyWeather } from '../../domain/weather/weather.ts'
import type { Station } from '../../ports/local-forecasts.ts'
import { queuedDays } from './queue-forecasts.ts'

it.each([
  ['rain and snow', { rainMm: 3.1, snowMm: 0.7 }, 38],
  ['rain where snow is not given', { rainMm: 3.1, snowMm: null }, 31],
  ['a dry day', { rainMm: 0, snowMm: 0 }, 0],
  ['a day without amounts', { rainMm: null, snowMm: null }, null],
])('keeps the amount of %s in tenths', (_name, amounts, rain) => {
  const tomorrow = { date: '2026-11-19', temperatureMaxC: 6, temperatureMinC: 1, ...amounts } as DailyWeather
  const [kept] = queuedDays('openweather', { id: 'BER' } as Station, '2026-11-18', [tomorrow])
  expect(kept).toMatchObject({ day: '2026-11-19', leadDays: 1, rain })
})
