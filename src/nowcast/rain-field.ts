import { CHUNK } from './field-arithmetic.ts'
import { BINS, binCentre, binOf } from './histogram.ts'
import type { Logistic } from './probability-model.ts'
import type { SeenArea } from './seen-area.ts'

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

/** Rates climb above the highest threshold as fast as the field does, which counts decades. */
const RISE = Math.log(10)
const MAX_RATE_MMH = 150

/** Rates from a threshold to just below the next, evenly spaced in their logarithm. */
const SHARES = 512
const ratesFrom = (lowest: number, logRatio: number) =>
  Float32Array.from({ length: SHARES + 1 }, (_, k) => lowest * Math.exp((k / SHARES) * logRatio))
const RATES_FROM_LOW = ratesFrom(0.10001, Math.log(9.998))
const RATES_FROM_MID = ratesFrom(1.0001, Math.log(4.999))

/** P of a field's values, bin by bin. */
export function probabilityTable({ offset, slope }: Logistic): Float32Array {
  return Float32Array.from({ length: BINS }, (_, bin) => 1 / (1 + Math.exp(-offset - slope * binCentre(bin))))
}

/** Where rain is less likely than this, nothing is said of more of it; most cells are so, and cost nothing more. */
const NEGLIGIBLE = 0.001

/** Of one threshold: the field, the probabilities of its values, and the value from which it is taken to be reached. */
export type ThresholdField = { field: Float32Array; table: Float32Array; cut: number }

/**
 * Turns the fields into probabilities, in place, never larger for a higher threshold than for a lower one, and puts the
 * rate they imply into `rate`: at least t exactly where the field of t reaches its cut, log-linear between. Cells
 * outside the radars' view become NaN; those before the first and after the last one seen in a row are left as they are.
 */
export function settleFields(
  fields: PerThreshold<ThresholdField>,
  { rows, cols, seen, first, end }: SeenArea,
  rate: Float32Array,
): void {
  for (let r = 0; r < rows; r++) settleCells(fields, seen, rate, r * cols + first[r]!, r * cols + end[r]!)
}

function settleCells(
  [
    { field: low, table: tableLow, cut: cutLow },
    { field: mid, table: tableMid, cut: cutMid },
    { field: high, table: tableHigh, cut: cutHigh },
  ]: PerThreshold<ThresholdField>,
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
    const a = low[i]! - cutLow
    const chanceLow = tableLow[binOf(low[i]!)]!
    if (chanceLow < NEGLIGIBLE && a < 0) {
      low[i] = chanceLow
      rate[i] = mid[i] = high[i] = 0
      continue
    }
    const b = mid[i]! - cutMid
    const c = high[i]! - cutHigh
    const chanceMid = Math.min(chanceLow, tableMid[binOf(mid[i]!)]!)
    high[i] = Math.min(chanceMid, tableHigh[binOf(high[i]!)]!)
    mid[i] = chanceMid
    low[i] = chanceLow
    if (c >= 0) rate[i] = Math.min(MAX_RATE_MMH, 5.0001 * Math.exp(RISE * c))
    else if (b >= 0) rate[i] = RATES_FROM_MID[((b / (b - c)) * SHARES) | 0]!
    else rate[i] = a >= 0 ? RATES_FROM_LOW[((a / (a - b)) * SHARES) | 0]! : 0
  }
}
