import { expect, test } from 'vitest'
import { hailClusters, isHailSeason } from './hail.ts'

const grid = (rows: string[]) => ({
  cols: rows[0]?.length ?? 0,
  // A digit is tens of per cent, a cross where no radar sees.
  percent: rows.flatMap((row) => [...row].map((cell) => (cell === 'x' ? Number.NaN : Number(cell) * 10))),
})
const found = (rows: string[]) => {
  const { cols, percent } = grid(rows)
  return hailClusters(percent, cols)
}

test.each([
  ['nothing likely', ['004', '40x', '000'], []],
  ['one cell, listed at its peak', ['0500', '0070', '0060'], [{ index: 6, percent: 70 }]],
  [
    'two cells, the more likely first',
    ['6000', '0000', '0009'],
    [
      { index: 11, percent: 90 },
      { index: 0, percent: 60 },
    ],
  ],
  [
    'the end of a row is not the beginning of the next',
    ['0005', '5000'],
    [
      { index: 3, percent: 50 },
      { index: 4, percent: 50 },
    ],
  ],
])('%s', (_, rows, expected) => {
  expect(found(rows)).toEqual(expected)
})

test('the season is April to September', () => {
  const season = ['2026-03-31', '2026-04-01', '2026-09-30', '2026-10-01'].map((date) =>
    isHailSeason(Date.parse(`${date}T12:00:00Z`)),
  )
  expect(season).toEqual([false, true, true, false])
})
