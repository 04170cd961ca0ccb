import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AgedKind, ageState, maximumAgeMs } from './staleness.ts'

const now = Date.parse('2026-08-01T12:00:00Z')
const kinds = Object.keys(maximumAgeMs) as AgedKind[]

it.each(kinds)('%s is current up to its maximum age and old after it', (kind) => {
  const limit = maximumAgeMs[kind]
  expect(ageState(kind, { observedAt: now - limit, fetchedAt: now }, now)).toEqual({
    ageMs: limit,
    isOld: false,
  })
  expect(ageState(kind, { observedAt: now - limit - 1, fetchedAt: now }, now).isOld).toBe(true)
})

it('counts from our fetch where the source gives no time', () => {
  expect(ageState('radar', { observedAt: null, fetchedAt: now - 5 }, now)).toEqual({ ageMs: 5, isOld: false })
})

it('does not trust a fresh fetch of an old measurement', () => {
  expect(ageState('radar', { observedAt: now - 3_600_000, fetchedAt: now }, now).isOld).toBe(true)
})

it('never has a negative age, and never turns current again as time passes', () => {
  const time = fc.integer({ min: now - 10_000_000, max: now + 10_000_000 })
  fc.assert(
    fc.property(fc.constantFrom(...kinds), time, time, fc.nat(10_000_000), (kind, observedAt, at, later) => {
      const reading = { observedAt, fetchedAt: at }
      const before = ageState(kind, reading, at)
      expect(before.ageMs).toBeGreaterThanOrEqual(0)
      if (before.isOld) expect(ageState(kind, reading, at + later).isOld).toBe(true)
    }),
  )
})
