import { expect, it } from 'vitest'
import { startOfLocalDay } from '../../domain/time/local-time.ts'
import { nightsBetween } from './nights.server.ts'

const zurich = { coordinates: { lat: 47.37, lon: 8.54 }, timeZone: 'Europe/Zurich' }
const tromso = { coordinates: { lat: 69.65, lon: 18.96 }, timeZone: 'Europe/Oslo' }

/** In hours from the first midnight. */
function nights(place: typeof zurich, first: string, end: string) {
  const [startAt, endAt] = [startOfLocalDay(first, place.timeZone), startOfLocalDay(end, place.timeZone)]
  const hours = (share: number) => Math.round((share * (endAt - startAt)) / 360_000) / 10
  return nightsBetween(startAt, endAt, place).map(({ from, to }) => [hours(from), hours(to)])
}

it.each([
  [
    'from sunset to sunrise',
    zurich,
    '2026-11-16',
    '2026-11-17',
    [
      [0, 7.5],
      [16.8, 24],
    ],
  ],
  [
    'over midnight',
    zurich,
    '2026-11-16',
    '2026-11-18',
    [
      [0, 7.5],
      [16.8, 31.5],
      [40.8, 48],
    ],
  ],
  ['all of the polar night', tromso, '2026-01-12', '2026-01-13', [[0, 24]]],
  [
    'the polar night until the sun is back',
    tromso,
    '2026-01-14',
    '2026-01-16',
    [
      [0, 35.5],
      [36.3, 48],
    ],
  ],
  ['nothing of the midnight sun', tromso, '2026-06-12', '2026-06-13', []],
  ['the last night before the midnight sun', tromso, '2026-05-17', '2026-05-19', [[0, 1.3]]],
  ['the first after it', tromso, '2026-07-25', '2026-07-27', [[24, 25.1]]],
])('%s is dark', (_, place, first, end, expected) => {
  expect(nights(place, first, end)).toEqual(expected)
})
