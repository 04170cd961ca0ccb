import { expect, it } from 'vitest'
import { seasonMonths, seasonMonthsAt, seasonOfDate, seasonOfMonth, seasons } from './season.ts'

it.each([
  [1, 'winter'],
  [2, 'winter'],
  [3, 'spring'],
  [4, 'spring'],
  [5, 'spring'],
  [6, 'summer'],
  [7, 'summer'],
  [8, 'summer'],
  [9, 'autumn'],
  [10, 'autumn'],
  [11, 'autumn'],
  [12, 'winter'],
])('month %i is %s', (month, season) => {
  expect(seasonOfMonth(month)).toBe(season)
  expect(seasonOfDate(`2026-${String(month).padStart(2, '0')}-15`, 47)).toBe(season)
})

it('lists each month once, under the season it belongs to', () => {
  const listed = seasons.flatMap((season) => seasonMonths[season].map((month) => [month, season] as const))
  expect(listed).toHaveLength(12)
  expect(new Set(listed.map(([month]) => month)).size).toBe(12)
  for (const [month, season] of listed) expect(seasonOfMonth(month)).toBe(season)
})

it('is half a year ahead south of the equator', () => {
  expect(seasonOfDate('2026-07-15', -33.9)).toBe('winter')
  expect(seasonOfDate('2026-01-15', -33.9)).toBe('summer')
  expect(seasonOfDate('2026-04-15', -33.9)).toBe('autumn')
  for (const season of seasons) {
    for (const month of seasonMonthsAt(season, -33.9))
      expect(seasonOfDate(`2026-${String(month).padStart(2, '0')}-15`, -33.9)).toBe(season)
  }
})
