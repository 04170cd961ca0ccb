import { describe, expect, it } from 'vitest'
import { minuteMs } from '../time/durations.ts'
import { type RadarStep, rainAhead } from './place-rain.ts'

const nowAt = Date.UTC(2026, 10, 15, 15)
const at = (minutes: number) => nowAt + minutes * minuteMs

/** Dry in the last picture, wet from the first predicted step on. */
const steps = Array.from({ length: 25 }, (_, index): RadarStep => {
  const isMeasured = index === 0
  return {
    at: at(5 * index),
    kind: isMeasured ? 'measured' : 'predicted',
    rateMmh: isMeasured ? 0 : 2,
    probability: isMeasured ? null : 0.9,
    isSnow: false,
  }
})
const rain = { nowAt, stepMinutes: 5, steps, nearest: null }

describe('rain ahead', () => {
  it('looks from now, not from the last picture: eight minutes later it is raining', () => {
    expect(rainAhead(rain, at(1)).outlook).toMatchObject({ kind: 'starts', at: at(5) })
    const later = rainAhead(rain, at(8))
    expect(later).toMatchObject({ beginAt: at(5), rateNowMmh: 2 })
    expect(later.outlook).toMatchObject({ kind: 'raining-throughout', until: at(120) })
    expect(later.steps[0]?.at).toBe(at(10))
  })

  it('a picture dated ahead of the clock is taken as now', () => {
    expect(rainAhead(rain, at(-3))).toMatchObject({ beginAt: nowAt, rateNowMmh: 0 })
  })

  it('an old picture says what is expected, not what falls now', () => {
    expect(rainAhead(rain, at(25))).toMatchObject({ rateNowMmh: 2, isSnowNow: false })
    const late = rainAhead(rain, at(26))
    expect(late).toMatchObject({ rateNowMmh: null, isSnowNow: null })
    expect(late.outlook).toMatchObject({ kind: 'raining-throughout', until: at(120) })
  })

  it('beyond the last step nothing is known', () => {
    const late = rainAhead(rain, at(125))
    expect(late.steps).toEqual([])
    expect(late.outlook.kind).toBe('unknown')
  })
})
