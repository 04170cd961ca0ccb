import { expect, it } from 'vitest'
import { currentOf, hourOf } from '../../../tests/support/builders/weather.ts'
import type { PlaceRain } from '../rain/place-rain.ts'
import { hourMs } from '../time/durations.ts'
import { withForm } from './falling-form.ts'
import { placeOutlook } from './outlook.ts'
import type { WeatherReport } from './weather.ts'

const now = Date.parse('2026-01-15T12:05:00Z')

function report(
  temperatureC: number,
  options: { ageMs?: number; freezingLevelM?: number } = {},
): WeatherReport {
  const { freezingLevelM } = options
  return {
    coordinates: { lat: 47, lon: 8 },
    timeZone: 'Europe/Zurich',
    current: currentOf({
      temperatureC: options.ageMs ? 20 : temperatureC,
      observedAt: now - (options.ageMs ?? 0),
    }),
    hourly: [
      hourOf({
        startAt: now - 300_000,
        temperatureC,
        ...(freezingLevelM !== undefined && { freezingLevelM }),
      }),
    ],
    daily: [],
    forecast: {
      sourceId: 'x',
      runAt: null,
      point: { name: 'X', heightM: 500, distanceKm: 0, heightDifferenceM: 0 },
    },
  }
}

const rain = (isSnow: boolean | null): PlaceRain => ({
  nowAt: now,
  stepMinutes: 5,
  steps: Array.from({ length: 25 }, (_, index) => ({
    at: now + index * 300_000,
    kind: index === 0 ? ('measured' as const) : ('predicted' as const),
    rateMmh: 0,
    probability: index === 0 ? null : 0,
    isSnow,
  })),
  nearest: { distanceKm: 40, fromDegrees: 315, approaching: true, isSnow },
})

it.each([
  ['in frost snow', report(-4), true],
  ['just above freezing snow', report(0.9), true],
  ['in mild air rain', report(1), false],
  ['by the forecast for this hour where the reading is old', report(-4, { ageMs: 2 * hourMs }), true],
  ['in frost under warm air nobody’s guess', report(-4, { freezingLevelM: 1800 }), null],
  ['in frost with a low freezing level snow', report(-4, { freezingLevelM: 200 }), true],
  ['of an old reading without hours unknown', { ...report(-4, { ageMs: 2 * hourMs }), hourly: [] }, null],
])('what nobody saw is %s', (_name, air, expected) => {
  const formed = withForm(rain(null), air, now)
  expect(formed.nearest?.isSnow).toBe(expected)
  expect(new Set(formed.steps.map(({ isSnow }) => isSnow))).toEqual(new Set([expected]))
})

it('what was seen stays', () => {
  expect(withForm(rain(false), report(-4), now)).toEqual(rain(false))
  expect(withForm(rain(true), report(3), now)).toEqual(rain(true))
  expect(withForm(rain(true), report(3, { freezingLevelM: 1000 }), now)).toEqual(rain(true))
  expect(withForm(rain(false), report(-4, { freezingLevelM: 1000 }), now)).toEqual(rain(false))
})

it('what was seen on the slopes does not fall as rain on a summit in frost', () => {
  const formed = withForm(rain(false), report(-4, { freezingLevelM: 520 }), now)
  expect(formed.steps.every(({ isSnow }) => isSnow)).toBe(true)
  expect(formed.nearest?.isSnow).toBe(false)
})

it.each([
  ['in mild air', report(7)],
  ['far below the freezing level', report(1.5, { freezingLevelM: 1200 })],
])('what was seen on mountains far away does not fall as snow %s', (_name, air) => {
  const formed = withForm(rain(true), air, now)
  expect(formed.steps.some(({ isSnow }) => isSnow)).toBe(false)
  expect(formed.nearest?.isSnow).toBe(true)
})

it('a mild place next to mountains with snow is told of snow there and of rain here', () => {
  const { ahead } = placeOutlook(report(7), rain(true), now)
  expect(ahead?.outlook).toMatchObject({ kind: 'nearby', formThere: 'snow', form: 'rain' })
})

it('a place’s outlook names snow in frost before any source has distinguished it from rain', () => {
  const { ahead } = placeOutlook(report(-4), rain(null), now)
  expect(ahead?.outlook).toMatchObject({ kind: 'nearby', form: 'snow' })
})
