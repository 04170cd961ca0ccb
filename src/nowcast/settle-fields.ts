import { heavyScale } from './grid.ts'
import { binCentre, binCount, binOf } from './histogram.ts'
import type { Logistic } from './probability-model.ts'
import type { SeenArea } from './seen-area.ts'
import type { PerThreshold } from './thresholds.ts'

/** Rates climb above the highest threshold as fast as the field does, which counts stretched decades. */
const risePerDecade = Math.log(10) / heavyScale.heavyStretch
const maxRateMmh = 150
/** Nor above this multiple of the current maximum: bands that repeat their last change let a lone storm grow for ever. */
const mostGrown = 1.5

/** Rates from a threshold to just below the next, evenly spaced in their logarithm. */
const rateSteps = 512
const ratesFrom = (lowest: number, logRatio: number) =>
  Float32Array.from({ length: rateSteps + 1 }, (_, k) => lowest * Math.exp((k / rateSteps) * logRatio))
const ratesFromLowMmh = ratesFrom(0.10001, Math.log(9.998))
const ratesFromMidMmh = ratesFrom(1.0001, Math.log(4.999))

/** P of a field's values, bin by bin, `highest` where the logistic function is certain. */
export function probabilityTable({ offset, slope }: Logistic, highest = 1): Float32Array {
  const table = new Float32Array(binCount)
  for (let bin = 0; bin < binCount; bin++)
    table[bin] = highest / (1 + Math.exp(-offset - slope * binCentre(bin)))
  return table
}

/** Where rain is less likely than this, nothing is said of more of it; most cells are so, and cost nothing more. */
const negligibleProbability = 0.001

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
  highestNowMmh: number,
): void {
  const mostMmh = Math.min(maxRateMmh, mostGrown * highestNowMmh)
  for (let r = 0; r < rows; r++) {
    settleCells(fields, seen, rate, mostMmh, r * cols + first[r]!, r * cols + end[r]!)
  }
}

function settleCells(
  [
    { field: low, table: tableLow, cut: cutLow },
    { field: mid, table: tableMid, cut: cutMid },
    { field: high, table: tableHigh, cut: cutHigh },
  ]: PerThreshold<ThresholdField>,
  seen: Uint8Array,
  rate: Float32Array,
  mostMmh: number,
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
    if (chanceLow < negligibleProbability && a < 0) {
      low[i] = chanceLow
      rate[i] = mid[i] = high[i] = 0
      continue
    }
    const b = mid[i]! - cutMid
    const chanceMid = Math.min(chanceLow, tableMid[binOf(mid[i]!)]!)
    if (chanceMid < negligibleProbability && b < 0) {
      low[i] = chanceLow
      mid[i] = chanceMid
      high[i] = 0
      rate[i] = a >= 0 ? ratesFromLowMmh[((a / (a - b)) * rateSteps) | 0]! : 0
      continue
    }
    const c = high[i]! - cutHigh
    high[i] = Math.min(chanceMid, tableHigh[binOf(high[i]!)]!)
    mid[i] = chanceMid
    low[i] = chanceLow
    if (c >= 0) rate[i] = Math.min(mostMmh, 5.0001 * Math.exp(risePerDecade * c))
    else if (b >= 0) rate[i] = ratesFromMidMmh[((b / (b - c)) * rateSteps) | 0]!
    else rate[i] = a >= 0 ? ratesFromLowMmh[((a / (a - b)) * rateSteps) | 0]! : 0
  }
}
