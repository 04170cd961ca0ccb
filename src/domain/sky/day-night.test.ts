import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDayAt } from './day-night.ts'
import { sunOfDay } from './sun.ts'

const zurich = 'Europe/Zurich'
const at = (iso: string): number => Date.parse(iso)
const december = { sunriseAt: at('2026-12-15T07:05:00Z'), sunsetAt: at('2026-12-15T15:35:00Z') }

describe('isDayAt without a known sun', () => {
  it.each([
    ['2026-07-15T03:59:59Z', false],
    ['2026-07-15T04:00:00Z', true],
    ['2026-07-15T17:59:59Z', true],
    ['2026-07-15T18:00:00Z', false],
    ['2026-07-15T22:00:00Z', false],
  ])('%s is day: %s', (iso, isDay) => {
    expect(isDayAt(at(iso), zurich, null)).toBe(isDay)
    expect(isDayAt(at(iso), zurich, { sunriseAt: null, sunsetAt: at(iso) })).toBe(isDay)
    expect(isDayAt(at(iso), zurich, { sunriseAt: at(iso), sunsetAt: null })).toBe(isDay)
  })

  it('reads the clock of the place, not of the server', () => {
    expect(isDayAt(at('2026-07-15T12:00:00Z'), 'Asia/Tokyo', null)).toBe(false)
    expect(isDayAt(at('2026-07-15T12:00:00Z'), zurich, null)).toBe(true)
  })

  it('has 14 hours of day in every zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(zurich, 'UTC', 'Asia/Kolkata', 'America/Lima'), (zone) => {
        const start = at('2026-07-15T00:00:00Z')
        const hours = Array.from({ length: 24 }, (_, i) => isDayAt(start + i * 3_600_000, zone, null))
        expect(hours.filter(Boolean)).toHaveLength(14)
      }),
    )
  })
})

describe('isDayAt with the sun of the place', () => {
  it.each([
    ['2026-12-15T07:04:59Z', false],
    ['2026-12-15T07:05:00Z', true],
    ['2026-12-15T15:34:59Z', true],
    ['2026-12-15T15:35:00Z', false],
    ['2026-12-15T17:00:00Z', false],
  ])('%s is day: %s', (iso, isDay) => expect(isDayAt(at(iso), zurich, december)).toBe(isDay))

  it('carries the sun of today over to the hours of tomorrow and yesterday', () => {
    expect(isDayAt(at('2026-12-16T12:00:00Z'), zurich, december)).toBe(true)
    expect(isDayAt(at('2026-12-17T12:00:00Z'), zurich, december)).toBe(true)
    expect(isDayAt(at('2026-12-16T02:00:00Z'), zurich, december)).toBe(false)
    expect(isDayAt(at('2026-12-14T12:00:00Z'), zurich, december)).toBe(true)
  })

  it('falls back to the clock when the pair makes no sense', () => {
    const reversed = { sunriseAt: december.sunsetAt, sunsetAt: december.sunriseAt }
    expect(isDayAt(at('2026-12-15T05:30:00Z'), zurich, reversed)).toBe(true)
  })

  it.each([
    ['2026-06-21', '2026-06-21T00:00:00Z', true],
    ['2026-06-21', '2026-06-21T19:30:00Z', true],
    ['2026-12-21', '2026-12-21T11:00:00Z', false],
    ['2026-12-21', '2026-12-21T18:00:00Z', false],
  ])('beyond the polar circle, with the sun of %s, %s is day: %s', (date, iso, isDay) => {
    const sun = sunOfDay({ lat: 69.65, lon: 18.96 }, date, 'Europe/Oslo')
    expect(isDayAt(at(iso), 'Europe/Oslo', sun)).toBe(isDay)
  })

  it('repeats every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399_999 }), fc.integer({ min: -5, max: 5 }), (ms, days) => {
        const first = at('2026-12-15T00:00:00Z') + ms
        expect(isDayAt(first + days * 86_400_000, zurich, december)).toBe(isDayAt(first, zurich, december))
      }),
    )
  })
})
