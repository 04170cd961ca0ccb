import { advectFilled } from './advection.ts'
import type { CellChoice } from './cell-choice.ts'
import { carriedLevel, type Field, type Trajectories } from './features.ts'
import { addScaled, addScaledPart, chunkCells } from './field-arithmetic.ts'
import { expand } from './pyramid.ts'

/** How many of the smallest bands lie on the frames' own grid and move alike; the largest is never among them. */
export const smallBandCount = (bands: readonly Field[]): number => Math.min(2, bands.length - 1)

/** The field of a threshold: the sum of the bands, each times its gain. */
export type BandSum = {
  /** the smallest bands as they are now */
  small: readonly Field[]
  /** all others as they are to be expected; the smallest are left empty */
  large: readonly Field[]
  gains: readonly number[]
  /** a field per level to add them up in; the finest is the result */
  levels: readonly Field[]
  /** the sum of the smallest before it is moved */
  unmoved: Float32Array
  /** what else is to be added */
  additions?: readonly Addition[]
}

/** A field on the grid of `level`. */
export type Addition = { level: number; value: Float32Array; gain: number }

/**
 * The fields expected on the finest grid `steps` later, within `extent`: each band by what is left of it, as the mean
 * of what may come. The smallest bands share grid and motion, so their sum is moved, one field a threshold; larger ones
 * are added on their own grids, and the sum is refined level by level.
 */
export function addUp(
  sums: readonly BandSum[],
  trajectories: Trajectories,
  steps: number,
  extent: CellChoice,
): void {
  moveSmallest(sums, trajectories, steps, extent)
  for (const { large, gains, levels, additions } of sums) addBands(large, gains, levels, extent, additions)
}

function moveSmallest(
  sums: readonly BandSum[],
  trajectories: Trajectories,
  steps: number,
  extent: CellChoice,
): void {
  const { rows, cols } = sums[0]!.levels[0]!
  const unmoved = sums.map(sumOfSmallest)
  const moved = sums.map(({ levels }) => levels[0]!.value)
  const origins = trajectories.after(0, steps)
  // Structures of unknown air are not there.
  advectFilled(unmoved, rows, cols, 1, trajectories.motions[0]!, origins, 0, moved, extent)
  unmoved.forEach(({ length }, t) => {
    if (length === 0) clearWithin(moved[t]!, cols, extent)
  })
}

/** Empty where nothing is left of any. */
function sumOfSmallest({ small, gains, unmoved }: BandSum): Float32Array {
  const telling = small.flatMap(({ value }, j) => (gains[j]! > 0 ? [{ value, gain: gains[j]! }] : []))
  if (telling.length === 0) return new Float32Array(0)
  for (let from = 0; from < unmoved.length; from += chunkCells) {
    const to = Math.min(unmoved.length, from + chunkCells)
    unmoved.fill(0, from, to)
    for (const { value, gain } of telling) addScaledPart(unmoved, gain, value, from, to)
  }
  return unmoved
}

function clearWithin(field: Float32Array, cols: number, { first, end }: CellChoice): void {
  for (let r = 0; r < first.length; r++) field.fill(0, r * cols + first[r]!, r * cols + end[r]!)
}

/** Adds Σ gain · band and the additions to the finest of `levels`; empty bands count for nothing. */
export function addBands(
  bands: readonly Field[],
  gains: readonly number[],
  levels: readonly Field[],
  extent?: CellChoice,
  additions: readonly Addition[] = [],
): void {
  for (let level = levels.length - 1; level >= 0; level--) {
    const { rows, cols, value } = levels[level]!
    const coarser = levels[level + 1]
    if (level > 0) value.fill(0)
    bands.forEach((band, j) => {
      if (carriedLevel(j) === level && band.value.length > 0 && gains[j] !== 0)
        addScaled(value, gains[j]!, band.value)
    })
    for (const addition of additions)
      if (addition.level === level) addScaled(value, addition.gain, addition.value)
    if (coarser)
      expand(coarser.value, coarser.rows, coarser.cols, value, rows, cols, level === 0 ? extent : undefined)
  }
}

/** A field per level to add bands up in. */
export function emptyLevels(bands: readonly Field[]): Field[] {
  // The second band lies on the grid of the first, each other one on a grid of its own.
  return bands.slice(Math.min(1, bands.length - 1)).map(({ rows, cols }) => {
    return { rows, cols, value: new Float32Array(rows * cols) }
  })
}
