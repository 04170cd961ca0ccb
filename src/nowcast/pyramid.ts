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

/** Coarser levels than this many cells across no longer tell one place from another. */
const MIN_LEVEL_CELLS = 4

export function levelOf(rows: number, cols: number, values: Float32Array): Level {
  const value = new Float32Array(values.length)
  const weight = new Float32Array(values.length)
  for (let i = 0; i < values.length; i++) {
    const v = values[i]!
    if (!Number.isNaN(v)) {
      value[i] = v
      weight[i] = 1
    }
  }
  return { rows, cols, value, weight }
}

/** Half the resolution, kernel [1 3 3 1]/8 in both directions: the adjoint of `expand`. */
export function reduce(fine: Level): Level {
  const { rows, cols, value, weight } = fine
  const coarseRows = (rows + 1) >> 1
  const coarseCols = (cols + 1) >> 1
  const sum = new Float32Array(rows * coarseCols)
  const share = new Float32Array(rows * coarseCols)
  for (let r = 0; r < rows; r++) {
    const from = r * cols
    const to = r * coarseCols
    for (let c = 0; c < coarseCols; c++) {
      const at = from + 2 * c
      let w = 3 * weight[at]!
      let s = w * value[at]!
      if (c > 0) {
        const k = weight[at - 1]!
        w += k
        s += k * value[at - 1]!
      }
      if (2 * c + 1 < cols) {
        const k = 3 * weight[at + 1]!
        w += k
        s += k * value[at + 1]!
      }
      if (2 * c + 2 < cols) {
        const k = weight[at + 2]!
        w += k
        s += k * value[at + 2]!
      }
      sum[to + c] = s
      share[to + c] = w
    }
  }
  const coarse = new Float32Array(coarseRows * coarseCols)
  const coarseWeight = new Float32Array(coarseRows * coarseCols)
  for (let r = 0; r < coarseRows; r++) {
    const mid = 2 * r * coarseCols
    const above = r > 0 ? mid - coarseCols : -1
    const below = 2 * r + 1 < rows ? mid + coarseCols : -1
    const far = 2 * r + 2 < rows ? mid + 2 * coarseCols : -1
    for (let c = 0; c < coarseCols; c++) {
      let s = 3 * sum[mid + c]!
      let w = 3 * share[mid + c]!
      if (above >= 0) {
        s += sum[above + c]!
        w += share[above + c]!
      }
      if (below >= 0) {
        s += 3 * sum[below + c]!
        w += 3 * share[below + c]!
      }
      if (far >= 0) {
        s += sum[far + c]!
        w += share[far + c]!
      }
      if (w > 0) {
        coarse[r * coarseCols + c] = s / w
        coarseWeight[r * coarseCols + c] = w / 64
      }
    }
  }
  return { rows: coarseRows, cols: coarseCols, value: coarse, weight: coarseWeight }
}

/** Bilinear, cell-centred doubling of `coarse` into `out`. */
export function expand(
  coarse: Float32Array,
  coarseRows: number,
  coarseCols: number,
  out: Float32Array,
  rows: number,
  cols: number,
): void {
  const line = new Float32Array(coarseCols)
  const lastCol = coarseCols - 1
  for (let r = 0; r < rows; r++) {
    const near = (r >> 1) * coarseCols
    const otherRow = (r >> 1) + (r & 1 ? 1 : -1)
    const far = Math.min(coarseRows - 1, Math.max(0, otherRow)) * coarseCols
    for (let c = 0; c < coarseCols; c++) line[c] = 0.75 * coarse[near + c]! + 0.25 * coarse[far + c]!
    const to = r * cols
    let left = line[0]!
    for (let c = 0; c < coarseCols; c++) {
      const here = line[c]!
      const right = line[c < lastCol ? c + 1 : c]!
      out[to + 2 * c] = 0.75 * here + 0.25 * left
      if (2 * c + 1 < cols) out[to + 2 * c + 1] = 0.75 * here + 0.25 * right
      left = here
    }
  }
}

export function gaussianPyramid(finest: Level, maxLevels = Number.POSITIVE_INFINITY): Level[] {
  const levels = [finest]
  for (let top = finest; levels.length < maxLevels; ) {
    if (Math.min(top.rows, top.cols) < 2 * MIN_LEVEL_CELLS) break
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
    for (let i = 0; i < band.length; i++) {
      if (weight[i]! > 0) {
        band[i] = value[i]! - expanded[i]!
        expanded[i] = value[i]!
      }
    }
    bands[j] = { rows, cols, value: band, weight }
    filled = expanded
  }
  return bands
}
