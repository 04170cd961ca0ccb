import { describe, expect, it } from 'vitest'
import { hourOf, reportOf } from '../../../tests/support/builders/weather.ts'
import type { PlaceRain } from '../rain/place-rain.ts'
import { hourMs, minuteMs } from '../time/durations.ts'
import type { HourlyWeather } from '../weather/weather.ts'
import { isDry, otherDeparture } from './departures.ts'
import { leavingAt, spotWeather, stormHours } from './on-the-way.ts'
import { stretchesOf } from './spots.ts'
import { wayLine } from './way-line.ts'

/** 12:00 in Switzerland. */
const now = Date.parse('2026-07-21T10:00:00Z')
const line = wayLine(
  [47, 47.5].map((lat) => ({ coordinates: { lat, lon: 8 }, heightM: null })),
  'car',
)
const stretches = stretchesOf(line)

function spot(of: (hour: number) => Partial<HourlyWeather>, rain: PlaceRain | null = null) {
  const hourly = Array.from({ length: 12 }, (_, index) =>
    hourOf({
      startAt: now + index * hourMs,
      rainMm: 0,
      snowMm: 0,
      precipitationChancePercent: 5,
      conditionCode: 800,
      condition: 'sunny',
      ...of(index),
    }),
  )
  return spotWeather({ ...reportOf(now), hourly }, rain, now)
}

/** Dry, but for `rateMmh` in the minutes after now that are named. */
const radar = (from: number, to: number, rateMmh: number): PlaceRain => ({
  nowAt: now,
  stepMinutes: 5,
  nearest: null,
  steps: Array.from({ length: 25 }, (_, index) => {
    const minutes = index * 5
    const isWet = minutes > from && minutes <= to
    return {
      at: now + minutes * minuteMs,
      kind: index === 0 ? ('measured' as const) : ('predicted' as const),
      rateMmh: isWet ? rateMmh : 0,
      probability: index === 0 ? null : isWet ? 0.9 : 0.02,
      isSnow: false,
    }
  }),
})

const rainy = (hour: number) => ({
  rainMm: 3,
  precipitationChancePercent: 80,
  conditionCode: hour === 4 ? 211 : 501,
})
const leaving = (departAt: number, one: ReturnType<typeof spot> | null) =>
  leavingAt(departAt, { stretches, spots: stretches.map(() => one), lastsMs: line.lastsMs, issuedAt: now })

describe('what falls on the way', () => {
  it('is of the minutes one is there, by the radar', () => {
    // The way takes 51 minutes.
    const shower = spot(() => ({}), radar(60, 80, 9))
    const early = leaving(now, shower)
    expect(isDry(early)).toBe(true)
    expect(early.surePercent).toBe(90)
    const late = leaving(now + 30 * minuteMs, shower)
    // Twenty minutes at 9 mm/h.
    expect(late.rainMm).toBeCloseTo(3, 1)
    expect(late.wet).toEqual({ fromAt: now + 60 * minuteMs, untilAt: now + 80 * minuteMs })
    expect(late.surePercent).toBe(10)
    expect(otherDeparture([early, late], 0)).toBe(late)
    expect(otherDeparture([early, late], 1)).toBe(early)
  })

  it('is of the hours after it, by the forecast', () => {
    const afternoon = spot((hour) => (hour >= 4 ? rainy(hour) : {}))
    const wet = leaving(now + 4 * hourMs, afternoon)
    expect(wet.rainMm).toBeCloseTo((3 * line.lastsMs) / hourMs, 1)
    expect(wet).toMatchObject({ isThunder: true, isPartial: false, surePercent: 20 })
    expect(isDry(leaving(now + 2 * hourMs, afternoon))).toBe(true)
  })

  it('is no reason to leave into a thunderstorm that brings little rain', () => {
    const dryFromTwo = spot((hour) => (hour < 2 ? rainy(0) : {}))
    const wet = leaving(now, dryFromTwo)
    const stormy = { ...leaving(now + 2 * hourMs, dryFromTwo), isThunder: true }
    const quiet = leaving(now + 5 * hourMs, dryFromTwo)
    expect(otherDeparture([wet, stormy, quiet], 0)).toBe(quiet)
    expect(otherDeparture([wet, stormy], 0)).toBeNull()
    expect(otherDeparture([wet, stormy, quiet], 1)).toBe(quiet)
  })

  it('is unknown where nothing is forecast', () => {
    const partial = leavingAt(now, {
      stretches,
      spots: stretches.map((_, index) => (index < 3 ? spot(() => ({})) : null)),
      lastsMs: line.lastsMs,
      issuedAt: now,
    })
    expect(partial.isPartial).toBe(true)
    expect(partial.stretches.filter(({ weather }) => weather === null)).toHaveLength(stretches.length - 3)
    expect(
      leaving(
        now + 30 * hourMs,
        spot(() => ({})),
      ).stretches.every(({ weather }) => weather === null),
    ).toBe(true)
  })

  it('is snow where it is cold', () => {
    const cold = spot(() => ({
      snowMm: 2,
      temperatureC: -3,
      precipitationChancePercent: 90,
      conditionCode: 601,
    }))
    const { rainMm, snowMm, snowCm } = leaving(now + 3 * hourMs, cold)
    expect(rainMm).toBe(0)
    expect(snowCm).toBeCloseTo(snowMm, 6)
  })
})

describe('hours of thunder', () => {
  const stormy = spot((hour) =>
    hour === 4 || hour === 5 || hour === 8
      ? { conditionCode: 211, rainMm: 2, precipitationChancePercent: 70 }
      : {},
  )

  it('are the first that follow each other', () =>
    expect(stormHours([stormy], now, now + 10 * hourMs)).toEqual({
      fromAt: now + 4 * hourMs,
      untilAt: now + 6 * hourMs,
    }))

  it('are none before or after', () => {
    expect(stormHours([stormy], now, now + 4 * hourMs)).toBeNull()
    expect(stormHours([stormy], now + 9 * hourMs, now + 12 * hourMs)).toBeNull()
  })
})
