import { chunkCells } from './field-arithmetic.ts'

/** Of a float32, beyond exponent and 10 bits of the mantissa. */
const mantissaBitsDropped = 13

/** A rain-rate frame on a regular grid of square cells. */
export type RateGrid = {
  rows: number
  cols: number
  cellKm: number
  /** mm/h, row 0 = north, row-major, NaN = no data */
  rateMmh: Float32Array
}

/**
 * Log rain rate in decades above a dry value: rain is close to log-normal and multiplicative (Bowler et al. 2006), so
 * scales are separated and correlated in this space, never in mm/h.
 */
export type LogScale = {
  /** mm/h; lower rates count as dry. What lies between it and 0.1 mm/h sets wet apart from dry. */
  dryRateMmh: number
  /** Decades above 1 mm/h count so many times. */
  heavyStretch: number
  /** Log rate by the leading bits of a float32, from those of the dry rate on: exponent and 10 bits of the mantissa, 0.0004 off. */
  table: Float32Array
}

/** Where it will rain at all, the edge of the rain tells most: a whole decade between dry and 0.1 mm/h. */
export const wetScale = logScale(0.01, 1)
/** Where 1 mm/h and more will be reached, heavy rain tells most, since it lasts and spreads. */
export const heavyScale = logScale(10 ** -1.5, 2.8)

function logScale(dryRateMmh: number, heavyStretch: number): LogScale {
  const lowest = bitsOf(dryRateMmh)
  const table = new Float32Array(bitsOf(1024) - lowest + 1)
  const scale = { dryRateMmh, heavyStretch, table }
  const middles = Int32Array.from(table, (_, k) => ((lowest + k) << mantissaBitsDropped) | (1 << 12))
  new Float32Array(middles.buffer).forEach((rate, k) => {
    table[k] = logRateOf(rate, scale)
  })
  return scale
}

/** Of one rate, in decades above the dry value, those above 1 mm/h stretched. */
export function logRateOf(rateMmh: number, { dryRateMmh, heavyStretch }: LogScale): number {
  return Math.max(0, Math.log10(rateMmh / dryRateMmh)) + (heavyStretch - 1) * Math.max(0, Math.log10(rateMmh))
}

function bitsOf(rate: number): number {
  return new Int32Array(Float32Array.of(rate).buffer)[0]! >> mantissaBitsDropped
}

/** Dry is 0, NaN stays NaN. */
export function toLogRate(
  rateMmh: Float32Array,
  scale: LogScale,
  out: Float32Array = new Float32Array(rateMmh.length),
): Float32Array {
  const bits = new Int32Array(rateMmh.buffer, rateMmh.byteOffset, rateMmh.length)
  for (let from = 0; from < out.length; from += chunkCells) takeLog(rateMmh, bits, from, scale, out)
  return out
}

function takeLog(
  rateMmh: Float32Array,
  bits: Int32Array,
  from: number,
  { dryRateMmh, table }: LogScale,
  out: Float32Array,
): void {
  const lowest = bitsOf(dryRateMmh)
  const highest = table.length - 1
  const to = Math.min(out.length, from + chunkCells)
  for (let i = from; i < to; i++) {
    const rate = rateMmh[i]!
    if (rate > dryRateMmh) {
      out[i] = table[Math.min(highest, (bits[i]! >> mantissaBitsDropped) - lowest)]!
    } else out[i] = rate <= dryRateMmh ? 0 : Number.NaN
  }
}

export function countKnown(values: Float32Array): number {
  let known = 0
  for (let i = 0; i < values.length; i++) if (!Number.isNaN(values[i])) known++
  return known
}

/** Throws unless all frames share one grid and hold exactly its cells. */
export function assertSameGrid(frames: readonly RateGrid[]): void {
  const first = frames[0]!
  if (!first) throw new RangeError('nowcast: at least one frame is needed')
  if (first.rows < 1 || first.cols < 1) throw new RangeError('nowcast: the grid has no cells')
  for (const { rows, cols, rateMmh } of frames) {
    if (rows !== first.rows || cols !== first.cols) {
      throw new RangeError(
        `nowcast: frame of ${rows}×${cols} cells among frames of ${first.rows}×${first.cols}`,
      )
    }
    if (rateMmh.length !== rows * cols) {
      throw new RangeError(`nowcast: ${rateMmh.length} values for ${rows}×${cols} cells`)
    }
  }
}
