import { describe, expect, it } from 'vitest'
import { comingHour, midnight, planContext } from '../../../tests/support/builders/plan.ts'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { hourMs } from '../time/durations.ts'
import type { WarningType } from '../warning/warning.ts'
import type { ComingHour } from '../weather/coming-hours.ts'
import { chanceAbove, chanceBelow, type HourReason, judgeHour } from './judge-hour.ts'
import { type Need, needRecord } from './needs.ts'

const noon = midnight + 12 * hourMs
const judged = (need: Need, over: Partial<ComingHour> = {}, startAt = noon) =>
  judgeHour(comingHour(startAt, over), planContext(need))

describe('an hour', () => {
  it.each([
    ['dry', {}, []],
    ['dry', { precipitationChancePercent: 25 }, []],
    ['dry', { precipitationChancePercent: 26 }, ['rain']],
    ['dry', { rainMm: 0.1 }, []],
    ['dry', { rainMm: 0.2 }, ['rain']],
    ['dry', { rainMm: 0.1, snowMm: 0.1 }, ['rain']],
    ['dry', { conditionCode: 211 }, ['thunder']],
    ['dry', { windSpeedKmh: 90, temperatureC: -20 }, []],
    ['dry', { precipitationChancePercent: null, rainMm: null, snowMm: null }, ['unknown']],
    ['dry', { precipitationChancePercent: null, rainMm: null, snowMm: null, wet: 'rain' }, ['rain']],
    ['walk', { windSpeedKmh: 31 }, ['wind']],
    // 1.7 times 30 km/h, to the ten.
    ['walk', { windGustKmh: 50 }, []],
    ['walk', { windGustKmh: 51 }, ['wind']],
    ['walk', { windSpeedKmh: null, windGustKmh: null }, []],
    ['walk', { temperatureC: -10.1 }, ['cold']],
    ['walk', { temperatureC: 30.1, rainMm: 3 }, ['rain', 'warm']],
    ['laundry', { humidityPercent: 85 }, ['humid']],
    ['laundry', { humidityPercent: null }, []],
    ['laundry', { rainMm: 0.1 }, ['rain']],
    ['swim', { temperatureC: 21 }, ['cold']],
    ['barbecue', { windSpeedKmh: 25 }, ['wind']],
    ['ski', { temperatureC: 22 }, ['warm']],
    ['ski', { temperatureC: 2, rainMm: 1 }, ['rain']],
    ['ski', { temperatureC: -4, snowMm: 2, precipitationChancePercent: 90 }, []],
    ['ski', { temperatureC: -4, windSpeedKmh: 50 }, ['wind']],
  ] satisfies [Need, Partial<ComingHour>, HourReason[]][])('for %s with %o: %o', (need, over, reasons) =>
    expect(judged(need, over).reasons).toEqual(reasons),
  )

  it.each([
    [4, ['dark', 'hours']],
    // Sunrise is at 5:44, sunset at 21:17: with twilight from 5:14 to 21:47.
    [6, ['hours']],
    [7, []],
    [20, []],
    [21, ['dark', 'hours']],
  ] satisfies [number, HourReason[]][])('that begins at %i in July: %o', (hour, reasons) =>
    expect(judged('walk', {}, midnight + hour * hourMs).reasons).toEqual(reasons),
  )

  it('is light all day where the sun does not set, and never where it does not rise', () => {
    const tromso = { coordinates: { lat: 69.65, lon: 18.96 }, timeZone: 'Europe/Oslo' }
    const at = (date: string) =>
      judgeHour(comingHour(Date.parse(`${date}T12:00:00Z`)), planContext('walk', tromso)).reasons
    expect(at('2026-06-21')).toEqual([])
    expect(at('2026-12-21')).toEqual(['dark'])
  })

  it('is light after midnight where the sun sets only then', () => {
    // On 2 July the sun sets in Nuuk at 00:56 and rises soon after 4 again.
    const nuuk = { coordinates: { lat: 64.18, lon: -51.72 }, timeZone: 'America/Nuuk' }
    const criteria = { ...needRecord('walk').criteria, fromHour: 0, toHour: 24 }
    const dark = ['23', '00', '01', '03', '04'].map((hour) => {
      const startAt = Date.parse(`2026-07-0${hour === '23' ? 1 : 2}T${hour}:00:00-01:00`)
      return judgeHour(comingHour(startAt), planContext('walk', { ...nuuk, criteria })).reasons.includes(
        'dark',
      )
    })
    expect(dark).toEqual([false, false, true, true, false])
  })

  it.each([
    ['walk', 'storms', -1, 0, []],
    ['walk', 'storms', 0, 1, ['warning']],
    ['walk', 'storms', 0.5, 0.6, ['warning']],
    ['walk', 'storms', 1, 2, []],
    ['walk', 'other', 0, 1, ['warning']],
    ['walk', 'forest-fire', 0, 1, []],
    ['barbecue', 'forest-fire', 0, 1, ['warning']],
    ['ski', 'avalanche', 0, 1, ['warning', 'warm']],
    ['hay', 'heat', 0, 1, []],
    ['dry', 'wind', 0, 1, []],
    ['dry', 'rain', 0, 1, ['warning']],
  ] satisfies [Need, WarningType, number, number, HourReason[]][])(
    'for %s with a warning of %s from %d to %d h: %o',
    (need, type, from, to, reasons) => {
      const warnings = [warningOf({ type, startAt: noon + from * hourMs, endAt: noon + to * hourMs })]
      expect(judgeHour(comingHour(noon), planContext(need, { warnings })).reasons).toEqual(reasons)
    },
  )
})

describe('doubt', () => {
  it.each([
    ['is the chance of rain', { precipitationChancePercent: 15 }, 15],
    [
      'is no less than the range of amounts admits',
      { precipitationChancePercent: 5, precipitationRangeMm: { p10: 0, p90: 1.1 } },
      // Even odds at 0 mm, one in ten at 1.1: at 0.1 mm the eleventh part of the way.
      50 - 40 / 11,
    ],
    ['has a value of its own where no chance is named', { precipitationChancePercent: null }, 20],
  ] satisfies [string, Partial<ComingHour>, number][])('of rain %s', (_, over, expected) =>
    expect(judged('dry', over).doubt.rain).toBeCloseTo(expected, 6),
  )

  it.each([
    [9, 0],
    [10, 0],
    [12, 30],
    [14, 50],
    [15, 70],
    [16, 90],
    [17, 90],
  ])('below %d° of a forecast of 14 (10 to 16) is %d %%', (limit, expected) =>
    expect(chanceBelow(limit, 14, { p10: 10, p90: 16 })).toBe(expected),
  )

  it('knows nothing without a range', () => expect(chanceAbove(10, 9, undefined)).toBe(0))

  it('of wind and temperature comes from their ranges', () => {
    const { doubt } = judged('walk', {
      windSpeedKmh: 20,
      windSpeedRangeKmh: { p10: 10, p90: 40 },
      temperatureC: 28,
      temperatureRangeC: { p10: 26, p90: 32 },
    })
    expect(doubt).toEqual({ rain: 0, wind: 30, temperature: 30 })
  })

  it('has no part in snow on the slopes', () =>
    expect(judged('ski', { temperatureC: -4, precipitationChancePercent: 90 }).doubt.rain).toBe(0))
})
