import { carriedLevel, type Field } from './features.ts'
import { addScaled, addScaledPart } from './field-arithmetic.ts'
import { binCentre, type Histogram } from './histogram.ts'
import { expand, type RowRanges } from './pyramid.ts'

/** logit P = offset + slope · field */
export type Logistic = { offset: number; slope: number }

/** With fewer rainy cells the field says nothing about where the next will be. */
const minRainyCells = 100
const newtonSteps = 30
/** Longest step of a parameter: full steps from afar overshoot for good. */
const maxParameterStep = 2
const settledStep = 0.001
/** More rain in the field never makes rain less likely. */
const minSlope = 0.05

/**
 * The field expected on the finest grid, Σ gain · band: each band by what is left of it, as the mean of what may come.
 * Bands are added on their own grids and the sum is refined level by level.
 * @param out a field per level; the finest is the result, within `extent`
 */
export function expectedField(
  bands: Field[],
  gains: ArrayLike<number>,
  out: Field[],
  extent: RowRanges,
): Float32Array {
  for (let level = out.length - 1; level >= 0; level--) {
    const { rows, cols, value } = out[level]!
    const coarser = out[level + 1]
    const within = level === 0 ? extent : undefined
    if (coarser) expand(coarser.value, coarser.rows, coarser.cols, value, rows, cols, within)
    else if (within) clearWithin(value, cols, within)
    else value.fill(0)
    bands.forEach((band, j) => {
      if (carriedLevel(j) !== level || band.value.length === 0 || gains[j] === 0) return
      if (within) addWithin(value, gains[j]!, band.value, cols, within)
      else addScaled(value, gains[j]!, band.value)
    })
  }
  return out[0]!.value
}

function addWithin(
  sum: Float32Array,
  gain: number,
  value: Float32Array,
  cols: number,
  { first, end }: RowRanges,
): void {
  for (let r = 0; r < first.length; r++)
    addScaledPart(sum, gain, value, r * cols + first[r]!, r * cols + end[r]!)
}

function clearWithin(field: Float32Array, cols: number, { first, end }: RowRanges): void {
  for (let r = 0; r < first.length; r++) field.fill(0, r * cols + first[r]!, r * cols + end[r]!)
}

/**
 * Logistic regression from moments: offset and slope for which the mean of P equals `share` and that of P · field
 * equals `moment`. These are its score equations, and they need nothing of the future but its moments.
 */
export function fitLogistic({ counts, total }: Histogram, share: number, moment: number): Logistic {
  const rate = Math.min(0.999, Math.max(1e-5, share))
  const fit = { offset: Math.log(rate / (1 - rate)), slope: minSlope }
  if (share * total < minRainyCells) return fit
  let change = Number.POSITIVE_INFINITY
  for (let iteration = 0; iteration < newtonSteps && change > settledStep; iteration++) {
    let [p0, p1, h00, h01, h11] = [0, 0, 1e-9, 0, 1e-9]
    for (let bin = 0; bin < counts.length; bin++) {
      if (counts[bin] === 0) continue
      const x = binCentre(bin)
      const weight = counts[bin]! / total
      const p = 1 / (1 + Math.exp(-fit.offset - fit.slope * x))
      const spread = weight * p * (1 - p)
      p0 += weight * p
      p1 += weight * p * x
      h00 += spread
      h01 += spread * x
      h11 += spread * x * x
    }
    const determinant = h00 * h11 - h01 * h01
    const offset = ((rate - p0) * h11 - (moment - p1) * h01) / determinant
    const slope = ((moment - p1) * h00 - (rate - p0) * h01) / determinant
    change = Math.max(Math.abs(offset), Math.abs(slope))
    const damping = Math.min(1, maxParameterStep / change)
    fit.offset += damping * offset
    fit.slope += damping * slope
  }
  return { offset: fit.offset, slope: Math.max(minSlope, fit.slope) }
}
