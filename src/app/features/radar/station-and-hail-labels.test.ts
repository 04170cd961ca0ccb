import { describe, expect, it } from 'vitest'
import { minuteMs } from '../../../domain/time/durations.ts'
import { isWithinReach, otherMoment } from './station-and-hail-labels.ts'

describe('labels over the map', () => {
  const measuredAt = Date.parse('2026-07-21T17:35:00Z')
  const of = { observedAt: measuredAt }
  it.each([0, 5, -5])('hold %i minutes from when they were measured', (minutes) => {
    expect(otherMoment(of, measuredAt + minutes * minuteMs)).toBeNull()
  })
  it.each([-40, -10, 10, 70])('are of another time %i minutes from then', (minutes) => {
    expect(otherMoment(of, measuredAt + minutes * minuteMs)).toBe(measuredAt)
  })
  it.each([
    [-120, true],
    [120, true],
    [180, false],
    [2400, false],
  ])('are shown %i minutes from then: %s', (minutes, isShown) => {
    expect(isWithinReach(of, measuredAt + minutes * minuteMs)).toBe(isShown)
  })
  it('are none where nothing is loaded', () => {
    expect(isWithinReach('failed', measuredAt)).toBe(false)
    expect(otherMoment(null, measuredAt)).toBeNull()
    expect(otherMoment('failed', measuredAt)).toBeNull()
  })
})
