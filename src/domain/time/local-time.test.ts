import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  fixedZone,
  hourOfDay,
  instantOfLocal,
  isFirstHourOfDay,
  isShownTwice,
  isTimeZone,
  localDate,
  localTime,
  startOfLocalDay,
} from './local-time.ts'

const at = (iso: string): number => Date.parse(iso)
const zurich = 'Europe/Zurich'

describe('localTime', () => {
  it.each([
    ['2026-01-15T11:30:00Z', zurich, '2026-01-15', 12],
    ['2026-07-15T22:30:00Z', zurich, '2026-07-16', 0],
    ['2026-12-31T23:00:00Z', zurich, '2027-01-01', 0],
    ['2026-07-15T12:00:00Z', 'America/Los_Angeles', '2026-07-15', 5],
    ['2026-07-15T20:00:00Z', 'Asia/Kathmandu', '2026-07-16', 1],
  ])('%s in %s is %s, hour %i', (iso, zone, date, hour) => {
    expect(localDate(at(iso), zone)).toBe(date)
    expect(hourOfDay(at(iso), zone)).toBe(hour)
  })

  it('reads the minute', () => {
    expect(localTime(at('2026-07-15T20:07:59Z'), 'Asia/Kathmandu')).toEqual({
      year: 2026,
      month: 7,
      day: 16,
      hour: 1,
      minute: 52,
    })
  })

  it('knows a zone for every whole hour that some clock is ahead or behind', () => {
    const noon = at('2026-07-15T12:00:00Z')
    for (let hours = -12; hours <= 11; hours++) expect(hourOfDay(noon, fixedZone(hours))).toBe(12 + hours)
    expect(localDate(noon, fixedZone(14))).toBe('2026-07-16')
    expect([-0, -13, 15].map(fixedZone)).toEqual(['UTC', 'UTC', 'UTC'])
  })

  it('knows zones from nonsense', () => {
    expect(isTimeZone('Europe/Zurich')).toBe(true)
    expect(isTimeZone('Mars/Olympus')).toBe(false)
    expect(isTimeZone('')).toBe(false)
    expect(() => localDate(0, 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('instantOfLocal', () => {
  it('is what the clock then shows, on every ordinary hour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 4, max: 23 }),
        fc.constantFrom(zurich, 'UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Australia/Lord_Howe'),
        (day, hour, zone) => {
          const date = addDays('1990-01-01', day)
          const instant = instantOfLocal(date, hour, zone)
          expect(localDate(instant, zone)).toBe(date)
          expect(hourOfDay(instant, zone)).toBe(hour)
        },
      ),
    )
  })

  it('takes the first of an hour that happens twice, and steps over one that does not happen', () => {
    expect(instantOfLocal('2026-10-25', 2, zurich)).toBe(at('2026-10-25T00:00:00Z'))
    expect(instantOfLocal('2026-03-29', 2, zurich)).toBe(at('2026-03-29T01:00:00Z'))
  })

  it('begins days of 23, 24 and 25 hours', () => {
    const lengthH = (date: string): number =>
      (startOfLocalDay(addDays(date, 1), zurich) - startOfLocalDay(date, zurich)) / 3_600_000
    expect(lengthH('2026-03-29')).toBe(23)
    expect(lengthH('2026-06-01')).toBe(24)
    expect(lengthH('2026-10-25')).toBe(25)
  })
})

it.each([
  ['Europe/Zurich', '2026-10-24T12:00:00Z', ['00']],
  // Clocks go from 24 h to 1 h.
  ['America/Santiago', '2026-09-05T16:00:00Z', ['01']],
  ['Africa/Cairo', '2026-04-23T12:00:00Z', ['01']],
  // The hour from midnight happens twice.
  ['America/Havana', '2026-10-31T16:00:00Z', ['00']],
  ['Asia/Kolkata', '2026-07-15T12:00:00Z', ['00']],
])('a day of %s has one first hour', (zone, from, first) => {
  const hours = Array.from({ length: 24 }, (_, index) => at(from) + index * 3_600_000)
  expect(
    hours
      .filter((startAt) => isFirstHourOfDay(startAt, zone))
      .map((startAt) => String(hourOfDay(startAt, zone)).padStart(2, '0')),
  ).toEqual(first)
})

it('adds days over month and leap-year ends', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

it.each([
  ['Europe/Zurich', '2026-10-25T00:00Z', '2026-10-25T02:00Z'],
  ['America/New_York', '2026-11-01T05:00Z', '2026-11-01T07:00Z'],
  // Half an hour and two hours.
  ['Australia/Lord_Howe', '2026-04-04T14:30Z', '2026-04-04T15:30Z'],
  ['Antarctica/Troll', '2026-10-24T23:00Z', '2026-10-25T03:00Z'],
])('knows which times the clocks of %s show twice', (zone, from, to) => {
  for (let instant = at(from) - 86_400_000; instant < at(to) + 86_400_000; instant += 5 * 60_000)
    expect(isShownTwice(instant, zone), new Date(instant).toISOString()).toBe(
      instant >= at(from) && instant < at(to),
    )
})

it('knows that clocks set forward, or never, show no time twice', () => {
  for (let hour = -24; hour < 24; hour++) {
    expect(isShownTwice(at('2026-03-29T01:00Z') + hour * 3_600_000, zurich)).toBe(false)
    expect(isShownTwice(at('2026-10-25T01:00Z') + hour * 3_600_000, 'Asia/Tokyo')).toBe(false)
  }
})
