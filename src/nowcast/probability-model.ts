import { carriedLevel, type Field } from './features.ts'
import { addScaled, dot, multiply } from './field-arithmetic.ts'
import { expand, type Level } from './pyramid.ts'

/** logit P = offset + Σ gains[k] · feature k */
export type LogisticWeights = { offset: number; gains: Float64Array }

/** Known cells on a regular lattice. */
export type Lattice = { row: Int32Array; col: Int32Array }

/** Regressors at the cells of a lattice: 1, and the features from `first` on; smaller ones are empty. */
export type Sample = { lattice: Lattice; regressors: Float32Array[]; first: number; variance: number[] }

/** Longest Newton step of any weight: full steps from afar overshoot for good. */
const MAX_STEP = 3
/** Typical change of the logit that ends the fit. */
const SETTLED = 0.05
/** Change up to which the curvature of the last step will do for the next: it is what the fit costs most. */
const CURVED = 0.3
const NEWTON_STEPS = 25
/** Pull of the gains towards 0, in units of the feature's variance: what the moments may miss by. */
const RIDGE = 2e-3
/** With fewer wet sample cells than this the fit has nothing to hold on to. */
const MIN_EVENTS = 5

/** About `wanted` cells; of small grids all. */
export function sampleLattice({ rows, cols, weight }: Level, wanted: number): Lattice {
  // An even stride would meet the pyramid's grids always in the same phase.
  const stride = 2 * Math.floor(Math.sqrt((rows * cols) / wanted) / 2) + 1
  const row: number[] = []
  const col: number[] = []
  for (let r = stride >> 1; r < rows; r += stride) {
    for (let c = stride >> 1; c < cols; c += stride) {
      if (weight[r * cols + c] === 0) continue
      row.push(r)
      col.push(c)
    }
  }
  return { row: Int32Array.from(row), col: Int32Array.from(col) }
}

export function sampleFeatures(features: Field[], lattice: Lattice): Sample {
  const { row } = lattice
  const first = features.findIndex(({ value }) => value.length > 0)
  const regressors = [new Float32Array(row.length).fill(1)]
  for (let band = first; band < features.length; band++) {
    const scale = 2 ** carriedLevel(band)
    // Doubling a grid again and again, as the forecast field does, ends in quadratic splines (Chaikin 1974).
    const sample = scale > 2 ? sampleSpline : sampleBilinear
    const values = new Float32Array(row.length)
    sample(features[band]!, scale, lattice, values)
    regressors.push(values)
  }
  const variance = regressors.map((x, k) => (k === 0 ? 0 : dot(x, x) / row.length))
  return { lattice, regressors, first, variance }
}

function sampleBilinear(
  { cols, rows, value }: Field,
  scale: number,
  lattice: Lattice,
  out: Float32Array,
): void {
  const { row, col } = lattice
  for (let s = 0; s < out.length; s++) {
    const x = Math.min(cols - 1, Math.max(0, (col[s]! + 0.5) / scale - 0.5))
    const y = Math.min(rows - 1, Math.max(0, (row[s]! + 0.5) / scale - 0.5))
    const left = Math.floor(x)
    const above = Math.floor(y)
    const right = left + 1 < cols ? 1 : 0
    const down = above + 1 < rows ? cols : 0
    const a = above * cols + left
    const north = value[a]! + (x - left) * (value[a + right]! - value[a]!)
    const south = value[a + down]! + (x - left) * (value[a + down + right]! - value[a + down]!)
    out[s] = north + (y - above) * (south - north)
  }
}

function sampleSpline(
  { cols, rows, value }: Field,
  scale: number,
  lattice: Lattice,
  out: Float32Array,
): void {
  const { row, col } = lattice
  for (let s = 0; s < out.length; s++) {
    const x = (col[s]! + 0.5) / scale - 0.5
    const y = (row[s]! + 0.5) / scale - 0.5
    const nearestCol = Math.round(x)
    const nearestRow = Math.round(y)
    const fx = x - nearestCol
    const fy = y - nearestRow
    const left = Math.max(0, nearestCol - 1)
    const mid = Math.min(cols - 1, Math.max(0, nearestCol))
    const right = Math.min(cols - 1, nearestCol + 1)
    const wLeft = 0.5 * (0.5 - fx) * (0.5 - fx)
    const wRight = 0.5 * (0.5 + fx) * (0.5 + fx)
    const wMid = 1 - wLeft - wRight
    let sum = 0
    for (let k = -1; k <= 1; k++) {
      const at = Math.min(rows - 1, Math.max(0, nearestRow + k)) * cols
      const weight = k === 0 ? 0.75 - fy * fy : 0.5 * (0.5 + k * fy) * (0.5 + k * fy)
      sum += weight * (wLeft * value[at + left]! + wMid * value[at + mid]! + wRight * value[at + right]!)
    }
    out[s] = sum
  }
}

/** E[event · regressor] over the sample, of an event that is 1 or 0. */
export function sampleMoments(
  { lattice, regressors }: Sample,
  event: Float32Array,
  cols: number,
): Float64Array {
  const { row, col } = lattice
  const events = Float32Array.from(row, (r, s) => event[r * cols + col[s]!]!)
  return Float64Array.from(regressors, (x) => dot(events, x) / Math.max(1, row.length))
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
  const { lattice, regressors, first, variance } = sample
  const count = lattice.row.length
  const width = regressors.length
  const rate = Math.min(0.999, Math.max(1e-5, target[0]!))
  const weights = new Float64Array(width)
  weights[0] = Math.log(rate / (1 - rate))
  const gains = new Float64Array(target.length - 1)
  if (target[0]! * count < MIN_EVENTS) return { offset: weights[0], gains }
  if (start) {
    weights[0] = start.offset
    weights.set(start.gains.subarray(first), 1)
  }
  const expected = new Float32Array(count)
  const spread = new Float32Array(count)
  const spreadRegressor = new Float32Array(count)
  const hessian = new Float64Array(width * width)
  const ridge = variance.map((power) => rate * RIDGE * power)
  let change = Number.POSITIVE_INFINITY
  for (let iteration = 0; iteration < NEWTON_STEPS && change > SETTLED; iteration++) {
    const logit = new Float32Array(count)
    for (let k = 0; k < width; k++) addScaled(logit, weights[k]!, regressors[k]!)
    expect(logit, expected, spread)
    if (change > CURVED) {
      for (let k = 0; k < width; k++) {
        multiply(regressors[k]!, spread, spreadRegressor)
        for (let m = 0; m <= k; m++) hessian[k * width + m] = dot(spreadRegressor, regressors[m]!) / count
        hessian[k * width + k]! += ridge[k]! + 1e-9
      }
      factorise(hessian, width)
    }
    const gradient = Float64Array.from(regressors, (x, k) => {
      const asked = target[k === 0 ? 0 : k + first]!
      return asked - dot(expected, x) / count - ridge[k]! * weights[k]!
    })
    const step = solve(hessian, gradient, width)
    let longest = 0
    change = Math.abs(step[0]!)
    for (let k = 0; k < width; k++) {
      longest = Math.max(longest, Math.abs(step[k]!))
      change = Math.max(change, Math.abs(step[k]!) * Math.sqrt(variance[k]!))
    }
    const damping = Math.min(1, MAX_STEP / longest)
    for (let k = 0; k < width; k++) weights[k]! += damping * step[k]!
  }
  gains.set(weights.subarray(1), first)
  return { offset: weights[0], gains }
}

/** P and its variance P(1 − P). */
function expect(logit: Float32Array, expected: Float32Array, variance: Float32Array): void {
  for (let s = 0; s < logit.length; s++) {
    const p = 1 / (1 + Math.exp(-logit[s]!))
    expected[s] = p
    variance[s] = p * (1 - p)
  }
}

/** The lower triangle of A becomes its Cholesky factor. */
function factorise(a: Float64Array, n: number): void {
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i * n + j]!
      for (let k = 0; k < j; k++) sum -= a[i * n + k]! * a[j * n + k]!
      a[i * n + j] = i === j ? Math.sqrt(Math.max(1e-12, sum)) : sum / a[j * n + j]!
    }
  }
}

/** A·x = b, by the Cholesky factor of A. */
function solve(a: Float64Array, b: Float64Array, n: number): Float64Array {
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

/**
 * The logit on the finest grid: bands are added on their own grids and the sum is refined level by level.
 * @param out a field per level; the finest is the result
 */
export function logitField(features: Field[], { offset, gains }: LogisticWeights, out: Field[]): void {
  for (let level = out.length - 1; level >= 0; level--) {
    const { rows, cols, value } = out[level]!
    const coarser = out[level + 1]
    if (coarser) expand(coarser.value, coarser.rows, coarser.cols, value, rows, cols)
    else value.fill(offset)
    features.forEach((feature, band) => {
      if (carriedLevel(band) === level && feature.value.length > 0)
        addScaled(value, gains[band]!, feature.value)
    })
  }
}
