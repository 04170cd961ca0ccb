import { advect } from '../../src/nowcast/advection.ts'
import { Trajectories } from '../../src/nowcast/features.ts'
import type { RateGrid } from '../../src/nowcast/grid.ts'
import { estimateMotion } from '../../src/nowcast/motion.ts'
import type { NowcastStep } from '../../src/nowcast/nowcast-method.ts'
import { indicator, perThreshold } from '../../src/nowcast/thresholds.ts'
import { emptySquare, transform } from './fourier.ts'

/**
 * S-PROG (Seed 2003) as pysteps has it, on our motion: a Fourier cascade of six scales, each an autoregression of
 * order 2 along the motion, the rates of the newest frame given out again by rank, then moved. The mark to beat.
 */
const levelCount = 6
/** Width of a scale's Gaussian weight, in levels. */
const levelWidth = 0.5
/** Decibels of mm/h, counted from the value of dry cells, −15 dB; rain begins at −10 dB. */
const zeroDb = -15
const wetMmh = 0.1

export function* sProgSteps(
  frames: RateGrid[],
  stepMinutes: number,
  leadSteps: number,
): Generator<NowcastStep> {
  const { rows, cols } = frames[0]!
  const motion = estimateMotion(frames)
  const trajectories = new Trajectories([motion])
  const newest = frames.at(-1)!.rateMmh
  const last = frames.slice(-3).map(({ rateMmh }, index, { length }) => {
    const age = length - 1 - index
    const moved = age === 0 ? rateMmh : advect(rateMmh, rows, cols, motion, trajectories.after(0, age))
    return cascadeOf(moved.map(decibels), rows, cols)
  })
  const [oldest, before, now] = last as [Float32Array[], Float32Array[], Float32Array[]]
  const levels = now.map((field, k) => autoregression(field, before[k]!, oldest[k]!))
  const ranked = newest.filter((rate) => !Number.isNaN(rate)).sort()
  for (let lead = 1; lead <= leadSteps; lead++) {
    const sum = new Float32Array(newest.length)
    for (const level of levels) {
      level.step()
      for (let i = 0; i < sum.length; i++) sum[i]! += level.now[i]!
    }
    const rate = advect(matched(sum, newest, ranked), rows, cols, motion, trajectories.after(0, lead))
    const [low, mid, high] = perThreshold((threshold) => indicator(rate, threshold))
    yield {
      leadMinutes: lead * stepMinutes,
      rateMmh: rate,
      probability: { '0.1': low, '1': mid, '5': high },
    }
  }
}

function decibels(rate: number): number {
  return rate >= wetMmh ? 10 * Math.log10(rate) - zeroDb : 0
}

/** Fields of each scale, largest first, with mean 0; their sum is the field less its mean. */
function cascadeOf(field: Float32Array, rows: number, cols: number): Float32Array[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(rows, cols)))
  const spectrum = emptySquare(size)
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) spectrum.re[r * size + c] = field[r * cols + c]! || 0
  transform(spectrum, false)
  const shares = levelShares(size)
  const levels: Float32Array[] = []
  // Fields are real, so two levels share a transform: one comes back as its real part, the other as its imaginary one.
  for (let level = 0; level < levelCount; level += 2) {
    const part = emptySquare(size)
    for (let r = 0; r < size; r++) {
      for (let c = 0; c < size; c++) {
        const i = r * size + c
        const wave = Math.hypot(r < size / 2 ? r : r - size, c < size / 2 ? c : c - size)
        const at = Math.round(wave * waveParts)
        const one = shares[level]![at]! / size ** 2
        const other = shares[level + 1]![at]! / size ** 2
        part.re[i] = one * spectrum.re[i]! - other * spectrum.im[i]!
        part.im[i] = other * spectrum.re[i]! + one * spectrum.im[i]!
      }
    }
    transform(part, true)
    levels.push(centred(part.re, size, rows, cols), centred(part.im, size, rows, cols))
  }
  return levels
}

/** Share of each level in a wave number, which is counted in parts: together they are 1. */
const waveParts = 8
function levelShares(size: number): Float64Array[] {
  const ratio = (0.5 * size) ** (1 / levelCount)
  const levels = Array.from({ length: levelCount }, (_, k) => {
    const centre = Math.log(0.5 * (ratio ** k + ratio ** (k + 1))) / Math.log(ratio)
    return Float64Array.from({ length: size * waveParts }, (_, part) => {
      if (part === 0) return k === 0 ? 1 : 0
      const octave = Math.log(part / waveParts) / Math.log(ratio)
      return Math.exp(-((octave - centre) ** 2) / (2 * levelWidth ** 2))
    })
  })
  return levels.map((level) => level.map((w, part) => w / levels.reduce((sum, one) => sum + one[part]!, 0)))
}

/** The field in the corner of a square, less its mean. */
function centred(square: Float64Array, size: number, rows: number, cols: number): Float32Array {
  const field = new Float32Array(rows * cols)
  for (let r = 0; r < rows; r++) field.set(square.subarray(r * size, r * size + cols), r * cols)
  const mean = field.reduce((sum, x) => sum + x, 0) / field.length
  return field.map((x) => x - mean)
}

/** x(t+1) = a·x(t) + b·x(t−1) with a, b of the measured correlations at one and two steps (Yule 1927, Walker 1931). */
function autoregression(now: Float32Array, before: Float32Array, oldest: Float32Array) {
  const oneStep = correlation(now, before)
  const twoSteps = Math.max(correlation(now, oldest), leastAfterTwoSteps(oneStep))
  const a = (oneStep * (1 - twoSteps)) / (1 - oneStep ** 2)
  const b = (twoSteps - oneStep ** 2) / (1 - oneStep ** 2)
  const state = {
    now,
    earlier: before,
    step() {
      const next = state.now.map((x, i) => a * x + b * state.earlier[i]!)
      state.earlier = state.now
      state.now = next
    },
  }
  return state
}

/**
 * Lowest correlation at two steps, as pysteps has it. With less the roots of the recursion are complex and it swings, which
 * costs most from an hour and a half on.
 */
function leastAfterTwoSteps(oneStep: number): number {
  const square = oneStep ** 2
  return square > 0 ? (3 * square - 2 + 2 * (1 - square) ** 1.5) / square : -1
}

function correlation(a: Float32Array, b: Float32Array): number {
  let [ab, aa, bb] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    ab += a[i]! * b[i]!
    aa += a[i]! * a[i]!
    bb += b[i]! * b[i]!
  }
  return aa > 0 && bb > 0 ? Math.min(0.9999, ab / Math.sqrt(aa * bb)) : 0
}

/** The rates of the newest frame, given out in the order of `field`. */
function matched(field: Float32Array, newest: Float32Array, ranked: Float32Array): Float32Array {
  const known = field.filter((_, i) => !Number.isNaN(newest[i])).sort()
  return field.map((x, i) => {
    if (Number.isNaN(newest[i])) return Number.NaN
    let [low, high] = [0, known.length - 1]
    while (low < high) {
      const mid = (low + high) >> 1
      if (known[mid]! < x) low = mid + 1
      else high = mid
    }
    return ranked[low]!
  })
}
