import { describe, expect, it } from 'vitest'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { currentOf, hourOf, reportOf, zurich } from '../../../tests/support/builders/weather.ts'
import type { PlaceRain, RadarStep } from '../rain/place-rain.ts'
import { minuteMs } from '../time/durations.ts'
import { homeCondition } from './home-condition.ts'
import { rainSignal, type SignalParts } from './rain-signal.ts'

const now = Date.parse('2026-07-21T17:10:00Z')
/** Rates from now on by five minutes; the first is measured. */
const rainWith = (rates: readonly (number | null)[], probability = 0.7): PlaceRain => ({
  nowAt: now,
  stepMinutes: 5,
  steps: rates.map(
    (rateMmh, index): RadarStep => ({
      at: now + index * 5 * minuteMs,
      kind: index === 0 ? 'measured' : 'predicted',
      rateMmh,
      probability: index === 0 ? null : rateMmh === 0 ? 0.04 : probability,
      isSnow: false,
    }),
  ),
  nearest: null,
})
const steps = (minutes: number, rate: number) => Array.from({ length: minutes / 5 }, () => rate)
const nothing: SignalParts = {
  place: zurich,
  weather: null,
  rain: null,
  hail: null,
  warnings: null,
  pollen: null,
  now,
}
const signal = (parts: Partial<SignalParts>) => rainSignal({ ...nothing, ...parts })

describe('rain', () => {
  it('begins in so many minutes, with its chance, and adds up', () => {
    const rain = rainWith([0, ...steps(20, 0), ...steps(100, 6)])
    expect(signal({ rain })).toMatchObject({
      isRaining: false,
      rainInMinutes: 25,
      rainChancePercent: 70,
      dryInMinutes: null,
      chance15Percent: 4,
      chance30Percent: 70,
      coming60Mm: 4,
      coming120Mm: 10,
    })
  })

  it('ends where a quarter of an hour stays dry, not in a gap', () => {
    const rain = rainWith([3, ...steps(10, 3), 0, ...steps(10, 3), ...steps(95, 0)])
    expect(signal({ rain })).toMatchObject({ isRaining: true, rainInMinutes: 0, dryInMinutes: 25 })
  })

  it('is not known beyond what the radar forecasts, and not at all without it', () => {
    const short = signal({ rain: rainWith([0, ...steps(30, 0)]) })
    expect(short).toMatchObject({ chance30Percent: 4, chance60Percent: null, coming120Mm: null })
    expect(signal({})).toMatchObject({ isRaining: null, rainInMinutes: null, chance15Percent: null })
  })
})

it('hail within reach, not beyond; none is nought, and no radar is not known', () => {
  const { lat, lon } = zurich.coordinates
  const near = { lat: lat + 0.05, lon, percent: 60 }
  expect(signal({ hail: [near, { lat: lat + 1, lon, percent: 90 }] })).toMatchObject({ hailPercent: 60 })
  expect(signal({ hail: [] })).toMatchObject({ hailPercent: 0, hailDistanceKm: null })
  expect(signal({})).toMatchObject({ hailPercent: null })
})

it('a warning’s level now and to come; where we cannot tell there is none', () => {
  const later = warningOf({ severity: 'severe', startAt: now + minuteMs, endAt: now + 9 * minuteMs })
  expect(signal({ warnings: [later] })).toMatchObject({ warningLevel: 0, comingWarningLevel: 3 })
  expect(signal({ warnings: [] })).toMatchObject({ warningLevel: 0, comingWarningLevel: 0 })
  expect(signal({})).toMatchObject({ warningLevel: null, comingWarningLevel: null })
})

it('an awning hears of the strongest gust of now, this hour and the next', () => {
  const startAt = now - 10 * minuteMs
  const weather = {
    ...reportOf(now),
    current: currentOf({ observedAt: now, windGustKmh: 20 }),
    hourly: [
      hourOf({ startAt, windGustKmh: 31 }),
      hourOf({ startAt: startAt + 60 * minuteMs, windGustKmh: 58 }),
      hourOf({ startAt: startAt + 120 * minuteMs, windGustKmh: 90 }),
    ],
  }
  expect(signal({ weather })).toMatchObject({ windGustKmh: 58, temperatureC: 20 })
})

it('thunder with and without rain are two conditions of Home Assistant', () => {
  expect(homeCondition('thunderstorm', { rainMmh: 0 })).toBe('lightning')
  expect(homeCondition('thunderstorm', { rainMmh: 2 })).toBe('lightning-rainy')
})
