import { expect, it } from 'vitest'
import { isInLv95, lv95ToDegrees } from './lv95.ts'
import { cornerBudget, readLines, readOutlines } from './outlines.ts'

it.each([
  // swisstopo's own example, and the old observatory in Bern.
  [2_700_000, 1_100_000, 8.730_497, 46.044_13],
  [2_600_000, 1_200_000, 7.438_637, 46.951_083],
])('%d / %d is %d° E, %d° N', (east, north, lon, lat) => {
  const [x, y] = lv95ToDegrees(east, north)
  expect(x).toBeCloseTo(lon, 4)
  expect(y).toBeCloseTo(lat, 4)
})

it('what lies outside of the country is no LV95', () => {
  expect(isInLv95(2_600_000, 1_200_000)).toBe(true)
  expect(isInLv95(600_000, 200_000)).toBe(false)
  expect(isInLv95(7.4, 46.9)).toBe(false)
})

const square = [
  [2_600_000, 1_200_000],
  [2_610_000, 1_200_000],
  [2_610_000, 1_210_000],
  [2_600_000, 1_200_000],
]

it('outlines and lines in metres are read in degrees, and nothing of a file in other coordinates', () => {
  const polygon = { type: 'Polygon', coordinates: [square] }
  expect(readOutlines(polygon, cornerBudget(true))?.[0]?.[0]?.[0]).toEqual([7.4386, 46.9511])
  expect(readOutlines(polygon, cornerBudget())).toBe(null)
  const line = { type: 'LineString', coordinates: square.slice(0, 2) }
  expect(readLines(line, cornerBudget(true))).toHaveLength(1)
  expect(readLines({ type: 'MultiLineString', coordinates: [square, 'x'] }, cornerBudget(true))).toBe(null)
  expect(readLines(polygon, cornerBudget(true))).toBe(null)
  expect(readLines(line, { ...cornerBudget(true), left: 1 })).toBe(null)
})
