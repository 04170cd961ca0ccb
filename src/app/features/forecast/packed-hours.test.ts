import { expect, it } from 'vitest'
import type { ForecastHour } from './drawn-hours.ts'
import { packHours, unpackHours } from './packed-hours.ts'

const full: ForecastHour = {
  temperatureC: -0.4,
  temperatureRangeC: { low: -2.1, high: 0 },
  amountMm: 0,
  amountRangeMm: { low: 0, high: 1.2 },
  snowCm: 0.7,
  chancePercent: 35,
  chanceHours: 3,
  wind: { speedKmh: 12, gustKmh: null, towards: 0 },
  sunshineMinutes: 0,
  cloudPercent: null,
  pressureHpa: null,
  freezingLevelM: 1210,
}
const bare: ForecastHour = {
  temperatureC: 0,
  amountMm: null,
  chancePercent: null,
  chanceHours: 0,
  wind: null,
  cloudPercent: 80,
  pressureHpa: null,
}

it('comes back with each value, and without those that are not given', () => {
  expect(unpackHours(packHours([full, bare, full]))).toEqual([full, bare, full])
  expect(unpackHours(packHours([]))).toEqual([])
})
