import { describe, expect, it } from 'vitest'
import { hourMs } from '../time/durations.ts'
import {
  isUsualSeason,
  type PollenCounts,
  type PollenLoad,
  type PollenStation,
  type PollenTaxon,
  pollenLevel,
  pollenLoad,
  pollenTaxa,
} from './pollen.ts'

const now = Date.parse('2026-04-20T12:20:00Z')
const none = Object.fromEntries(pollenTaxa.map((taxon) => [taxon, null])) as PollenCounts
const birch = (grains: number | null): PollenCounts => ({ ...none, birch: grains })

/** The hours up to noon, and the days up to yesterday, newest last. */
function station(hours: (number | null)[], days: (number | null)[] = []): PollenStation {
  const noon = Date.parse('2026-04-20T12:00:00Z')
  return {
    id: 'PZH',
    name: 'Zürich',
    coordinates: { lat: 47.38, lon: 8.57 },
    heightM: 559,
    hours: hours.map((grains, index) => ({
      at: noon - (hours.length - 1 - index) * hourMs,
      counts: birch(grains),
    })),
    days: days.map((grains, index) => ({
      date: `2026-04-${String(20 - days.length + index).padStart(2, '0')}`,
      counts: birch(grains),
    })),
  }
}
const hoursOf = (count: number, grains: number | null) => Array<number | null>(count).fill(grains)

describe('load', () => {
  it.each([
    ['birch', 0, 'none'],
    ['birch', 0.4, 'none'],
    ['birch', 1, 'low'],
    ['birch', 10, 'low'],
    ['birch', 11, 'moderate'],
    ['birch', 69.4, 'moderate'],
    ['birch', 70, 'high'],
    ['birch', 299, 'high'],
    ['birch', 300, 'very-high'],
    ['hazel', 249, 'high'],
    ['hazel', 250, 'very-high'],
    ['ash', 99, 'moderate'],
    ['ash', 100, 'high'],
    ['oak', 49, 'low'],
    ['oak', 50, 'moderate'],
    ['grasses', 19, 'low'],
    ['grasses', 20, 'moderate'],
    ['grasses', 50, 'high'],
    ['grasses', 150, 'very-high'],
  ] satisfies [PollenTaxon, number, PollenLoad][])('of %s at %d grains is %s', (taxon, grains, load) =>
    expect(pollenLoad(taxon, grains)).toBe(load),
  )
})

describe('level', () => {
  it('is the mean of the last 24 hours, with the newest hour beside it', () =>
    expect(pollenLevel(station([...hoursOf(12, 500), ...hoursOf(23, 80), 104]), 'birch', now)).toMatchObject({
      hour: { at: Date.parse('2026-04-20T12:00:00Z'), grains: 104 },
      mean: { grains: 81, of: 'last-24-hours', endAt: Date.parse('2026-04-20T12:00:00Z') },
      load: 'high',
      trend: null,
    }))

  it('passes over hours without a value', () => {
    const { hour, mean } = pollenLevel(station([...hoursOf(22, 40), null, null]), 'birch', now)
    expect(hour?.at).toBe(Date.parse('2026-04-20T10:00:00Z'))
    expect(mean).toMatchObject({ grains: 40, of: 'last-24-hours' })
  })

  it('is that of the last whole day where hours are missing', () =>
    expect(pollenLevel(station(hoursOf(17, 40), [90]), 'birch', now)).toMatchObject({
      hour: { grains: 40 },
      mean: { grains: 90, of: 'day', endAt: Date.parse('2026-04-20T00:00:00Z') },
    }))

  it('says nothing of old values', () => {
    const later = now + 4 * 24 * hourMs
    expect(pollenLevel(station(hoursOf(24, 40), [90]), 'birch', later)).toMatchObject({
      hour: null,
      mean: null,
      load: null,
      trend: null,
    })
  })

  it.each([
    [80, [20, 30, 40], 'rising'],
    [20, [60, 70, 80], 'falling'],
    [50, [40, 45, 50], 'steady'],
    [4, [0, 0, 0], 'steady'],
    [80, [20, 30], null],
  ] as const)('%d after %o is %s', (grains, days, trend) =>
    expect(pollenLevel(station(hoursOf(24, grains), [...days]), 'birch', now).trend).toBe(trend),
  )
})

it('seasons are by month', () => {
  expect(isUsualSeason('birch', 4)).toBe(true)
  expect(isUsualSeason('birch', 6)).toBe(false)
})

describe('today so far', () => {
  // Noon: hours from one o'clock on are of today.
  it('is the mean of its hours, beside the mean of yesterday', () => {
    const { today, yesterday } = pollenLevel(
      station([...hoursOf(20, 100), ...hoursOf(10, 7)], [3, 12]),
      'birch',
      now,
    )
    expect([today, yesterday]).toEqual([34, 12])
  })
  it('is not told of fewer than three hours, nor of hours long past', () => {
    const early = Date.parse('2026-04-19T23:30:00Z')
    const short = {
      ...station([]),
      hours: [22, 23].map((hour) => ({ at: Date.UTC(2026, 3, 19, hour), counts: birch(5) })),
    }
    expect(pollenLevel(short, 'birch', early).today).toBeNull()
    expect(pollenLevel(station(hoursOf(20, 4)), 'birch', now + 8 * hourMs).today).toBeNull()
  })
  it('has yesterday from its hours until the day is published', () => {
    expect(pollenLevel(station(hoursOf(38, 6)), 'birch', now).yesterday).toBe(6)
  })
})
