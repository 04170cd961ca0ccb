import { expect, it } from 'vitest'
import { isCalmAhead } from './calm-hours.ts'
import type { CurrentWeather, HourlyWeather, WeatherReport } from './weather.ts'

const hourMs = 3_600_000
const now = Date.UTC(2026, 6, 15, 14, 20)
const air = { conditionCode: 801, temperatureC: 20, windGustKmh: 20, windSpeedKmh: 10, visibilityKm: 20 }
const current = { ...air, rainMmh: null, snowMmh: null } as CurrentWeather
const hour = (index: number, over: Partial<HourlyWeather> = {}) =>
  ({
    ...air,
    startAt: now - 20 * 60_000 + index * hourMs,
    precipitationChancePercent: 5,
    rainMm: null,
    snowMm: null,
    ...over,
  }) as HourlyWeather
const report = (
  change: { at?: number; hour?: Partial<HourlyWeather>; now?: Partial<CurrentWeather> },
  hours = 24,
) =>
  ({
    current: { ...current, ...change.now },
    hourly: Array.from({ length: hours }, (_, index) => hour(index, index === change.at ? change.hour : {})),
  }) as WeatherReport

it('fair hours are calm', () => expect(isCalmAhead(report({}), now)).toBe(true))

it.each([
  ['likely rain', { precipitationChancePercent: 60 }],
  ['an amount of rain', { rainMm: 0.4 }],
  ['snow', { snowMm: 1 }],
  ['a thunderstorm', { conditionCode: 211 }],
  ['fog', { conditionCode: 741 }],
  ['föhn', { windGustKmh: 79 }],
  ['great heat', { temperatureC: 35 }],
  ['bitter cold', { temperatureC: -14 }],
  ['a sky nobody named', { conditionCode: 0 }],
] satisfies [string, Partial<HourlyWeather>][])('%s within twelve hours is not, later it is', (_, over) => {
  expect(isCalmAhead(report({ at: 8, hour: over }), now)).toBe(false)
  expect(isCalmAhead(report({ at: 14, hour: over }), now)).toBe(true)
})

it('what falls now is not calm', () => expect(isCalmAhead(report({ now: { snowMmh: 1 } }), now)).toBe(false))

it('what is not known is not called calm', () => {
  expect(isCalmAhead(report({}, 5), now)).toBe(false)
  expect(isCalmAhead(report({}, 0), now)).toBe(false)
})
