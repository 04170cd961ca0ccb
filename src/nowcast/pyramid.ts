import type { CellChoice } from './cell-choice.ts'

/**
 * Pyramid of scales (Burt & Adelson 1983) with a factor 2 between levels: the linear-cost stand-in for the Fourier
 * cascade of S-PROG. Averages are normalised by what is known, so no-data cells neither dry out nor wet their
 * surroundings; they are filled from the next coarser level.
 */
export type Level = {
  rows: number
  cols: number
  value: Float32Array
  /** share of the averaging kernel that fell on known cells, 0 = unknown */
  weight: Float32Array
}

/** Coarser levels than this many cells across no longer distinguish places. */
const minLevelCells = 4

/** The finest level; `values`, NaN = unknown, are taken over. */
export function levelOf(rows: number, cols: number, values: Float32Array): Level {
  const weight = new Float32Array(values.length)
  for (let r = 0; r < rows; r++) weighRow(values, weight, r * cols, cols)
  return { rows, cols, value: values, weight }
}

function weighRow(values: Float32Array, weight: Float32Array, from: number, count: number): void {
  for (let i = from; i < from + count; i++) {
    if (Number.isNaN(values[i])) values[i] = 0
    else weight[i] = 1
  }
}

/** Half the resolution, kernel [1 3 3 1]/8 in both directions: the adjoint of `expand`. */
export function reduce(fine: Level): Level {
  const rows = (fine.rows + 1) >> 1
  const cols = (fine.cols + 1) >> 1
  const coarse = { rows, cols, value: new Float32Array(rows * cols), weight: new Float32Array(rows * cols) }
  reduceInto(fine, coarse)
  return coarse
}

/** The same into a level that is there. */
export function reduceInto(fine: Level, coarse: Level): void {
  const { cols } = fine
  // One row, averaged over four; a cell before the first and two after the last stay 0.
  const sum = new Float64Array(cols + 3)
  const share = new Float64Array(cols + 3)
  for (let r = 0; r < coarse.rows; r++) {
    sumRows(fine, 2 * r, sum, share)
    halveRow(sum, share, coarse, r * coarse.cols)
  }
}

/** Where the row before `row`, itself and the two after it begin, and their weights 1 3 3 1: 0 where there is none. */
function kernelRows(row: number, rows: number, cols: number) {
  const mid = row * cols
  const above = row > 0 ? mid - cols : mid
  const below = row + 1 < rows ? mid + cols : mid
  const far = row + 2 < rows ? mid + 2 * cols : mid
  const kAbove = above < mid ? 1 : 0
  const kBelow = below > mid ? 3 : 0
  const kFar = far > mid ? 1 : 0
  return { above, mid, below, far, kAbove, kBelow, kFar }
}

function sumRows(
  { rows, cols, value, weight }: Level,
  row: number,
  sum: Float64Array,
  share: Float64Array,
): void {
  const { above, mid, below, far, kAbove, kBelow, kFar } = kernelRows(row, rows, cols)
  for (let c = 0; c < cols; c++) {
    const a = kAbove * weight[above + c]!
    const m = 3 * weight[mid + c]!
    const b = kBelow * weight[below + c]!
    const f = kFar * weight[far + c]!
    share[c + 1] = a + m + b + f
    sum[c + 1] = a * value[above + c]! + m * value[mid + c]! + b * value[below + c]! + f * value[far + c]!
  }
}

function halveRow(sum: Float64Array, share: Float64Array, { cols, value, weight }: Level, to: number): void {
  for (let c = 0; c < cols; c++) {
    const at = 2 * c
    const w = share[at]! + 3 * (share[at + 1]! + share[at + 2]!) + share[at + 3]!
    if (w > 0) {
      value[to + c] = (sum[at]! + 3 * (sum[at + 1]! + sum[at + 2]!) + sum[at + 3]!) / w
      weight[to + c] = w / 64
    }
  }
}

/** The field summed over the kernel of each level of `pyramid`: value times weight, were every average known. */
export function summedPyramid(finest: Float32Array, pyramid: readonly Level[]): Float32Array[] {
  const sums = [finest]
  for (let j = 1; j < pyramid.length; j++) {
    const { rows, cols } = pyramid[j - 1]!
    const coarse = pyramid[j]!
    const out = new Float32Array(coarse.rows * coarse.cols)
    const sum = new Float64Array(cols + 3)
    for (let r = 0; r < coarse.rows; r++) {
      sumFieldRows(sums[j - 1]!, rows, cols, 2 * r, sum)
      halveSum(sum, out, r * coarse.cols, coarse.cols)
    }
    sums.push(out)
  }
  return sums
}

function sumFieldRows(value: Float32Array, rows: number, cols: number, row: number, sum: Float64Array): void {
  const { above, mid, below, far, kAbove, kBelow, kFar } = kernelRows(row, rows, cols)
  for (let c = 0; c < cols; c++) {
    sum[c + 1] =
      kAbove * value[above + c]! + 3 * value[mid + c]! + kBelow * value[below + c]! + kFar * value[far + c]!
  }
}

function halveSum(sum: Float64Array, out: Float32Array, to: number, cols: number): void {
  for (let c = 0; c < cols; c++) {
    const at = 2 * c
    out[to + c] = (sum[at]! + 3 * (sum[at + 1]! + sum[at + 2]!) + sum[at + 3]!) / 64
  }
}

/** Adds to `out`, within the rows' ends of `extent` only if it is given, the bilinear, cell-centred doubling of `coarse`. */
export function expand(
  coarse: Float32Array,
  coarseRows: number,
  coarseCols: number,
  out: Float32Array,
  rows: number,
  cols: number,
  extent?: CellChoice,
): void {
  for (let r = 0; r < rows; r++) {
    const otherRow = (r >> 1) + (r & 1 ? 1 : -1)
    const far = Math.min(coarseRows - 1, Math.max(0, otherRow)) * coarseCols
    const first = extent ? extent.first[r]! : 0
    const end = extent ? extent.end[r]! : cols
    if (first < end) expandRow(coarse, (r >> 1) * coarseCols, far, coarseCols, out, r * cols, first, end)
  }
}

/** Between two coarse rows a quarter of the way from `near` to `far`, and so from cell to cell; the outermost ones go on. */
function expandRow(
  coarse: Float32Array,
  near: number,
  far: number,
  coarseCols: number,
  out: Float32Array,
  to: number,
  first: number,
  end: number,
): void {
  const last = coarseCols - 1
  const pairs = end >> 1
  let c = first >> 1
  const beforeFirst = c > 0 ? c - 1 : 0
  let before = 0.75 * coarse[near + beforeFirst]! + 0.25 * coarse[far + beforeFirst]!
  let here = 0.75 * coarse[near + c]! + 0.25 * coarse[far + c]!
  for (; c < pairs; c++) {
    const at = c < last ? c + 1 : last
    const next = 0.75 * coarse[near + at]! + 0.25 * coarse[far + at]!
    out[to + 2 * c]! += 0.75 * here + 0.25 * before
    out[to + 2 * c + 1]! += 0.75 * here + 0.25 * next
    before = here
    here = next
  }
  if (end & 1) out[to + end - 1]! += 0.75 * here + 0.25 * before
}

export function gaussianPyramid(finest: Level): Level[] {
  const levels = [finest]
  for (let top = finest; Math.min(top.rows, top.cols) >= 2 * minLevelCells; ) {
    top = reduce(top)
    levels.push(top)
  }
  return levels
}

/**
 * Band-pass fields: `bands[j]` holds structures of 2^j to 2^(j+1) cells, the last one everything larger.
 * Expanded and added up they give the field back, and in no-data cells the filled field.
 * Bands before `first` are left empty.
 */
export function bandsOf(pyramid: Level[], first = 0): Level[] {
  const bands: Level[] = new Array(pyramid.length)
  const top = pyramid[pyramid.length - 1]!
  let sum = 0
  let share = 0
  for (let i = 0; i < top.value.length; i++) {
    sum += top.weight[i]! * top.value[i]!
    share += top.weight[i]!
  }
  const mean = share > 0 ? sum / share : 0
  const filledTop = top.value.slice()
  for (let i = 0; i < filledTop.length; i++) if (top.weight[i]! === 0) filledTop[i] = mean
  bands[pyramid.length - 1] = { ...top, value: filledTop }
  let filled = filledTop
  for (let j = 0; j < first; j++) bands[j] = { ...pyramid[j]!, value: new Float32Array(0) }
  for (let j = pyramid.length - 2; j >= first; j--) {
    const { rows, cols, value, weight } = pyramid[j]!
    const coarse = pyramid[j + 1]!
    const expanded = new Float32Array(value.length)
    expand(filled, coarse.rows, coarse.cols, expanded, rows, cols)
    const band = new Float32Array(value.length)
    takeBand(value, weight, expanded, band)
    bands[j] = { rows, cols, value: band, weight }
    filled = expanded
  }
  return bands
}

/** What is known over the larger scales, `filled`, goes into `band`, and what is known into `filled`. */
function takeBand(value: Float32Array, weight: Float32Array, filled: Float32Array, band: Float32Array): void {
  for (let i = 0; i < band.length; i++) {
    if (weight[i]! > 0) {
      band[i] = value[i]! - filled[i]!
      filled[i] = value[i]!
    }
  }
}
