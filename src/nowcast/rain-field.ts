import type { RateGrid } from './grid.ts'

/** Rates, in mm/h, whose probability of being reached is forecast. */
export const THRESHOLDS_MMH = [0.1, 1, 5] as const
export type ThresholdKey = '0.1' | '1' | '5'
export type Probabilities = Record<ThresholdKey, Float32Array>

/** Logits beyond this are certainty to four digits. */
const MAX_LOGIT = 12
const BINS = 4096
/** Decades of rain rate per unit of logit above the highest threshold. */
const DECADES_PER_LOGIT = 0.15
const MAX_RATE_MMH = 150

/**
 * Turns logits into probabilities in place, never larger for the higher threshold than for the lower one.
 * Cells outside the radars' view become NaN.
 */
export function toProbabilities(logits: Float32Array[], seen: Uint8Array): void {
  const cells = seen.length
  for (let i = 0; i < cells; i++) {
    if (seen[i] === 0) {
      for (const field of logits) field[i] = Number.NaN
      continue
    }
    let cap = 1
    for (const field of logits) {
      const p = 1 / (1 + Math.exp(-field[i]))
      cap = Math.min(p, cap)
      field[i] = cap
    }
  }
}

/** The logit that as many cells reach as are expected to reach the rate: Σ P of them, times `bias`. */
export function cutLogit(logit: Float32Array, seen: Uint8Array, bias: number): number {
  const counts = new Float64Array(BINS)
  const perBin = BINS / (2 * MAX_LOGIT)
  for (let i = 0; i < logit.length; i++) {
    if (seen[i] === 0) continue
    const bin = ((logit[i] + MAX_LOGIT) * perBin) | 0
    counts[bin < 0 ? 0 : bin >= BINS ? BINS - 1 : bin]++
  }
  let expected = 0
  for (let bin = 0; bin < BINS; bin++)
    expected += counts[bin] / (1 + Math.exp(MAX_LOGIT - (bin + 0.5) / perBin))
  expected *= bias
  let reached = 0
  for (let bin = BINS - 1; bin >= 0; bin--) {
    reached += counts[bin]
    if (reached >= expected) return (bin + (reached - expected) / counts[bin]) / perBin - MAX_LOGIT
  }
  return MAX_LOGIT
}

/**
 * The rate field that the probabilities imply: at least t exactly where logit t reaches its cut, log-linear between.
 */
export function rateField(logits: Float32Array[], cuts: number[], seen: Uint8Array): RateGrid['rateMmh'] {
  const [low, mid, high] = logits
  const [cutLow, cutMid, cutHigh] = cuts
  const out = new Float32Array(low.length)
  for (let i = 0; i < out.length; i++) {
    if (seen[i] === 0) {
      out[i] = Number.NaN
      continue
    }
    const a = low[i] - cutLow
    const b = mid[i] - cutMid
    const c = high[i] - cutHigh
    if (c >= 0) out[i] = Math.min(MAX_RATE_MMH, 5.0001 * 10 ** (DECADES_PER_LOGIT * c))
    else if (b >= 0) out[i] = 1.0001 * 5 ** ((b / (b - c)) * 0.9999)
    else if (a >= 0) out[i] = 0.10001 * 10 ** ((a / (a - b)) * 0.9999)
  }
  return out
}
