import { describe, expect, it } from 'vitest'
import { dryShare, fitAt, fitLevel, fogLimits, type HourEverywhere, isStormy } from './fit.ts'

/** One point, fair and dry unless said otherwise. */
function hour(over: Partial<Record<keyof HourEverywhere, number | null>> = {}): HourEverywhere {
  const values = {
    sunshineMinutes: 60,
    chancePercent: 0,
    amountMm: 0,
    amountP10Mm: 0,
    amountP90Mm: 0,
    temperatureC: 20,
    temperatureP10C: 18,
    temperatureP90C: 22,
    windKmh: 10,
    conditionCode: 800,
    ...over,
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === null ? null : Float32Array.of(value)]),
  ) as HourEverywhere
}

describe('an hour stays dry', () => {
  it.each([
    ['by its chance', { chancePercent: 30 }, 0.7],
    [
      'no surer than the range of amounts admits',
      { chancePercent: 5, amountP90Mm: 1.1 },
      1 - (50 - 40 / 11) / 100,
    ],
    ['one time in five not, where no chance is stated', { chancePercent: Number.NaN }, 0.8],
    ['likewise where the run has none', { chancePercent: null }, 0.8],
  ] as const)('%s', (_, over, expected) => expect(dryShare(hour(over), 0)).toBeCloseTo(expected, 6))
})

describe('how well hours suit', () => {
  it.each([
    ['sun', {}, 1],
    ['sun', { sunshineMinutes: 30, chancePercent: 50 }, 0.25],
    ['sun', { sunshineMinutes: null }, 0],
    ['dry', { sunshineMinutes: 0, chancePercent: 10 }, 0.9],
    ['cool', {}, 1],
    ['cool', { temperatureC: 23, temperatureP10C: 21, temperatureP90C: 25 }, 0.5],
    ['cool', { temperatureC: 30, temperatureP10C: 28, temperatureP90C: 32 }, 0.1],
    ['cool', { temperatureC: 30, temperatureP10C: null, temperatureP90C: null }, 0],
    ['hike', { windKmh: 45 }, 0],
    ['hike', { conditionCode: 201 }, 0],
    ['hike', { chancePercent: 20 }, 0.8],
  ] as const)('for %s with %j: %d', (need, over, expected) =>
    expect(fitAt(need, [hour(over)], 0)).toBeCloseTo(expected, 6),
  )

  it('is their mean, and nothing without hours', () => {
    expect(fitAt('sun', [hour(), hour({ sunshineMinutes: 0 })], 0)).toBe(0.5)
    expect(fitAt('sun', [], 0)).toBe(0)
  })

  it('is drawn in four levels', () => expect([0.1, 0.3, 0.6, 0.9].map(fitLevel)).toEqual([0, 1, 2, 3]))
})

it('one hour of thunder makes the part of a day stormy', () => {
  expect(isStormy([hour(), hour({ conditionCode: 211 })], 0)).toBe(true)
  expect(isStormy([hour(), hour({ conditionCode: 501 })], 0)).toBe(false)
})

it('the fog of a basin has one upper limit', () => {
  const heights = [400, 450, 500, 620, 900, 1000, 1100, 1300]
  const sites = heights.map((heightM, point) => ({ coordinates: { lat: 47.1, lon: 8.2 }, heightM, point }))
  const codes = Float32Array.from(heights, (heightM) => (heightM < 800 ? 741 : 800))
  const temperatures = Float32Array.from(heights, (heightM) => (heightM < 800 ? 1 : 6))
  const foggy = { ...hour(), conditionCode: codes, temperatureC: temperatures }
  expect(fogLimits(sites, [foggy])({ lat: 47.1, lon: 8.2 })).toMatchObject({
    lowM: 620,
    highM: 900,
    aboutM: 800,
  })
  expect(fogLimits(sites, [foggy])({ lat: 46.1, lon: 6.2 })).toBeNull()
  expect(fogLimits(sites, [])({ lat: 47.1, lon: 8.2 })).toBeNull()
})
