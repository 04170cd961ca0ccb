import { expect, it } from 'vitest'
import { seasonMonths, seasonOfDate, seasonOfMonth, seasons } from './season.ts'

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
  expect(seasonOfDate(`2026-${String(month).padStart(2, '0')}-15`)).toBe(season)
})

it('lists each month once, under the season it belongs to', () => {
  const listed = seasons.flatMap((season) => seasonMonths[season].map((month) => [month, season] as const))
  expect(listed).toHaveLength(12)
  expect(new Set(listed.map(([month]) => month)).size).toBe(12)
  for (const [month, season] of listed) expect(seasonOfMonth(month)).toBe(season)
})
