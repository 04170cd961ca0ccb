import { binCentre, type Histogram } from './histogram.ts'

/** logit P = offset + slope · field */
export type Logistic = { offset: number; slope: number }

/** Slope, per decade, where too little rain is there to tell it; of real events it is 3 to 8 in the first minutes. */
const priorSlope = 6
/** That of four cells at even odds, a decade from the mean. */
const priorWeight = 1
const newtonSteps = 30
/** Longest step of a parameter: full steps from afar overshoot for good. */
const maxParameterStep = 2
const settledStep = 0.001
/** More rain in the field never makes rain less likely. */
const minSlope = 0.05

/**
 * Logistic regression from moments: offset and slope for which the mean of P equals `share` and that of P · field
 * equals `moment`. These are its score equations, and they need nothing of the future but its moments. The slope is held
 * by a prior, without which that of a lone storm would be anything.
 */
export function fitLogistic(histogram: Histogram, share: number, moment: number): Logistic {
  const { counts, total } = histogram
  const rate = Math.min(0.999, Math.max(1e-5, share))
  const prior = withMean(rate, { offset: Math.log(rate / (1 - rate)), slope: priorSlope }, histogram)
  const fit = { ...prior }
  const hold = priorWeight / Math.max(1, total)
  let change = Number.POSITIVE_INFINITY
  for (let iteration = 0; iteration < newtonSteps && change > settledStep; iteration++) {
    let [p0, p1, h00, h01, h11] = [0, hold * (fit.slope - priorSlope), 1e-9, 0, hold]
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
  // A fit that has not settled says nothing.
  return change <= settledStep ? { offset: fit.offset, slope: Math.max(minSlope, fit.slope) } : prior
}

/** The same slope, with the offset that makes the mean of P equal `share`. */
function withMean(share: number, { offset, slope }: Logistic, { counts, total }: Histogram): Logistic {
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  let change = Number.POSITIVE_INFINITY
  for (let iteration = 0; iteration < newtonSteps && Math.abs(change) > settledStep; iteration++) {
    let [sum, spread] = [0, 1e-9]
    for (let bin = 0; bin < counts.length; bin++) {
      if (counts[bin] === 0) continue
      const p = 1 / (1 + Math.exp(-offset - slope * binCentre(bin)))
      sum += counts[bin]! * p
      spread += counts[bin]! * p * (1 - p)
    }
    if (sum < share * total) low = offset
    else high = offset
    change = Math.min(maxParameterStep, Math.max(-maxParameterStep, (share * total - sum) / spread))
    // A mean that changes hardly here and much there throws Newton's method to and fro: then halved.
    if (change > 0 ? offset + change >= high : offset + change <= low) change = (low + high) / 2 - offset
    offset += change
  }
  return { offset, slope }
}
