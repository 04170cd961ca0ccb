import { describe, expect, it } from 'vitest'
import { valuesOf } from '../../../tests/support/builders/weather.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import { type DaysSoFar, soFarOf, withDay } from './day-so-far.ts'

const midnight = Date.parse('2026-07-21T00:00:00+02:00')

/** The tables of these minutes after midnight, each with its temperature. */
function soFarAfter(tables: readonly (readonly [minutes: number, temperatureC: number | null])[]) {
  let days: DaysSoFar = {}
  for (const [minutes, temperatureC] of tables) {
    const measuredAt = midnight + minutes * minuteMs
    const values = valuesOf({ measuredAt, temperatureC, windGustKmh: temperatureC })
    days = withDay(days, new Map([['SMA', values]]))
  }
  const last = midnight + (tables.at(-1)?.[0] ?? 0) * minuteMs
  return soFarOf(days, 'SMA', last).soFar ?? null
}

const every = (from: number, to: number, minutes: number) =>
  Array.from({ length: (to - from) / minutes + 1 }, (_, index) => [from + index * minutes, 15] as const)

describe('the day so far of a station', () => {
  it('has the extremes since midnight, and none of the day before', () => {
    expect(soFarAfter([[-10, 30], [0, 16], ...every(10, 60, 10), [70, 21], [80, 18]])).toEqual({
      date: '2026-07-21',
      untilAt: midnight + 80 * minuteMs,
      temperatureMaxC: 21,
      temperatureMinC: 15,
      windGustKmh: 21,
    })
  })

  it.each([
    ['it begins in the middle of the day', every(600, 660, 10)],
    ['tables are missing for an hour', [...every(0, 60, 10), ...every(120, 180, 10)]],
    ['the station was silent for an hour', [...every(0, 60, 10), [70, null], [120, null], [130, 15]]],
  ] as const)('is unknown where %s', (_, tables) => {
    expect(soFarAfter(tables)).toBeNull()
  })

  it('a missed table or a table that comes twice does no harm', () => {
    expect(soFarAfter([...every(0, 60, 10), [90, 22], [90, 22], [100, 20]])).toMatchObject({
      temperatureMaxC: 22,
    })
  })
})
