import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localDate, localTime } from '../time/local-time.ts'
import { dayLengthChangeMs, sunOfDay, sunOfYear } from './sun.ts'

const zurich = { lat: 47.3769, lon: 8.5417 }
const zone = 'Europe/Zurich'
const minutes = (at: number | null): number => {
  if (at === null) throw new Error('the sun does not cross the horizon')
  const { hour, minute } = localTime(at, zone)
  return hour * 60 + minute
}

describe('sunOfDay', () => {
  // Solstice times as published for Zürich (flat horizon), to the minute.
  it.each([
    ['2026-06-21', 5 * 60 + 29, 21 * 60 + 26],
    ['2026-12-21', 8 * 60 + 10, 16 * 60 + 37],
  ])('%s', (date, sunrise, sunset) => {
    const day = sunOfDay(zurich, date, zone)
    expect(Math.abs(minutes(day.sunriseAt) - sunrise)).toBeLessThanOrEqual(2)
    expect(Math.abs(minutes(day.sunsetAt) - sunset)).toBeLessThanOrEqual(2)
  })

  it('keeps rise, noon and set in order on the requested day, all over the inhabited zones', () => {
    const places = fc.constantFrom(
      [zurich, zone],
      [{ lat: 34.05, lon: -118.24 }, 'America/Los_Angeles'],
      [{ lat: -33.87, lon: 151.21 }, 'Australia/Sydney'],
      [{ lat: -36.85, lon: 174.76 }, 'Pacific/Auckland'],
      [{ lat: 21.31, lon: -157.86 }, 'Pacific/Honolulu'],
      [{ lat: 1.87, lon: -157.36 }, 'Pacific/Kiritimati'],
    ) as fc.Arbitrary<[{ lat: number; lon: number }, string]>
    fc.assert(
      fc.property(places, fc.integer({ min: 0, max: 730 }), ([place, timeZone], offset) => {
        const date = addDays('2026-01-01', offset)
        const day = sunOfDay(place, date, timeZone)
        expect(localDate(day.solarNoonAt, timeZone)).toBe(date)
        expect(day.sunriseAt ?? Number.NaN).toBeLessThan(day.solarNoonAt)
        expect(day.sunsetAt ?? Number.NaN).toBeGreaterThan(day.solarNoonAt)
        expect(day.dayLengthMs).toBe((day.sunsetAt ?? 0) - (day.sunriseAt ?? 0))
      }),
    )
  })

  it('knows polar day and polar night', () => {
    const tromso = { lat: 69.65, lon: 18.96 }
    expect(sunOfDay(tromso, '2026-06-21', 'Europe/Oslo')).toMatchObject({
      sunriseAt: null,
      dayLengthMs: 86_400_000,
    })
    expect(sunOfDay(tromso, '2026-12-21', 'Europe/Oslo')).toMatchObject({ sunsetAt: null, dayLengthMs: 0 })
  })
})

describe('sunOfYear', () => {
  it('has each day once, the longest and shortest at the solstices', () => {
    const year = sunOfYear(zurich, 2026, zone)
    expect(year).toHaveLength(365)
    expect(sunOfYear(zurich, 2028, zone)).toHaveLength(366)
    const byLength = year.toSorted((a, b) => a.dayLengthMs - b.dayLengthMs)
    expect(byLength[0]?.date).toMatch(/^2026-12-2[0-3]$/)
    expect(byLength.at(-1)?.date).toMatch(/^2026-06-(19|2[0-3])$/)
  })
})

it('lets days grow in spring and shrink in autumn', () => {
  expect(dayLengthChangeMs(zurich, '2026-03-20', zone)).toBeGreaterThan(3 * 60_000)
  expect(dayLengthChangeMs(zurich, '2026-09-22', zone)).toBeLessThan(-3 * 60_000)
})
