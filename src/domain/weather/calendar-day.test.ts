import { describe, expect, it } from 'vitest'
import { dayOf, hourOf } from '../../../tests/support/builders/weather.ts'
import { figuresOfToday, totalOfToday } from './calendar-day.ts'
import type { ComingHour } from './coming-hours.ts'

const now = Date.parse('2026-07-21T17:00:00Z')
const coming = (temperatureC: number) => [hourOf({ startAt: now, temperatureC }) as ComingHour]
const rest = { ...dayOf({}), temperatureMaxC: 24, temperatureMinC: 19, windSpeedKmh: 12, windGustKmh: 39 }
const given = dayOf({
  temperatureMaxC: 25.2,
  temperatureMinC: 14.1,
  windSpeedKmh: 30,
  windFromDegrees: 270,
  windGustKmh: 81,
})
const measuredSoFar = {
  date: '2026-07-21',
  untilAt: now - 600_000,
  temperatureMaxC: 26.4,
  temperatureMinC: 13.6,
  windGustKmh: 77,
}

describe('high, low and gusts of today', () => {
  it('are the calendar day’s: what is over as the station measured it', () => {
    expect(figuresOfToday(rest, coming(24), given, { measuredSoFar })).toMatchObject({
      extent: 'measured',
      temperatureMaxC: 26.4,
      temperatureMinC: 13.6,
      windGustKmh: 77,
    })
  })

  it('are by the forecast where nobody measured, or not until now', () => {
    const early = { ...measuredSoFar, untilAt: now - 3 * 3_600_000 }
    for (const known of [null, early])
      expect(figuresOfToday(rest, coming(24), given, { measuredSoFar: known })).toMatchObject({
        extent: 'forecast',
        temperatureMaxC: 25.2,
        temperatureMinC: 14.1,
        windGustKmh: 81,
        windSpeedKmh: 30,
        windFromDegrees: 270,
      })
  })

  it.each([null, { ...given, isRest: true }])('are of the rest where nobody knows more', (one) => {
    expect(figuresOfToday(rest, coming(24), one, { measuredSoFar: null })).toMatchObject({
      extent: 'rest',
      temperatureMaxC: 24,
      temperatureMinC: 19,
      windGustKmh: 39,
    })
  })
})

describe('what falls today', () => {
  const falls = { rainMm: 17, snowMm: 0, snowCm: 0 }

  it('is what has fallen and what is to come', () => {
    expect(totalOfToday(falls, coming(19), given, { fallenMm: 4 })).toEqual({
      extent: 'measured',
      rainMm: 21,
      snowMm: 0,
      snowCm: 0,
    })
  })

  it('counts as snow where it still snows, or where it is as cold after the snow', () => {
    const snow = { rainMm: 0, snowMm: 10, snowCm: 10 }
    const fallen = { fallenMm: 8 }
    expect(totalOfToday(snow, coming(-4), null, fallen)).toMatchObject({ snowMm: 18, snowCm: 18 })
    const over = { rainMm: 0, snowMm: 0, snowCm: 0 }
    expect(totalOfToday(over, coming(-4), null, fallen)).toMatchObject({ snowMm: 8, snowCm: 8 })
    expect(totalOfToday(over, coming(9), null, fallen)).toMatchObject({ rainMm: 8, snowMm: 0 })
  })

  it('is the provider’s sum where the radars did not see it, never less than what is to come', () => {
    const day = dayOf({ rainMm: 19, snowMm: 0 })
    expect(totalOfToday(falls, coming(19), day, { fallenMm: null })).toMatchObject({
      extent: 'forecast',
      rainMm: 19,
    })
    const less = dayOf({ rainMm: 3, snowMm: 0 })
    expect(totalOfToday(falls, coming(19), less, { fallenMm: null })).toMatchObject({ rainMm: 17 })
    const unknown = totalOfToday(falls, coming(19), { ...day, isRest: true }, { fallenMm: null })
    expect(unknown).toEqual({ ...falls, extent: 'rest' })
  })
})
