import { CHUNK } from './field-arithmetic.ts'
import type { RateGrid } from './grid.ts'
import type { RowRanges } from './pyramid.ts'

/** Rates, in mm/h, whose probability of being reached is forecast. */
export const THRESHOLDS_MMH = [0.1, 1, 5] as const
export type ThresholdKey = '0.1' | '1' | '5'
export type PerThreshold<T> = [T, T, T]
export type Probabilities = Record<ThresholdKey, Float32Array>

export function perThreshold<T>(of: (thresholdMmh: number, index: 0 | 1 | 2) => T): PerThreshold<T> {
  const [low, mid, high] = THRESHOLDS_MMH
  return [of(low, 0), of(mid, 1), of(high, 2)]
}

/** 1 where the rate reaches the threshold, 0 where not, NaN where unknown. */
export function indicator(rateMmh: Float32Array, thresholdMmh: number): Float32Array {
  const out = new Float32Array(rateMmh.length)
  for (let i = 0; i < out.length; i++) {
    out[i] = rateMmh[i]! >= thresholdMmh ? 1 : !Number.isNaN(rateMmh[i]) ? 0 : Number.NaN
  }
  return out
}

/** 1 where the rate reaches the threshold, 0 where it does not or is unknown. */
export function reached(rateMmh: Float32Array, thresholdMmh: number): Float32Array {
  const out = new Float32Array(rateMmh.length)
  for (let from = 0; from < out.length; from += CHUNK) {
    const to = Math.min(out.length, from + CHUNK)
    markReached(rateMmh, thresholdMmh, from, to, out)
  }
  return out
}

function markReached(
  rateMmh: Float32Array,
  thresholdMmh: number,
  from: number,
  to: number,
  out: Float32Array,
): void {
  for (let i = from; i < to; i++) if (rateMmh[i]! >= thresholdMmh) out[i] = 1
}

/** Logits beyond this are certainty to four digits. */
const MAX_LOGIT = 12
const BINS = 4096
const PER_UNIT = BINS / (2 * MAX_LOGIT)
/** Growth of log rain rate per unit of logit above the highest threshold. */
const RISE_PER_LOGIT = 0.35
/** Every third cell of a row settles the area; odd, so that it meets all phases of the grid. */
const COUNTED = 3
const MAX_RATE_MMH = 150

/** P in the middle of each bin. */
const LOGISTIC = Float32Array.from(
  { length: BINS },
  (_, bin) => 1 / (1 + Math.exp(MAX_LOGIT - (bin + 0.5) / PER_UNIT)),
)

/** Rates from a threshold to just below the next, evenly spaced in their logarithm. */
const SHARES = 512
const ratesFrom = (lowest: number, logRatio: number) =>
  Float32Array.from({ length: SHARES + 1 }, (_, k) => lowest * Math.exp((k / SHARES) * logRatio))
const RATES_FROM_LOW = ratesFrom(0.10001, Math.log(9.998))
const RATES_FROM_MID = ratesFrom(1.0001, Math.log(4.999))

function binOf(logit: number): number {
  const bin = ((logit + MAX_LOGIT) * PER_UNIT) | 0
  return bin < 0 ? 0 : bin >= BINS ? BINS - 1 : bin
}

/** What the radars see: 1 per cell, and per row the columns from the first to the last such cell. */
export type SeenArea = RowRanges & { rows: number; cols: number; seen: Uint8Array }

export function seenAreaOf({ rows, cols, rateMmh }: RateGrid): SeenArea {
  const seen = new Uint8Array(rows * cols)
  const first = new Int32Array(rows)
  const end = new Int32Array(rows)
  for (let r = 0; r < rows; r++) {
    markSeen(rateMmh, r * cols, cols, seen)
    // Rows are refined by pairs of cells, so the first is an even one.
    const row = seen.subarray(r * cols, (r + 1) * cols)
    first[r] = Math.max(0, row.indexOf(1)) & ~1
    end[r] = row.lastIndexOf(1) + 1
  }
  return { rows, cols, seen, first, end }
}

function markSeen(rateMmh: Float32Array, from: number, count: number, seen: Uint8Array): void {
  for (let i = from; i < from + count; i++) seen[i] = Number.isNaN(rateMmh[i]) ? 0 : 1
}

/** The logit that as many cells reach as are expected to reach the rate: Σ P of them, times `bias`. */
export function cutLogit(
  logit: Float32Array,
  { rows, cols, seen, first, end }: SeenArea,
  bias: number,
): number {
  const counts = new Int32Array(BINS)
  for (let r = 0; r < rows; r++) {
    const row = r * cols
    countLogits(counts, logit, seen, row + first[r]! + (r % COUNTED), row + end[r]!)
  }
  return cutOf(counts, bias)
}

function countLogits(
  counts: Int32Array,
  logit: Float32Array,
  seen: Uint8Array,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i += COUNTED) if (seen[i] === 1) counts[binOf(logit[i]!)]!++
}

function cutOf(counts: Int32Array, bias: number): number {
  let expected = 0
  for (let bin = 0; bin < BINS; bin++) expected += counts[bin]! * LOGISTIC[bin]!
  expected *= bias
  let reached = 0
  for (let bin = BINS - 1; bin >= 0; bin--) {
    reached += counts[bin]!
    if (reached >= expected) return (bin + (reached - expected) / counts[bin]!) / PER_UNIT - MAX_LOGIT
  }
  return MAX_LOGIT
}

/**
 * Turns logits into probabilities, in place, never larger for a higher threshold than for a lower one, and puts the
 * rate field they imply into `rate`: at least t exactly where logit t reaches its cut, log-linear between. Cells outside the radars'
 * view become NaN; those before the first and after the last one seen in a row are left as they are.
 */
export function settleFields(
  logits: PerThreshold<Float32Array>,
  cuts: PerThreshold<number>,
  { rows, cols, seen, first, end }: SeenArea,
  rate: Float32Array,
): void {
  for (let r = 0; r < rows; r++) {
    settleCells(logits, cuts, seen, rate, r * cols + first[r]!, r * cols + end[r]!)
  }
}

function settleCells(
  [low, mid, high]: PerThreshold<Float32Array>,
  [cutLow, cutMid, cutHigh]: PerThreshold<number>,
  seen: Uint8Array,
  rate: Float32Array,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) {
    if (seen[i] === 0) {
      rate[i] = low[i] = mid[i] = high[i] = Number.NaN
      continue
    }
    const logitLow = low[i]!
    const logitMid = mid[i]!
    const logitHigh = high[i]!
    const binLow = binOf(logitLow)
    const binMid = Math.min(binLow, binOf(logitMid))
    low[i] = LOGISTIC[binLow]!
    mid[i] = LOGISTIC[binMid]!
    high[i] = LOGISTIC[Math.min(binMid, binOf(logitHigh))]!
    const a = logitLow - cutLow
    const b = logitMid - cutMid
    const c = logitHigh - cutHigh
    if (c >= 0) rate[i] = Math.min(MAX_RATE_MMH, 5.0001 * Math.exp(RISE_PER_LOGIT * c))
    else if (b >= 0) rate[i] = RATES_FROM_MID[((b / (b - c)) * SHARES) | 0]!
    else rate[i] = a >= 0 ? RATES_FROM_LOW[((a / (a - b)) * SHARES) | 0]! : 0
  }
}
