import { expect, it } from 'vitest'
import { hourMs } from '../time/durations.ts'
import { isCalmAhead } from './calm-hours.ts'
import type { ComingHour } from './coming-hours.ts'
import type { CurrentWeather } from './weather.ts'

const now = Date.UTC(2026, 6, 15, 14, 20)
const air = { conditionCode: 801, temperatureC: 20, windGustKmh: 20, windSpeedKmh: 10, visibilityKm: 20 }
const current = { ...air, rainMmh: null, snowMmh: null } as CurrentWeather
const hour = (index: number, over: Partial<ComingHour> = {}) =>
  ({
    ...air,
    startAt: now - 20 * 60_000 + index * hourMs,
    precipitationChancePercent: 5,
    rainMm: null,
    snowMm: null,
    ...over,
  }) as ComingHour
const outlook = (
  change: { at?: number; hour?: Partial<ComingHour>; now?: Partial<CurrentWeather> },
  hours = 24,
) => ({
  present: { ...current, ...change.now },
  hours: Array.from({ length: hours }, (_, index) => hour(index, index === change.at ? change.hour : {})),
})

it('fair hours are calm', () => expect(isCalmAhead(outlook({}), now)).toBe(true))

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
] satisfies [string, Partial<ComingHour>][])('%s within twelve hours is not, later it is', (_, over) => {
  expect(isCalmAhead(outlook({ at: 8, hour: over }), now)).toBe(false)
  expect(isCalmAhead(outlook({ at: 14, hour: over }), now)).toBe(true)
})

it('what falls now is not calm', () => expect(isCalmAhead(outlook({ now: { snowMmh: 1 } }), now)).toBe(false))

it('what is not known is not called calm', () => {
  expect(isCalmAhead(outlook({}, 5), now)).toBe(false)
  expect(isCalmAhead(outlook({}, 0), now)).toBe(false)
})
