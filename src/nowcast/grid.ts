import { chunkCells } from './field-arithmetic.ts'

/** A rain-rate frame on a regular grid of square cells. */
export type RateGrid = {
  rows: number
  cols: number
  cellKm: number
  /** mm/h, row 0 = north, row-major, NaN = no data */
  rateMmh: Float32Array
}

/** Rates below this, 0.018 mm/h, count as dry. Three quarters of a decade under 0.1 mm/h set wet apart from dry. */
const dryRateMmh = 10 ** -1.75
/** 1 mm/h in decades above the dry value. */
const heavyFromDecades = 1.75
/** Decades above 1 mm/h count so many times: where rain is heavy tells most of where it will reach 1 mm/h. */
export const heavyStretch = 1.8

/** Of one rate, in decades above the dry value, those above 1 mm/h stretched. */
export function logRateOf(rateMmh: number): number {
  const decades = Math.max(0, Math.log10(rateMmh / dryRateMmh))
  return decades + (heavyStretch - 1) * Math.max(0, decades - heavyFromDecades)
}

/** Log rate of a positive float32 by the leading bits of its pattern: exponent and 10 bits of the mantissa, 0.0004 off. */
const mantissaBitsDropped = 13
const minBits = bitsOf(dryRateMmh)
const logRateOfBits = logRateTable(bitsOf(1024))

function bitsOf(rate: number): number {
  return new Int32Array(Float32Array.of(rate).buffer)[0]! >> mantissaBitsDropped
}

function logRateTable(maxBits: number): Float32Array {
  const middles = new Int32Array(maxBits - minBits + 1)
  for (let k = 0; k < middles.length; k++) middles[k] = ((minBits + k) << mantissaBitsDropped) | (1 << 12)
  return new Float32Array(middles.buffer).map(logRateOf)
}

/**
 * Log rain rate in decades above the dry value: dry = 0, 0.1 mm/h = 0.75, 1 mm/h = 1.75, 10 mm/h = 3.55. Rain is
 * close to log-normal and multiplicative (Bowler et al. 2006), so scales are separated and correlated in this space,
 * never in mm/h. NaN stays NaN.
 */
export function toLogRate(rateMmh: Float32Array): Float32Array {
  const out = new Float32Array(rateMmh.length)
  const bits = new Int32Array(rateMmh.buffer, rateMmh.byteOffset, rateMmh.length)
  for (let from = 0; from < out.length; from += chunkCells) takeLog(rateMmh, bits, from, out)
  return out
}

function takeLog(rateMmh: Float32Array, bits: Int32Array, from: number, out: Float32Array): void {
  const highest = logRateOfBits.length - 1
  const to = Math.min(out.length, from + chunkCells)
  for (let i = from; i < to; i++) {
    const rate = rateMmh[i]!
    if (rate > dryRateMmh) {
      out[i] = logRateOfBits[Math.min(highest, (bits[i]! >> mantissaBitsDropped) - minBits)]!
    } else if (Number.isNaN(rate)) out[i] = Number.NaN
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
