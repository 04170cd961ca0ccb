import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comingRain } from '../../../domain/push/coming-rain.ts'
import { codeOf, unknownCode } from '../../../domain/rain/rate-codes.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import { productCells, productCentre } from '../product-grid.ts'
import { credit, startAt } from '../radar.fixture.ts'
import type { RadarSequence, SequenceFrame } from './radar-sequence.ts'
import { placeRain } from './rain-at-place.ts'
import { rainSoon } from './rain-soon.ts'

/** One course of codes for each of the map's first cells, the first of them measured; dry everywhere else. */
function sequenceOf(courses: readonly (readonly number[])[]): RadarSequence {
  const frames = Array.from({ length: 25 }, (_, step): SequenceFrame => {
    const codes = new Uint8Array(productCells)
    for (const [cell, course] of courses.entries()) codes[cell] = course[step] ?? 0
    const at = startAt + step * 5 * minuteMs
    if (step === 0) return { at, kind: 'measured', codes, probability: null, picture: null }
    const probability = new Uint8Array(productCells).fill(220)
    return { at, kind: 'predicted', codes, probability, picture: null }
  })
  return {
    source: credit,
    stepMinutes: 5,
    nowAt: startAt,
    generatedAt: startAt,
    frames,
    motion: null,
    snow: [],
    hail: null,
    outer: null,
    clouds: [],
    failures: {},
  }
}
const cellAt = (cell: number) => productCentre(cell, 0)
const rain = codeOf(3)
const from = (step: number) => Array.from({ length: 25 }, (_, i) => (i < step ? 0 : rain))

describe('where rain may begin soon', () => {
  it('is told with the course of the place, and nowhere else', async () => {
    const sequence = sequenceOf([from(4), from(0), from(24)])
    const soon = await rainSoon(sequence)
    expect(soon.at(cellAt(0))).toEqual({ ...placeRain(sequence, cellAt(0)), nearest: null })
    // It rains all the time, begins in two hours, never; and beyond the map.
    for (const place of [cellAt(1), cellAt(2), cellAt(3), { lat: 52.5, lon: 13.4 }])
      expect(soon.at(place)).toBeNull()
  })

  it('leaves out no place that would be told of rain, whatever the course and the moment', async () => {
    const code = fc.constantFrom(0, 1, codeOf(0.09), codeOf(0.1), codeOf(0.12), rain, unknownCode)
    const course = fc.oneof(fc.array(code, { minLength: 25, maxLength: 25 }), fc.nat(20).map(from))
    await fc.assert(
      fc.asyncProperty(
        fc.array(course, { minLength: 100, maxLength: 100 }),
        fc.integer({ min: 0, max: 30 }),
        async (courses, minutes) => {
          const now = startAt + minutes * minuteMs
          const sequence = sequenceOf(courses)
          const soon = await rainSoon(sequence)
          for (const cell of courses.keys()) {
            const whole = placeRain(sequence, cellAt(cell))
            const told = whole && comingRain(whole, now)
            const seen = soon.at(cellAt(cell))
            if (told) expect(seen && comingRain(seen, now)).toEqual(told)
          }
        },
      ),
      { numRuns: 10 },
    )
  })

  it('is of another run once there are newer frames, or a nowcast', async () => {
    const whole = sequenceOf([])
    const first = { ...whole, frames: whole.frames.slice(0, 1) }
    expect((await rainSoon(first)).run).not.toBe((await rainSoon(whole)).run)
    expect((await rainSoon({ ...whole })).run).toBe((await rainSoon(whole)).run)
  })
})
