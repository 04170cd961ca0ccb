import type { SeenArea } from './seen-area.ts'

/** Values beyond are as good as at the end: a field of log rain rate spans some four decades about its mean. */
const lowestDecades = -2
const highestDecades = 6
export const binCount = 1024
const binsPerDecade = binCount / (highestDecades - lowestDecades)
/** Every fifth cell of a row is counted; odd, so that all phases of the grid are met. */
const countedEvery = 5
/** With fewer cells of rain to look for, every cell is counted: they may be one storm, or missed altogether. */
const fewRainyCells = 500

/** How often each value occurs in a field, among `total` cells that are seen. */
export type Histogram = { counts: Int32Array; total: number }

export function binOf(value: number): number {
  const bin = ((value - lowestDecades) * binsPerDecade) | 0
  return bin < 0 ? 0 : bin >= binCount ? binCount - 1 : bin
}

export const binCentre = (bin: number): number => lowestDecades + (bin + 0.5) / binsPerDecade

/** @param rainyCells in which rain is expected */
export function histogramOf(
  field: Float32Array,
  { rows, cols, seen, first, end }: SeenArea,
  rainyCells: number,
): Histogram {
  const counts = new Int32Array(binCount)
  const every = rainyCells < fewRainyCells ? 1 : countedEvery
  for (let r = 0; r < rows; r++) {
    countCells(counts, field, seen, r * cols + first[r]! + (r % every), r * cols + end[r]!, every)
  }
  return { counts, total: counts.reduce((sum, count) => sum + count, 0) }
}

function countCells(
  counts: Int32Array,
  field: Float32Array,
  seen: Uint8Array,
  from: number,
  to: number,
  every: number,
): void {
  for (let i = from; i < to; i += every) if (seen[i] === 1) counts[binOf(field[i]!)]!++
}

/**
 * The value that `share` of the cells reach; where none does now, one as far above the highest as that lacks.
 * @param lacking decades from the current maximum up to the value to be reached, 0 if it is
 */
export function cutFor({ counts, total }: Histogram, share: number, lacking: number): number {
  const wanted = share * total
  let reached = 0
  for (let bin = binCount - 1; bin >= 0; bin--) {
    reached += counts[bin]!
    if (counts[bin]! > 0 && reached >= wanted) {
      const cut = lowestDecades + (bin + (reached - wanted) / counts[bin]!) / binsPerDecade
      return cut + lacking
    }
  }
  return lowestDecades
}
