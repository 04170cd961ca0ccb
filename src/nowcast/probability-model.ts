import { carriedLevel, type Field } from './features.ts'
import { expand } from './pyramid.ts'

/** logit P = offset + Σ gains[k] · feature k */
export type LogisticWeights = { offset: number; gains: Float64Array }

/** Regressors at a subsample of cells: one row of 1 and the features from `first` on per cell; smaller ones are empty. */
export type Sample = { rows: Float64Array; width: number; count: number; first: number }

/** Variance p(1−p) of an event so certain that it does not shape the fit. */
const NEGLIGIBLE = 1e-5
/** Longest Newton step of any weight: full steps from afar overshoot for good. */
const MAX_STEP = 3
/** Typical change of the logit that ends the fit. */
const SETTLED = 0.02
const NEWTON_STEPS = 25
/** Pull of the gains towards 0, in units of the feature's variance: what the moments may miss by. */
const RIDGE = 2e-3
/** With fewer wet sample cells than this the fit has nothing to hold on to. */
const MIN_EVENTS = 5

/** About `wanted` known cells on a regular lattice; of small grids all. */
export function sampleCells(rows: number, cols: number, weight: Float32Array, wanted: number): Int32Array {
  // An even stride would meet the pyramid's grids always in the same phase.
  const stride = 2 * Math.floor(Math.sqrt((rows * cols) / wanted) / 2) + 1
  const picked: number[] = []
  for (let r = stride >> 1; r < rows; r += stride) {
    for (let c = stride >> 1; c < cols; c += stride) if (weight[r * cols + c]! > 0) picked.push(r * cols + c)
  }
  return Int32Array.from(picked)
}

export function sampleFeatures(features: Field[], cols: number, cells: Int32Array): Sample {
  const first = features.findIndex(({ value }) => value.length > 0)
  const width = features.length - first + 1
  const rows = new Float64Array(cells.length * width)
  for (let s = 0; s < cells.length; s++) rows[s * width] = 1
  features.forEach((field, k) => {
    if (k < first) return
    const scale = 2 ** carriedLevel(k)
    // Doubling a grid again and again, as the forecast field does, ends in quadratic splines (Chaikin 1974).
    const sample = scale > 2 ? sampleSpline : sampleBilinear
    for (let s = 0; s < cells.length; s++) {
      const r = Math.floor(cells[s]! / cols)
      rows[s * width + 1 + k - first] = sample(field, scale, r, cells[s]! - r * cols)
    }
  })
  return { rows, width, count: cells.length, first }
}

function sampleBilinear({ rows, cols, value }: Field, scale: number, r: number, c: number): number {
  const x = Math.min(cols - 1, Math.max(0, (c + 0.5) / scale - 0.5))
  const y = Math.min(rows - 1, Math.max(0, (r + 0.5) / scale - 0.5))
  const left = Math.floor(x)
  const above = Math.floor(y)
  const right = left + 1 < cols ? 1 : 0
  const down = above + 1 < rows ? cols : 0
  const a = above * cols + left
  const north = value[a]! + (x - left) * (value[a + right]! - value[a]!)
  const south = value[a + down]! + (x - left) * (value[a + down + right]! - value[a + down]!)
  return north + (y - above) * (south - north)
}

function sampleSpline({ rows, cols, value }: Field, scale: number, r: number, c: number): number {
  const x = (c + 0.5) / scale - 0.5
  const y = (r + 0.5) / scale - 0.5
  const col = Math.round(x)
  const row = Math.round(y)
  const fx = x - col
  const fy = y - row
  const left = Math.max(0, col - 1)
  const mid = Math.min(cols - 1, Math.max(0, col))
  const right = Math.min(cols - 1, col + 1)
  const wLeft = 0.5 * (0.5 - fx) ** 2
  const wRight = 0.5 * (0.5 + fx) ** 2
  let sum = 0
  for (let k = -1; k <= 1; k++) {
    const at = Math.min(rows - 1, Math.max(0, row + k)) * cols
    const weight = k === 0 ? 0.75 - fy * fy : 0.5 * (0.5 + k * fy) ** 2
    sum +=
      weight *
      (wLeft * value[at + left]! + (1 - wLeft - wRight) * value[at + mid]! + wRight * value[at + right]!)
  }
  return sum
}

/** E[event · regressor] over the sample. */
export function sampleMoments(sample: Sample, cells: Int32Array, event: Float32Array): Float64Array {
  const { rows, width, count } = sample
  const out = new Float64Array(width)
  for (let s = 0; s < count; s++) {
    if (event[cells[s]!] === 1) for (let k = 0; k < width; k++) out[k]! += rows[s * width + k]!
  }
  return out.map((x) => x / Math.max(1, count))
}

/**
 * Logistic regression from moments: the weights for which E[P · regressor] equals `target`. These are its score
 * equations, and they ask for nothing of the future but its moments.
 */
export function fitLogistic(
  sample: Sample,
  target: Float64Array,
  start: LogisticWeights | null,
): LogisticWeights {
  const { rows, width, count, first } = sample
  const rate = Math.min(0.999, Math.max(1e-5, target[0]!))
  const weights = new Float64Array(width)
  weights[0] = Math.log(rate / (1 - rate))
  const gains = new Float64Array(target.length - 1)
  if (target[0]! * count < MIN_EVENTS) return { offset: weights[0], gains }
  if (start) {
    weights[0] = start.offset
    weights.set(start.gains.subarray(first), 1)
  }
  const variance = new Float64Array(width)
  for (let s = 0; s < count; s++)
    for (let k = 1; k < width; k++) variance[k]! += rows[s * width + k]! ** 2 / count
  const hessian = new Float64Array(width * width)
  const gradient = new Float64Array(width)
  for (let iteration = 0; iteration < NEWTON_STEPS; iteration++) {
    hessian.fill(0)
    gradient.fill(0)
    for (let s = 0; s < count; s++) {
      const at = s * width
      let score = 0
      for (let k = 0; k < width; k++) score += weights[k]! * rows[at + k]!
      const p = 1 / (1 + Math.exp(-score))
      const q = p * (1 - p)
      for (let k = 0; k < width; k++) {
        const x = rows[at + k]!
        gradient[k]! += p * x
        if (q < NEGLIGIBLE) continue
        const qx = q * x
        for (let m = 0; m <= k; m++) hessian[k * width + m]! += qx * rows[at + m]!
      }
    }
    for (let k = 0; k < width; k++) {
      const ridge = rate * RIDGE * variance[k]!
      gradient[k] = target[k === 0 ? 0 : k + first]! - gradient[k]! / count - ridge * weights[k]!
      for (let m = 0; m <= k; m++) hessian[k * width + m]! /= count
      hessian[k * width + k]! += ridge + 1e-9
    }
    const step = solveSymmetric(hessian, gradient, width)
    let longest = 0
    let change = Math.abs(step[0]!)
    for (let k = 0; k < width; k++) {
      longest = Math.max(longest, Math.abs(step[k]!))
      change = Math.max(change, Math.abs(step[k]!) * Math.sqrt(variance[k]!))
    }
    const damping = Math.min(1, MAX_STEP / longest)
    for (let k = 0; k < width; k++) weights[k]! += damping * step[k]!
    if (change < SETTLED) break
  }
  gains.set(weights.subarray(1), first)
  return { offset: weights[0], gains }
}

/** Cholesky solution of A·x = b; only the lower triangle of A is read, and overwritten. */
function solveSymmetric(a: Float64Array, b: Float64Array, n: number): Float64Array {
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i * n + j]!
      for (let k = 0; k < j; k++) sum -= a[i * n + k]! * a[j * n + k]!
      a[i * n + j] = i === j ? Math.sqrt(Math.max(1e-12, sum)) : sum / a[j * n + j]!
    }
  }
  const x = b.slice()
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i]! -= a[i * n + k]! * x[k]!
    x[i]! /= a[i * n + i]!
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i]! -= a[k * n + i]! * x[k]!
    x[i]! /= a[i * n + i]!
  }
  return x
}

/** The logit on the finest grid: bands are added on their own grids and the sum is refined level by level. */
export function logitField(
  features: Field[],
  { offset, gains }: LogisticWeights,
  shapes: readonly { rows: number; cols: number }[],
): Float32Array {
  let out = new Float32Array(0)
  const coarsest = carriedLevel(features.length - 1)
  for (let level = coarsest; level >= 0; level--) {
    const { rows, cols } = shapes[level]!
    const next = new Float32Array(rows * cols)
    if (level === coarsest) next.fill(offset)
    else expand(out, shapes[level + 1]!.rows, shapes[level + 1]!.cols, next, rows, cols)
    features.forEach(({ value }, band) => {
      if (carriedLevel(band) === level && value.length > 0) addScaled(next, gains[band]!, value)
    })
    out = next
  }
  return out
}

function addScaled(sum: Float32Array, gain: number, value: Float32Array): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += gain * value[i]!
}
