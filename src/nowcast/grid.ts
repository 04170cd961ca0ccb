/** A rain-rate frame on a regular grid of square cells. */
export type RateGrid = {
  rows: number
  cols: number
  cellKm: number
  /** mm/h, row 0 = north, row-major, NaN = no data */
  rateMmh: Float32Array
}

/** Rates below this count as dry: −15 dBR, half a decade under the lowest rate that is scored (0.1 mm/h). */
const DRY_RATE_MMH = 10 ** -1.5

/**
 * Log rain rate in decades above the dry value: dry = 0, 0.1 mm/h = 0.5, 1 mm/h = 1.5. Rain is close to log-normal
 * and multiplicative (Bowler et al. 2006), so scales are separated and correlated in this space, never in mm/h.
 * NaN stays NaN.
 */
export function toLogRate(rateMmh: Float32Array): Float32Array {
  const out = new Float32Array(rateMmh.length)
  for (let i = 0; i < out.length; i++) {
    const rate = rateMmh[i]!
    if (rate > DRY_RATE_MMH) out[i] = Math.log10(rate) + 1.5
    else if (Number.isNaN(rate)) out[i] = Number.NaN
  }
  return out
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
