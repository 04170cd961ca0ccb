import { expect, test } from 'vitest'
import { errorLevel, regionalErrors } from './regional-errors.ts'

const [rows, cols] = [256, 512]
const grid = { rows: rows >> errorLevel, cols: cols >> errorLevel }
const at = (row: number, col: number) => (row >> errorLevel) * grid.cols + (col >> errorLevel)
const cells = Int32Array.from({ length: rows * cols }, (_, i) => i)
/** Even odds where the field is 0, and twice as steep as the field. */
const logistic = { offset: 0, slope: 2 }

/** Even odds everywhere; in each 8 cells of a row rain came in as many as `wetOf` says of their column. */
function errorsWhere(wetOf: (col: number) => number): Float32Array {
  const came = Uint8Array.from(cells, (i) => (i % 8 < wetOf(i % cols) ? 1 : 0))
  return regionalErrors({ cells, field: new Float32Array(cells.length), came }, logistic, cols, grid)!.value
}

test('where as much rain came as expected there is no error', () => {
  for (const error of errorsWhere(() => 4)) expect(error).toBeCloseTo(0)
})

test('a region that got more rain than expected is told from one that got less', () => {
  const value = errorsWhere((col) => (col < cols / 2 ? 6 : 2))
  // 0.25 missed of 0.25 open is one in the logit, half of that in the field, and half of it is believed.
  expect(value[at(128, 64)]).toBeCloseTo(0.25)
  expect(value[at(128, 448)]).toBeCloseTo(-0.25)
})

test('where nothing was looked at no error is known', () => {
  const west = cells.filter((i) => i % cols < cols / 4)
  const came = new Uint8Array(west.length).fill(1)
  const outcome = { cells: west, field: new Float32Array(west.length), came }
  const { value } = regionalErrors(outcome, logistic, cols, grid)!
  expect(value[at(128, 32)]).toBeGreaterThan(0.5)
  expect(value[at(128, 448)]).toBeCloseTo(0)
})

test('a picture too small for regions has no errors', () => {
  const outcome = { cells, field: new Float32Array(cells.length), came: new Uint8Array(cells.length) }
  expect(regionalErrors(outcome, logistic, cols, undefined)).toBeUndefined()
})
