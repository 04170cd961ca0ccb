import { carriedLevel, type Field } from './features.ts'
import { addScaled, dot, multiply } from './field-arithmetic.ts'
import { expand, type Level, type RowRanges } from './pyramid.ts'

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
/** Cells that the curvature is taken of. */
const CURVATURE_CELLS = 8_000
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
    const values = new Float32Array(row.length)
    sampleField(features[band]!, 2 ** carriedLevel(band), lattice, values)
    regressors.push(values)
  }
  const variance = regressors.map((x, k) => (k === 0 ? 0 : dot(x, x) / row.length))
  return { lattice, regressors, first, variance }
}

/** Cells of a coarse grid that a cell of the finest one takes its value from, three each, and their weights. */
type Taps = { at: Int32Array; weight: Float64Array }

/**
 * Doubling a grid again and again, as the forecast field does, ends in quadratic splines (Chaikin 1974); doubling it
 * once is linear.
 */
function tapsOf(length: number, scale: number, fineLength: number): Taps {
  const at = new Int32Array(3 * fineLength)
  const weight = new Float64Array(3 * fineLength)
  const inside = (cell: number) => Math.min(length - 1, Math.max(0, cell))
  for (let fine = 0, k = 0; fine < fineLength; fine++, k += 3) {
    const x = (fine + 0.5) / scale - 0.5
    const near = scale > 2 ? Math.round(x) : Math.floor(x)
    const part = x - near
    at[k] = inside(near)
    at[k + 1] = inside(near + 1)
    at[k + 2] = inside(near - 1)
    weight[k + 1] = scale > 2 ? 0.5 * (0.5 + part) ** 2 : part
    weight[k + 2] = scale > 2 ? 0.5 * (0.5 - part) ** 2 : 0
    weight[k] = 1 - weight[k + 1]! - weight[k + 2]!
  }
  return { at, weight }
}

function sampleField(field: Field, scale: number, { row, col }: Lattice, out: Float32Array): void {
  const acrossCols = tapsOf(field.cols, scale, field.cols * scale)
  const acrossRows = tapsOf(field.rows, scale, field.rows * scale)
  const line = new Float64Array(field.cols)
  for (let from = 0, to = 0; from < out.length; from = to) {
    while (to < out.length && row[to] === row[from]) to++
    mixRows(field, acrossRows, 3 * row[from]!, line)
    sampleLine(line, acrossCols, col, from, to, out)
  }
}

function mixRows({ cols, value }: Field, { at, weight }: Taps, k: number, line: Float64Array): void {
  const a = at[k]! * cols
  const b = at[k + 1]! * cols
  const c = at[k + 2]! * cols
  const wa = weight[k]!
  const wb = weight[k + 1]!
  const wc = weight[k + 2]!
  for (let i = 0; i < cols; i++) line[i] = wa * value[a + i]! + wb * value[b + i]! + wc * value[c + i]!
}

function sampleLine(
  line: Float64Array,
  { at, weight }: Taps,
  col: Int32Array,
  from: number,
  to: number,
  out: Float32Array,
): void {
  for (let s = from; s < to; s++) {
    const k = 3 * col[s]!
    out[s] =
      weight[k]! * line[at[k]!]! + weight[k + 1]! * line[at[k + 1]!]! + weight[k + 2]! * line[at[k + 2]!]!
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
  // The curvature only guides the way: where it ends is for the gradient, and that is of all cells.
  const stride = Math.max(1, Math.floor(count / CURVATURE_CELLS))
  const bending = regressors.map((x) => every(x, stride))
  const spreadRegressor = new Float32Array(bending[0]!.length)
  const hessian = new Float64Array(width * width)
  const ridge = variance.map((power) => rate * RIDGE * power)
  let change = Number.POSITIVE_INFINITY
  for (let iteration = 0; iteration < NEWTON_STEPS && change > SETTLED; iteration++) {
    const logit = new Float32Array(count)
    for (let k = 0; k < width; k++) addScaled(logit, weights[k]!, regressors[k]!)
    expect(logit, expected, spread)
    if (change > CURVED) {
      const few = every(spread, stride)
      for (let k = 0; k < width; k++) {
        multiply(bending[k]!, few, spreadRegressor)
        for (let m = 0; m <= k; m++) hessian[k * width + m] = dot(spreadRegressor, bending[m]!) / few.length
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

/** Every `stride`-th value. */
function every(values: Float32Array, stride: number): Float32Array {
  if (stride === 1) return values
  const few = new Float32Array(Math.ceil(values.length / stride))
  for (let i = 0; i < few.length; i++) few[i] = values[i * stride]!
  return few
}

/** P and its variance P(1 − P). */
function expect(logit: Float32Array, expected: Float32Array, variance: Float32Array): void {
  for (let s = 0; s < logit.length; s++) {
    const p = 1 / (1 + Math.exp(-logit[s]!))
    expected[s] = p
    variance[s] = p * (1 - p)
  }
}

function fillWithin(field: Float32Array, cols: number, value: number, { first, end }: RowRanges): void {
  for (let r = 0; r < first.length; r++) field.fill(value, r * cols + first[r]!, r * cols + end[r]!)
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
 * @param out a field per level; the finest is the result, within `extent`
 */
export function logitField(
  features: Field[],
  { offset, gains }: LogisticWeights,
  out: Field[],
  extent: RowRanges,
): void {
  for (let level = out.length - 1; level >= 0; level--) {
    const { rows, cols, value } = out[level]!
    const coarser = out[level + 1]
    const within = level === 0 ? extent : undefined
    if (coarser) expand(coarser.value, coarser.rows, coarser.cols, value, rows, cols, within)
    else if (level > 0) value.fill(offset)
    else fillWithin(value, cols, offset, extent)
    features.forEach((feature, band) => {
      if (carriedLevel(band) === level && feature.value.length > 0)
        addScaled(value, gains[band]!, feature.value)
    })
  }
}
