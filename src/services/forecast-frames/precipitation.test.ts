import { expect, it } from 'vitest'
import { levelOfRate, outsideLevel, possibleLevel } from '../../domain/map/forecast-levels.ts'
import { productCell } from '../radar/product-grid.ts'
import { cellNeighbours } from './cell-neighbours.ts'
import { precipitationLevels } from './precipitation.ts'

/** A line of points from west to east, 4 km apart. */
const sites = Array.from({ length: 40 }, (_, index) => ({ lat: 46.8, lon: 7 + index * 0.053 }))
const neighbours = cellNeighbours(sites)
const per = (value: (index: number) => number) => Float32Array.from(sites, (_, index) => value(index))
const levelAt = (levels: Uint8Array, index: number) =>
  levels[productCell(sites[index] ?? { lat: 0, lon: 0 }) ?? -1]

it('has the median where it rains, "possible" where only one run in ten is wet, and never a mix of both', () => {
  const median = per((index) => (index < 10 ? 4 : 0))
  const p90 = per((index) => (index < 10 ? 20 : index < 25 ? 3 : 0.4))
  const levels = precipitationLevels(neighbours, median, p90)
  expect(levelAt(levels, 4)).toBe(levelOfRate(4))
  expect(levelAt(levels, 17)).toBe(possibleLevel)
  expect(levelAt(levels, 33)).toBe(0)
  expect(levels[0]).toBe(outsideLevel)
  expect(precipitationLevels(neighbours, median, null)).not.toContain(possibleLevel)
})

it('leaves out patches that are but one valley wide', () => {
  const levels = precipitationLevels(
    neighbours,
    per(() => 0),
    per((index) => (index === 20 ? 1.05 : 0)),
  )
  expect(levels).not.toContain(possibleLevel)
})

it('knows a rate to an eighth', () => {
  for (let mmh = 0.1; mmh < 118; mmh *= 1.13)
    expect(levelOfRate(mmh * 1.13)).toBeGreaterThan(levelOfRate(mmh))
  expect(levelOfRate(0.05)).toBe(0)
  expect(levelOfRate(Number.NaN)).toBe(0)
  expect(levelOfRate(1e9)).toBeLessThan(outsideLevel)
})
