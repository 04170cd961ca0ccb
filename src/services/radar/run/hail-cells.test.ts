import { expect, test } from 'vitest'
import { swissGrid as grid } from '../radar.fixture.ts'
import { hailCells } from './hail-cells.ts'

test('a cell over Bern is found there', () => {
  const percent = new Float32Array(grid.rows * grid.cols)
  // 2 600 000 / 1 200 000 is the old observatory in Bern.
  for (const [row, col] of [
    [280, 345],
    [280, 346],
    [279, 345],
  ] as const)
    percent[row * grid.cols + col] = row === 280 && col === 345 ? 90 : 60
  const [cell, ...others] = hailCells(grid, percent)
  expect(others).toEqual([])
  expect(cell?.percent).toBe(90)
  expect(cell?.lat).toBeCloseTo(46.95, 1)
  expect(cell?.lon).toBeCloseTo(7.44, 1)
})
