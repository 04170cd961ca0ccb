import { quarterOf } from './cell-choice.ts'
import { addBands } from './expected-fields.ts'
import { carriedLevel, type Field } from './features.ts'
import type { RateGrid } from './grid.ts'
import { binCount, binOf } from './histogram.ts'
import { fitLogistic, type Logistic } from './probability-model.ts'
import { errorLevel, regionalErrors } from './regional-errors.ts'

/** With fewer rainy cells among those looked at, bands say nothing about each other. */
const minRainyCells = 100
/** Rainy cells looked at that double the doubt: fewer say still less. */
const fewRainyCells = 500
const newtonSteps = 3
/** Longest step of a parameter, in logit per decade. */
const maxParameterStep = 4
/** Variance p·(1 − p) below which a cell, rain or no rain being as good as certain, says nothing about the gains. */
const tellingVariance = 0.002
/** More cells than this do not make the fit better. */
const mostFitted = 5_000

/** What was expected of now some steps ago, and what came. */
export type Expected = {
  bands: Field[]
  /** a field per level to add them up in */
  levels: Field[]
  rateMmh: Float32Array
  /** the cells that are looked at */
  cells: Int32Array
}

/**
 * `slope`: of logit P on the field of these gains, as it turned out; `errors`: where more or less came than expected.
 * Neither is known where it hardly rained.
 */
export type JointGains = { gains: number[]; slope?: number; errors?: ReturnType<typeof regionalErrors> }

/**
 * The gains of all bands that together tell best where it rains now. Neighbouring bands share structures, which gains
 * taken band by band count twice. A logistic regression, held by the gains band by band: the fewer rainy cells and the
 * larger `doubt`, the closer it stays to them.
 */
export function jointGains(
  expected: Expected,
  thresholdMmh: number,
  gains: readonly number[],
  doubt: number,
): JointGains {
  const { bands, cells, rateMmh } = expected
  const came = reachedAt(cells, rateMmh, thresholdMmh)
  const rainy = countRainy(came)
  if (rainy < minRainyCells || came.length - rainy < minRainyCells) return { gains: [...gains] }
  const field = summedField(expected, gains)
  const start = logisticOf(field, came, rainy)
  const telling = tellingCells(field, came, start)
  const at = telling.map((k) => cells[k]!)
  const kept = bands.flatMap(({ value }, band) => (value.length > 0 ? [band] : []))
  const alone = kept.map((band) => gains[band]!)
  const fitted = fittedFrom(
    Float64Array.from([...alone.map((gain) => start.slope * gain), start.offset]),
    kept.map((band) => sampled(bands[band]!, carriedLevel(band), at, bands[0]!.cols)),
    new Uint8Array(telling.map((k) => came[k]!)),
    doubt * (1 + fewRainyCells / rainy),
  )
  // Only the order of places matters: brought back to the size of the gains they started from.
  const size = alone.reduce((sum, gain) => sum + gain * gain, 0)
  const common = alone.reduce((sum, gain, k) => sum + gain * fitted[k]!, 0)
  if (!(common > 0)) return { gains: [...gains] }
  const joint = [...gains]
  kept.forEach((band, k) => {
    joint[band] = Math.max(0, (fitted[k]! * size) / common)
  })
  const grid = bands.find((_, band) => carriedLevel(band) === errorLevel)
  const errors = regionalErrors({ cells, field, came }, start, bands[0]!.cols, grid)
  return { gains: joint, slope: common / size, errors }
}

/** Cells that the newest frame knows, of those that are looked at. */
export function seenCells({ rows, cols, rateMmh }: RateGrid): Int32Array {
  const { first, end, every } = quarterOf(rows, cols)
  const cells = new Int32Array(rows * cols)
  let count = 0
  for (let r = 0; r < rows; r++) {
    for (let i = r * cols + first[r]!; i < r * cols + end[r]!; i += every)
      if (!Number.isNaN(rateMmh[i])) cells[count++] = i
  }
  return cells.slice(0, count)
}

function reachedAt(cells: Int32Array, rateMmh: Float32Array, thresholdMmh: number): Uint8Array {
  const came = new Uint8Array(cells.length)
  for (let k = 0; k < came.length; k++) if (rateMmh[cells[k]!]! >= thresholdMmh) came[k] = 1
  return came
}

function countRainy(came: Uint8Array): number {
  let rainy = 0
  for (let k = 0; k < came.length; k++) rainy += came[k]!
  return rainy
}

function summedField({ bands, levels, cells }: Expected, gains: readonly number[]): Float32Array {
  levels[0]!.value.fill(0)
  addBands(bands, gains, levels)
  const field = new Float32Array(cells.length)
  for (let k = 0; k < cells.length; k++) field[k] = levels[0]!.value[cells[k]!]!
  return field
}

function logisticOf(field: Float32Array, came: Uint8Array, rainy: number): Logistic {
  const counts = new Int32Array(binCount)
  let moment = 0
  for (let i = 0; i < came.length; i++) {
    counts[binOf(field[i]!)]!++
    if (came[i] === 1) moment += field[i]!
  }
  const total = came.length
  return fitLogistic({ counts, total }, rainy / total, moment / total)
}

/** Cells where it is open whether it rains, or came otherwise than was certain; not more than the fit needs. */
function tellingCells(field: Float32Array, came: Uint8Array, { offset, slope }: Logistic): Int32Array {
  const cells = new Int32Array(came.length)
  let count = 0
  const open = Math.log(1 / tellingVariance)
  for (let i = 0; i < came.length; i++) {
    const logit = offset + slope * field[i]!
    if (Math.abs(logit) < open || logit > 0 !== (came[i] === 1)) cells[count++] = i
  }
  const every = Math.max(1, count / mostFitted)
  const chosen = new Int32Array(Math.floor(count / every))
  for (let k = 0; k < chosen.length; k++) chosen[k] = cells[Math.floor(k * every)]!
  return chosen
}

/** A band, on the grid of `level`, at cells of the finest grid. */
function sampled(
  { rows, cols, value }: Field,
  level: number,
  cells: Int32Array,
  finestCols: number,
): Float32Array {
  const perCell = 2 ** -level
  const out = new Float32Array(cells.length)
  for (let k = 0; k < cells.length; k++) {
    const row = (cells[k]! / finestCols) | 0
    const y = Math.min(rows - 1, Math.max(0, (row + 0.5) * perCell - 0.5))
    const x = Math.min(cols - 1, Math.max(0, (cells[k]! - row * finestCols + 0.5) * perCell - 0.5))
    const left = x | 0
    const above = y | 0
    const a = above * cols + left
    const right = x < cols - 1 ? 1 : 0
    const down = y < rows - 1 ? cols : 0
    const north = value[a]! + (x - left) * (value[a + right]! - value[a]!)
    const south = value[a + down]! + (x - left) * (value[a + down + right]! - value[a + down]!)
    out[k] = north + (y - above) * (south - north)
  }
  return out
}

/** Newton's method on the likelihood of what came, with a pull of `doubt` times its curvature back to `start`. */
function fittedFrom(
  start: Float64Array,
  bands: Float32Array[],
  came: Uint8Array,
  doubt: number,
): Float64Array {
  const fit = start.slice()
  const last = bands.length
  for (let step = 0; step < newtonSteps; step++) {
    const { curvature, slope } = likelihood(fit, bands, came)
    for (let j = 0; j < last; j++) {
      const pull = doubt * curvature[j]![j]! + 1e-6 * came.length
      curvature[j]![j]! += pull
      slope[j]! += pull * (start[j]! - fit[j]!)
    }
    const change = solved(curvature, slope)
    const damping = Math.min(1, maxParameterStep / Math.max(1e-9, ...change.map(Math.abs)))
    for (let j = 0; j <= last; j++) fit[j]! += damping * change[j]!
  }
  return fit
}

/** First derivatives of the log likelihood, and the second ones with their sign turned; the last parameter is the offset. */
function likelihood(fit: Float64Array, bands: Float32Array[], came: Uint8Array) {
  const last = bands.length
  const curvature = Array.from(fit, () => new Float64Array(fit.length))
  const slope = new Float64Array(fit.length)
  const row = new Float64Array(fit.length).fill(1)
  for (let i = 0; i < came.length; i++) {
    let logit = fit[last]!
    for (let j = 0; j < last; j++) {
      row[j] = bands[j]![i]!
      logit += fit[j]! * row[j]!
    }
    const p = 1 / (1 + Math.exp(-logit))
    const spread = p * (1 - p)
    addCell(curvature, slope, row, spread, came[i]! - p)
  }
  for (let j = 0; j <= last; j++) for (let k = 0; k < j; k++) curvature[k]![j] = curvature[j]![k]!
  return { curvature, slope }
}

function addCell(
  curvature: Float64Array[],
  slope: Float64Array,
  row: Float64Array,
  spread: number,
  error: number,
): void {
  for (let j = 0; j < row.length; j++) {
    slope[j]! += error * row[j]!
    const weighted = spread * row[j]!
    const line = curvature[j]!
    for (let k = 0; k <= j; k++) line[k]! += weighted * row[k]!
  }
}

/** x of matrix · x = right, for a positive definite matrix; both are used up (Gauss). */
function solved(matrix: Float64Array[], right: Float64Array): Float64Array {
  const n = right.length
  for (let i = 0; i < n; i++) {
    for (let k = i + 1; k < n; k++) {
      const part = matrix[k]![i]! / matrix[i]![i]!
      for (let c = i; c < n; c++) matrix[k]![c]! -= part * matrix[i]![c]!
      right[k]! -= part * right[i]!
    }
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) right[i]! -= matrix[i]![k]! * right[k]!
    right[i]! /= matrix[i]![i]!
  }
  return right
}
