import { binCentre, type Histogram } from './histogram.ts'

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

/** The same with its slope `ratio` times as steep, the mean of P being `share` as before. */
export function steepened(
  fit: Logistic,
  ratio: number,
  { counts, total }: Histogram,
  share: number,
): Logistic {
  const slope = ratio * fit.slope
  // Turned about the place of even odds; little is then left to correct.
  let offset = ratio * fit.offset
  let change = Number.POSITIVE_INFINITY
  for (let iteration = 0; iteration < newtonSteps && Math.abs(change) > settledStep; iteration++) {
    let [sum, spread] = [0, 1e-9]
    for (let bin = 0; bin < counts.length; bin++) {
      if (counts[bin] === 0) continue
      const p = 1 / (1 + Math.exp(-offset - slope * binCentre(bin)))
      sum += counts[bin]! * p
      spread += counts[bin]! * p * (1 - p)
    }
    change = Math.min(maxParameterStep, Math.max(-maxParameterStep, (share * total - sum) / spread))
    offset += change
  }
  return { offset, slope }
}
