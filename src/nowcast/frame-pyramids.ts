import { isSame } from './field-arithmetic.ts'
import { type LogScale, type RateGrid, toLogRate } from './grid.ts'
import { gaussianPyramid, type Level, levelOf, reduceInto } from './pyramid.ts'

/** Of log rain rate; empty for frames of an age, in steps before the newest, that nothing looks at. */
export function pyramidsOf(
  frames: readonly RateGrid[],
  scale: LogScale,
  isLookedAt: (age: number) => boolean,
): Level[][] {
  let first: Level[] | undefined
  return frames.map(({ rows, cols, rateMmh }, index) => {
    if (!isLookedAt(frames.length - 1 - index)) return []
    const pyramid = gaussianPyramid(levelOf(rows, cols, toLogRate(rateMmh, scale)))
    if (first) shareWeights(pyramid, first)
    first ??= pyramid
    return pyramid
  })
}

/** Turns pyramids of `frames` into those in another scale, in place: what is known is the same. */
export function rescale(pyramids: readonly Level[][], frames: readonly RateGrid[], scale: LogScale): void {
  pyramids.forEach((levels, index) => {
    if (levels.length === 0) return
    const { rows, cols, value } = levels[0]!
    toLogRate(frames[index]!.rateMmh, scale, value)
    for (let r = 0; r < rows; r++) clearUnknown(value, r * cols, cols)
    for (let j = 1; j < levels.length; j++) reduceInto(levels[j - 1]!, levels[j]!)
  })
}

/** Frames that know the same cells share their weights, which are half of a pyramid's memory. */
export function shareWeights(pyramid: Level[], other: readonly Level[]): void {
  if (!isSame(pyramid[0]!.weight, other[0]!.weight)) return
  for (let j = 0; j < pyramid.length; j++) pyramid[j]!.weight = other[j]!.weight
}

function clearUnknown(values: Float32Array, from: number, count: number): void {
  for (let i = from; i < from + count; i++) if (Number.isNaN(values[i])) values[i] = 0
}
