import { describe, expect, it } from 'vitest'
import type { PlaceRain } from '../rain/place-rain.ts'
import { minuteMs } from '../time/durations.ts'
import { comingRain } from './coming-rain.ts'

const now = Date.parse('2026-07-14T14:40:00Z')

/** Rates per five minutes ahead, the rest dry. */
function rain(
  rates: number[],
  options: { now?: number | null; probability?: number; ageMinutes?: number } = {},
): PlaceRain {
  const nowAt = now - (options.ageMinutes ?? 0) * minuteMs
  return {
    nowAt,
    stepMinutes: 5,
    nearest: null,
    steps: [
      {
        at: nowAt,
        kind: 'measured',
        rateMmh: options.now === undefined ? 0 : options.now,
        probability: null,
        isSnow: false,
      },
      ...Array.from({ length: 24 }, (_, i) => ({
        at: nowAt + 5 * (i + 1) * minuteMs,
        kind: 'predicted' as const,
        rateMmh: rates[i] ?? 0,
        probability: (rates[i] ?? 0) > 0 ? (options.probability ?? 0.8) : 0.01,
        isSnow: false,
      })),
    ],
  }
}
const dry = (steps: number) => Array.from({ length: steps }, () => 0)
const wet = Array.from({ length: 8 }, () => 2)

describe('comingRain', () => {
  it.each([
    [3, 20],
    [0, 5],
    [5, 30],
  ])('announces rain after %d dry steps: in %d minutes', (steps, minutes) => {
    expect(comingRain(rain([...dry(steps), ...wet]), now)).toMatchObject({
      startAt: now + minutes * minuteMs,
      minutes,
    })
  })

  it.each([
    ['already falling', rain(wet, { now: 1 })],
    ['falling and pausing', rain([0, 0, 0, ...wet], { now: 1 })],
    ['not known to be dry now', rain([0, ...wet], { now: null })],
    ['more than half an hour ahead', rain([...dry(6), ...wet])],
    ['only possible', rain([0, 0, ...wet], { probability: 0.3 })],
    ['none', rain([])],
    ['of an old radar picture', rain([...dry(8), ...wet], { ageMinutes: 26 })],
  ])('announces no rain that is %s', (_, situation) => {
    expect(comingRain(situation, now)).toBeNull()
  })
})
