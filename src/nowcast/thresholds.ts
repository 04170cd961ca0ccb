import { chunkCells } from './field-arithmetic.ts'

/** Rates, in mm/h, whose probability of being reached is forecast. */
export const thresholdsMmh = [0.1, 1, 5] as const
export type ThresholdKey = '0.1' | '1' | '5'
export type PerThreshold<T> = [T, T, T]
export type Probabilities = Record<ThresholdKey, Float32Array>

export function perThreshold<T>(of: (thresholdMmh: number, index: 0 | 1 | 2) => T): PerThreshold<T> {
  const [low, mid, high] = thresholdsMmh
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
  for (let from = 0; from < out.length; from += chunkCells) {
    const to = Math.min(out.length, from + chunkCells)
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
