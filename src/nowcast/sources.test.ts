import { expect, test } from 'vitest'
import { Trajectories } from './features.ts'
import { pyramidsOf } from './frame-pyramids.ts'
import { heavyScale } from './grid.ts'
import { stillMotion } from './motion-field.ts'
import { measureSources, sourceLevel, sourcesMet } from './sources.ts'

const [rows, cols] = [64, 128]
/** Of the grid of the sources. */
const at = (row: number, col: number) => (row >> sourceLevel) * (cols >> sourceLevel) + (col >> sourceLevel)

/** All air moves east by `cells` a step. */
function eastward(cells: number): Trajectories {
  const motion = stillMotion(rows, cols)
  motion.u.fill(cells)
  return new Trajectories(Array.from({ length: 5 }, () => motion))
}

function pyramidsFrom(rateAt: (col: number, age: number) => number, frames = 13) {
  const grids = Array.from({ length: frames }, (_, index) => ({
    rows,
    cols,
    cellKm: 1,
    rateMmh: Float32Array.from({ length: rows * cols }, (_, i) => rateAt(i % cols, frames - 1 - index)),
  }))
  return pyramidsOf(grids, heavyScale, (age) => age !== 7 && age !== 10)
}

/** Rain that is ten times as strong east of the ridge, whenever it gets there. */
const overRidge = (col: number) => (col < 64 ? 0.08 : 0.8)

test('rain that gets stronger at a ridge as it moves over has its source there', () => {
  const trajectories = eastward(4)
  const { value } = measureSources(pyramidsFrom(overRidge), trajectories)!
  // A decade within the 4 km of a step; believed is 12 / (12 + 4) of it, smoothed by the pyramid.
  expect(value[at(32, 64)]).toBeGreaterThan(0.4)
  for (const col of [8, 40, 90, 120]) expect(value[at(32, col)]).toBeCloseTo(0, 2)
})

test.each([
  ['rain that only moves', (col: number, age: number) => (col + 4 * age > 20 && col + 4 * age < 60 ? 2 : 0)],
  ['rain that comes in at the edge', (col: number, age: number) => (col + 4 * age < 12 ? 2 : 0)],
])('%s has no source', (_, rateAt) => {
  const { value } = measureSources(pyramidsFrom(rateAt, 4), eastward(4))!
  expect(Math.max(...value.map(Math.abs))).toBeLessThan(0.02)
})

test('the fewer frames, the less of a change is believed', () => {
  const growing = (_col: number, age: number) => 0.8 / 10 ** (age / 20)
  const seenOver = (frames: number) =>
    measureSources(pyramidsFrom(growing, frames), eastward(0))!.value[at(32, 64)]!
  expect(seenOver(13)).toBeCloseTo((0.05 * 12) / 16, 3)
  expect(seenOver(5)).toBeCloseTo((0.05 * 4) / 8, 3)
})

test('air meets the sources that lie on its way, and what formed is forgotten as it goes on', () => {
  const trajectories = eastward(4)
  const sources = measureSources(pyramidsFrom(overRidge), trajectories)!
  const met = sourcesMet(sources, trajectories, 5, 12)
  const after3 = met[3]!
  expect(after3[at(32, 50)]).toBeCloseTo(0, 2)
  expect(after3[at(32, 64 + 8)]).toBeGreaterThan(0.4)
  expect(after3[at(32, 64 + 32)]).toBeCloseTo(0, 2)
  const after12 = met[12]!
  const [near, far] = [after12[at(32, 64 + 12)]!, after12[at(32, 64 + 36)]!]
  expect(far / near).toBeCloseTo(Math.exp(-30 / 60), 2)
})

test('a picture too small for the level has none', () => {
  const grid = { rows: 6, cols: 6, cellKm: 1, rateMmh: new Float32Array(36) }
  const pyramids = pyramidsOf([grid, grid], heavyScale, () => true)
  expect(measureSources(pyramids, new Trajectories([stillMotion(6, 6)]))).toBeUndefined()
})
