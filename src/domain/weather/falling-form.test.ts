import { describe, expect, it } from 'vitest'
import { currentOf, hourOf } from '../../../tests/support/builders/weather.ts'
import type { PlaceRain } from '../rain/place-rain.ts'
import { hourMs } from '../time/durations.ts'
import { fallsAsSnow, withForm } from './falling-form.ts'
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

describe('snow or rain', () => {
  it.each([
    ['at the ground near zero it snows', { heightM: 500, freezingLevelM: 700, temperatureC: 0.5 }, true],
    ['in an inversion too', { heightM: 450, freezingLevelM: 2600, temperatureC: -2 }, true],
    ['above the snow line it snows', { heightM: 900, freezingLevelM: 1200, temperatureC: 1.5 }, true],
    ['below it it rains', { heightM: 890, freezingLevelM: 1200, temperatureC: 1.5 }, false],
    [
      'in mild air it rains, whatever is forecast',
      { heightM: 900, freezingLevelM: 600, temperatureC: 3 },
      false,
    ],
    ['the snow line decides alone', { heightM: 900, freezingLevelM: 1200, temperatureC: null }, true],
    ['the temperature decides alone', { heightM: null, freezingLevelM: 1200, temperatureC: 0.9 }, true],
    ['and says rain from one degree', { heightM: 900, freezingLevelM: null, temperatureC: 1 }, false],
    ['of nothing known nothing is said', { heightM: 900, freezingLevelM: null, temperatureC: null }, null],
  ])('%s', (_name, air, expected) => {
    expect(fallsAsSnow(air)).toBe(expected)
  })
})

it.each([
  ['in frost snow', report(-4), true],
  ['just above freezing snow', report(0.9), true],
  ['in mild air rain', report(1), false],
  ['by the forecast for this hour where the reading is old', report(-4, { ageMs: 2 * hourMs }), true],
  ['above the snow line snow', report(2, { freezingLevelM: 800 }), true],
  ['below it rain', report(2, { freezingLevelM: 801 }), false],
  ['of an old reading without hours unknown', { ...report(-4, { ageMs: 2 * hourMs }), hourly: [] }, null],
])('what no map says is %s', (_name, air, expected) => {
  const formed = withForm(rain(null), air, now)
  expect(formed.nearest?.isSnow).toBe(expected)
  expect(formed.steps[0]?.isSnow).toBe(expected)
})

it('the map’s word counts where the place knows neither its freezing level nor a clear temperature', () => {
  expect(withForm(rain(true), report(2), now).steps[0]?.isSnow).toBe(true)
  expect(withForm(rain(false), report(0.9), now).steps[0]?.isSnow).toBe(false)
  expect(withForm(rain(true), report(2, { freezingLevelM: 1500 }), now).steps[0]?.isSnow).toBe(false)
  expect(withForm(rain(true), report(3), now).steps[0]?.isSnow).toBe(false)
  expect(withForm(rain(false), report(0.5), now).steps[0]?.isSnow).toBe(true)
})

it('each hour has its own freezing level and temperature', () => {
  const air = report(2, { freezingLevelM: 900 })
  const falling = {
    ...air,
    hourly: [...air.hourly, hourOf({ startAt: now + 3_300_000, temperatureC: 1, freezingLevelM: 700 })],
  }
  const { steps } = withForm(rain(null), falling, now)
  expect(steps.filter(({ at }) => at < now + 3_300_000).every(({ isSnow }) => isSnow === false)).toBe(true)
  expect(steps.filter(({ at }) => at >= now + 3_300_000).every(({ isSnow }) => isSnow === true)).toBe(true)
})

it('what falls far away has the form of there', () => {
  expect(withForm(rain(true), report(7), now).nearest?.isSnow).toBe(true)
  expect(withForm(rain(false), report(-4), now).nearest?.isSnow).toBe(false)
})

it('a mild place next to mountains with snow is told of snow there and of rain here', () => {
  const { ahead } = placeOutlook(report(7), rain(true), now)
  expect(ahead?.outlook).toMatchObject({ kind: 'nearby', formThere: 'snow', form: 'rain' })
})

it('a place’s outlook names snow in frost before any source has distinguished it from rain', () => {
  const { ahead } = placeOutlook(report(-4), rain(null), now)
  expect(ahead?.outlook).toMatchObject({ kind: 'nearby', form: 'snow' })
})
