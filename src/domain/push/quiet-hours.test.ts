import { describe, expect, it } from 'vitest'
import { isQuiet } from './quiet-hours.ts'

/** On the clock of Zürich, in winter. */
const at = (time: string) => Date.parse(`2026-11-15T${time}:00+01:00`)
const night = { from: '22:00', to: '07:00' }
const noon = { from: '12:00', to: '13:30' }

describe('isQuiet', () => {
  it.each([
    [night, '21:59', false],
    [night, '22:00', true],
    [night, '00:00', true],
    [night, '06:59', true],
    [night, '07:00', false],
    [noon, '11:59', false],
    [noon, '12:00', true],
    [noon, '13:29', true],
    [noon, '13:30', false],
    [{ from: '08:00', to: '08:00' }, '08:00', false],
    [null, '03:00', false],
  ])('%o at %s: %s', (quiet, time, expected) => {
    expect(isQuiet(quiet, at(time), 'Europe/Zurich')).toBe(expected)
  })

  it('goes by the clock of the place, in summer and abroad', () => {
    const summer = Date.parse('2026-07-15T20:30:00Z')
    expect(isQuiet(night, summer, 'Europe/Zurich')).toBe(true)
    expect(isQuiet(night, summer, 'Europe/London')).toBe(false)
    expect(isQuiet(night, summer, 'Asia/Tokyo')).toBe(true)
  })
})
