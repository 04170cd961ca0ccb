import { describe, expect, it } from 'vitest'
import { published } from './published.ts'

describe('published', () => {
  it('gives numbers the decimals that their unit means', () => {
    expect(
      published({
        windSpeedKmh: 9.360000000000001,
        rainMm: 0.30000000000000004,
        heightM: 408.4,
        levelM: 405.937,
        temperatureRangeC: { p10: -0.04, p90: 1.9455471793691947 },
        steps: [{ rateMmh: 1.2345, probability: 0.456 }],
        count: 3,
        west: 4.123456789,
      }),
    ).toEqual({
      windSpeedKmh: 9.4,
      rainMm: 0.3,
      heightM: 408,
      levelM: 405.94,
      temperatureRangeC: { p10: 0, p90: 1.9 },
      steps: [{ rateMmh: 1.23, probability: 0.46 }],
      count: 3,
      west: 4.123456789,
    })
  })

  it('writes each instant in ISO 8601 beside its milliseconds', () => {
    const at = Date.UTC(2026, 6, 21, 17, 10)
    expect(published({ startAt: at, hours: [{ at }], sunriseAt: null, format: 'x' })).toEqual({
      startAt: at,
      startAtIso: '2026-07-21T17:10:00Z',
      hours: [{ at, atIso: '2026-07-21T17:10:00Z' }],
      sunriseAt: null,
      sunriseAtIso: null,
      format: 'x',
    })
  })

  it('keeps texts and flags, and leaves out what is not there', () => {
    expect(published({ text: 'a', isOld: false, none: undefined, empty: null })).toEqual({
      text: 'a',
      isOld: false,
      empty: null,
    })
  })
})
