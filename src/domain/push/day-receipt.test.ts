import { describe, expect, it } from 'vitest'
import type { PlaceRain, RadarStep } from '../rain/place-rain.ts'
import { hourMs, minuteMs } from '../time/durations.ts'
import { type DaySaid, dayReceipt, withRainSeen } from './day-receipt.ts'

/** 06:45 in Switzerland. */
const morning = Date.parse('2026-07-21T04:45:00Z')
const evening = Date.parse('2026-07-21T19:00:00Z')
const said = (more: Partial<DaySaid> = {}): DaySaid => ({
  at: morning,
  falling: { what: 'rain', startAt: morning + 10 * hourMs, isLikely: true },
  maxC: 27,
  fallenMm: 0,
  cameAt: null,
  ...more,
})
const rain = (...steps: [at: number, rateMmh: number | null, kind?: RadarStep['kind']][]): PlaceRain => ({
  nowAt: steps.at(-1)?.[0] ?? 0,
  stepMinutes: 5,
  nearest: null,
  steps: steps.map(([at, rateMmh, kind = 'measured']) => ({
    at,
    kind,
    rateMmh,
    probability: null,
    isSnow: false,
  })),
})
const when = { timeZone: 'Europe/Zurich', now: evening }
const verdict = (one: DaySaid, fallenMm: number | null) =>
  dayReceipt(one, { fallenMm, soFar: null }, when).rain

describe('when rain came', () => {
  const wet = morning + 10 * hourMs + 25 * minuteMs
  const next = wet + 5 * minuteMs
  it('is what the radars measured first, and stays so', () => {
    const seen = withRainSeen(said(), rain([wet - 5 * minuteMs, 0], [wet, 1], [next, 2]))
    expect(seen.cameAt).toBe(wet)
    expect(withRainSeen(seen, rain([wet + hourMs, 3], [next + hourMs, 3])).cameAt).toBe(wet)
  })
  it('is never what they predict, a single echo, or rain from before', () => {
    expect(withRainSeen(said(), rain([wet, 1, 'predicted'], [next, 1, 'predicted'])).cameAt).toBeNull()
    expect(withRainSeen(said(), rain([wet, 1], [next, 0])).cameAt).toBeNull()
    expect(
      withRainSeen(said(), rain([morning - 10 * minuteMs, 1], [morning - 5 * minuteMs, 1])).cameAt,
    ).toBeNull()
    expect(withRainSeen(said(), rain([wet, null], [next, null])).cameAt).toBeNull()
    expect(withRainSeen(said(), null).cameAt).toBeNull()
  })
})

describe('what became of a day', () => {
  it('is rain where it was seen, or where the sum since then tells', () => {
    expect(verdict(said({ cameAt: morning + hourMs }), null)).toEqual({
      kind: 'came',
      at: morning + hourMs,
      mm: null,
    })
    expect(verdict(said({ fallenMm: 1 }), 2.5)).toEqual({ kind: 'came', at: null, mm: 1.5 })
  })
  it('is dry only where the radars saw all of it', () => {
    expect(verdict(said({ fallenMm: 1 }), 1.1)).toEqual({ kind: 'stayed-dry' })
    expect(verdict(said(), null)).toEqual({ kind: 'unknown' })
    expect(verdict(said({ fallenMm: null }), 3)).toEqual({ kind: 'unknown' })
  })
  it('is warm as a station measured it, and that of this day alone', () => {
    const soFar = {
      date: '2026-07-21',
      untilAt: evening,
      temperatureMaxC: 25.6,
      temperatureMinC: 14,
      windGustKmh: null,
      station: 'Bern',
    }
    const max = (more: Partial<typeof soFar>) =>
      dayReceipt(said(), { fallenMm: 0, soFar: { ...soFar, ...more } }, when).measuredMax
    expect(max({})).toEqual({ temperatureC: 25.6, station: 'Bern' })
    expect(max({ date: '2026-07-20' })).toBeNull()
    expect(max({ untilAt: evening - 3 * hourMs })).toBeNull()
  })
})
