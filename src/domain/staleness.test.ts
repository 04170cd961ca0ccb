import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AgedKind, isOldReading, maximumAgeMs } from './staleness.ts'

const now = Date.parse('2026-08-01T12:00:00Z')
const kinds = Object.keys(maximumAgeMs) as AgedKind[]

it.each(kinds)('%s is current up to its maximum age and old after it', (kind) => {
  const limit = maximumAgeMs[kind]
  expect(isOldReading(kind, { observedAt: now - limit, fetchedAt: now }, now)).toBe(false)
  expect(isOldReading(kind, { observedAt: now - limit - 1, fetchedAt: now }, now)).toBe(true)
})

it('counts from our fetch where the source gives no time', () => {
  const fetchedAt = now - maximumAgeMs.radar
  expect(isOldReading('radar', { observedAt: null, fetchedAt }, now)).toBe(false)
  expect(isOldReading('radar', { observedAt: null, fetchedAt }, now + 1)).toBe(true)
})

it('does not trust a fresh fetch of an old measurement', () => {
  expect(isOldReading('radar', { observedAt: now - 3_600_000, fetchedAt: now }, now)).toBe(true)
})

it('is current while dated in the future, and never turns current again as time passes', () => {
  const time = fc.integer({ min: now - 10_000_000, max: now + 10_000_000 })
  fc.assert(
    fc.property(fc.constantFrom(...kinds), time, time, fc.nat(10_000_000), (kind, observedAt, at, later) => {
      const reading = { observedAt, fetchedAt: at }
      if (observedAt > at) expect(isOldReading(kind, reading, at)).toBe(false)
      if (isOldReading(kind, reading, at)) expect(isOldReading(kind, reading, at + later)).toBe(true)
    }),
  )
})
