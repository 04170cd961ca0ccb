import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, localDate } from '../time/local-time.ts'
import { moonOfDay, moonPhase, moonPhases } from './moon.ts'

it.each([
  [0, 'new-moon'],
  [0.02, 'new-moon'],
  [0.03, 'waxing-crescent'],
  [0.22, 'waxing-crescent'],
  [0.25, 'first-quarter'],
  [0.28, 'waxing-gibbous'],
  [0.5, 'full-moon'],
  [0.53, 'waning-gibbous'],
  [0.75, 'last-quarter'],
  [0.78, 'waning-crescent'],
  [0.97, 'waning-crescent'],
  [0.99, 'new-moon'],
  [1, 'new-moon'],
])('%d is %s', (phase, name) => expect(moonPhase(phase)).toBe(name))

it('gives a name to every phase, the same one month later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), (thousandth) => {
      expect(moonPhases).toContain(moonPhase(thousandth / 1000))
      expect(moonPhase(thousandth / 1000 + 1)).toBe(moonPhase(thousandth / 1000))
    }),
  )
})

it('rises and sets on the calendar day of the place, at either end of the world', () => {
  for (const [coordinates, timeZone] of [
    [{ lat: 47.37, lon: 8.54 }, 'Europe/Zurich'],
    [{ lat: 35.68, lon: 139.69 }, 'Asia/Tokyo'],
    [{ lat: 21.31, lon: -157.86 }, 'Pacific/Honolulu'],
  ] as const) {
    let known = 0
    for (let date = '2026-11-01'; date < '2026-12-01'; date = addDays(date, 1)) {
      const { moonriseAt, moonsetAt } = moonOfDay(coordinates, date, timeZone)
      for (const at of [moonriseAt, moonsetAt]) {
        if (at === null) continue
        known++
        expect(localDate(at, timeZone)).toBe(date)
      }
    }
    // One rise and one set a day, each missing about once a month.
    expect(known).toBeGreaterThanOrEqual(57)
  }
})
