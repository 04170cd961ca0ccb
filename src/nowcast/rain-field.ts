/** Rates, in mm/h, whose probability of being reached is forecast. */
export const THRESHOLDS_MMH = [0.1, 1, 5] as const
export type ThresholdKey = '0.1' | '1' | '5'
export type PerThreshold<T> = [T, T, T]
export type Probabilities = Record<ThresholdKey, Float32Array>

export function perThreshold<T>(of: (thresholdMmh: number, index: 0 | 1 | 2) => T): PerThreshold<T> {
  const [low, mid, high] = THRESHOLDS_MMH
  return [of(low, 0), of(mid, 1), of(high, 2)]
}

/** Logits beyond this are certainty to four digits. */
const MAX_LOGIT = 12
const BINS = 8192
const PER_UNIT = BINS / (2 * MAX_LOGIT)
/** Growth of log rain rate per unit of logit above the highest threshold. */
const RISE_PER_LOGIT = 0.35
/** From one threshold to just below the next. */
const LOG_5 = Math.log(4.999)
const LOG_10 = Math.log(9.998)
/** Every third cell settles the area; odd, so that it meets all phases of the grid. */
const COUNTED = 3
const MAX_RATE_MMH = 150

/** P for logits from −MAX_LOGIT to MAX_LOGIT, one more than BINS values. */
const LOGISTIC = Float32Array.from(
  { length: BINS + 1 },
  (_, bin) => 1 / (1 + Math.exp(MAX_LOGIT - bin / PER_UNIT)),
)

/** The logit that as many cells reach as are expected to reach the rate: Σ P of them, times `bias`. */
export function cutLogit(logit: Float32Array, seen: Uint8Array, bias: number): number {
  const counts = new Int32Array(BINS)
  for (let i = 0; i < logit.length; i += COUNTED) {
    if (seen[i] === 0) continue
    const bin = ((logit[i]! + MAX_LOGIT) * PER_UNIT) | 0
    counts[bin < 0 ? 0 : bin >= BINS ? BINS - 1 : bin]!++
  }
  let expected = 0
  for (let bin = 0; bin < BINS; bin++)
    expected += counts[bin]! / (1 + Math.exp(MAX_LOGIT - (bin + 0.5) / PER_UNIT))
  expected *= bias
  let reached = 0
  for (let bin = BINS - 1; bin >= 0; bin--) {
    reached += counts[bin]!
    if (reached >= expected) return (bin + (reached - expected) / counts[bin]!) / PER_UNIT - MAX_LOGIT
  }
  return MAX_LOGIT
}

/**
 * Turns logits into probabilities, in place, never larger for a higher threshold than for a lower one, and returns the
 * rate field they imply: at least t exactly where logit t reaches its cut, log-linear between. Cells outside the radars'
 * view become NaN.
 */
export function settleFields(
  [low, mid, high]: PerThreshold<Float32Array>,
  [cutLow, cutMid, cutHigh]: PerThreshold<number>,
  seen: Uint8Array,
): Float32Array {
  const rate = new Float32Array(low.length)
  for (let i = 0; i < rate.length; i++) {
    if (seen[i] === 0) {
      rate[i] = low[i] = mid[i] = high[i] = Number.NaN
      continue
    }
    const logitLow = low[i]!
    const logitMid = mid[i]!
    const logitHigh = high[i]!
    const p = logistic(logitLow)
    const q = Math.min(p, logistic(logitMid))
    low[i] = p
    mid[i] = q
    high[i] = Math.min(q, logistic(logitHigh))
    const a = logitLow - cutLow
    const b = logitMid - cutMid
    const c = logitHigh - cutHigh
    if (c >= 0) rate[i] = Math.min(MAX_RATE_MMH, 5.0001 * Math.exp(RISE_PER_LOGIT * c))
    else if (b >= 0) rate[i] = 1.0001 * Math.exp((b / (b - c)) * LOG_5)
    else if (a >= 0) rate[i] = 0.10001 * Math.exp((a / (a - b)) * LOG_10)
  }
  return rate
}

function logistic(logit: number): number {
  const at = (logit + MAX_LOGIT) * PER_UNIT
  return LOGISTIC[at > 0 ? (at < BINS ? at | 0 : BINS) : 0]!
}
