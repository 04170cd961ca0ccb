import { expect, it } from 'vitest'
import {
  barHeight,
  positionOf,
  shareOfPart,
  spanOfPart,
  stepsOfPart,
  stopAt,
  type TimeLine,
  timeAt,
  timeInPart,
  topOfBars,
} from './time-line.ts'

const minute = 60_000
const hour = 60 * minute
const line: TimeLine = {
  nowAt: 0,
  stops: [
    { at: -10 * minute, part: 'measured' },
    { at: 0, part: 'measured' },
    { at: 5 * minute, part: 'nowcast' },
    { at: 10 * minute, part: 'nowcast' },
    { at: 1.5 * hour, part: 'forecast' },
    { at: 2.5 * hour, part: 'forecast' },
  ],
}

it('counts pictures, whatever time lies between them', () => {
  expect(positionOf(line, -5 * minute)).toBe(0.5)
  expect(positionOf(line, 10 * minute)).toBe(3)
  expect(positionOf(line, 2 * hour)).toBe(4.5)
  expect([-hour, 9 * hour].map((time) => positionOf(line, time))).toEqual([0, 5])
  for (const position of [0, 0.5, 2.25, 3.5, 5])
    expect(positionOf(line, timeAt(line, position))).toBe(position)
  expect([-1, 9].map((position) => timeAt(line, position))).toEqual([-10 * minute, 2.5 * hour])
})

it('without pictures it is now', () => {
  const empty = { stops: [], nowAt: hour }
  expect(timeAt(empty, 0)).toBe(hour)
  expect(positionOf(empty, 0)).toBe(0)
  expect(stopAt(empty, 3)).toEqual({ at: hour, part: 'measured' })
  expect(shareOfPart(empty, hour)).toEqual({ part: 'measured', share: 1 })
})

it('each part has its own scale', () => {
  expect(spanOfPart(line, 'measured')).toEqual({ startAt: -10 * minute, endAt: 0 })
  expect(spanOfPart(line, 'nowcast')).toEqual({ startAt: 0, endAt: 10 * minute })
  // Hours from 1 to 3.
  expect(spanOfPart(line, 'forecast')).toEqual({ startAt: hour, endAt: 3 * hour })
  expect(shareOfPart(line, -5 * minute)).toEqual({ part: 'measured', share: 0.5 })
  expect(shareOfPart(line, 0)).toEqual({ part: 'measured', share: 1 })
  expect(shareOfPart(line, 5 * minute)).toEqual({ part: 'nowcast', share: 0.5 })
  expect(shareOfPart(line, 2.5 * hour)).toEqual({ part: 'forecast', share: 0.75 })
  // Between the nowcast and the first hour there is no step.
  expect(shareOfPart(line, 0.5 * hour)).toEqual({ part: 'forecast', share: 0 })
  expect(timeInPart(line, 'forecast', 0.75)).toBe(2.5 * hour)
  expect((['measured', 'nowcast', 'forecast'] as const).map((part) => stepsOfPart(line, part))).toEqual([
    1, 2, 2,
  ])
})

it('bars grow by the square root, on a scale that holds the highest', () => {
  expect(topOfBars([3, null])).toBe(25)
  expect(topOfBars([3, 64])).toBe(64)
  expect([0, null, 1, 25].map((rate) => barHeight(rate, 25))).toEqual([0, 0, 20, 100])
})
