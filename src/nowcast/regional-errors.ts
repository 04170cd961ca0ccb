import { boxBlur } from './box-blur.ts'
import type { Field } from './features.ts'
import { total } from './field-arithmetic.ts'
import type { Logistic } from './probability-model.ts'

/** Level of the pyramid that errors lie on, of cells eight times as wide as the frames'. */
export const errorLevel = 3
/** Half-width, in cells of that level, of the window in which one error is assumed. */
const windowHalfWidth = 4
/** Of what is open in a window of the picture, so many times the mean counts half: where hardly any rain was, little is believed. */
const doubt = 1

/** Per cell looked at: the field expected of now some steps ago, and 1 where rain came. */
export type Outcome = { cells: Int32Array; field: Float32Array; came: Uint8Array }

/**
 * Where more rain came than was expected, and where less: by how much the field was too low, region by region. Rain that
 * grew more than elsewhere goes on doing so for a while. It is the first step of Newton's method on an offset of its own
 * for every region; that of the whole picture is part of `logistic`.
 * @param grid of errorLevel, missing in pictures too small for it
 * @param frameCols of the frames, whose cells are looked at
 */
export function regionalErrors(
  { cells, field, came }: Outcome,
  { offset, slope }: Logistic,
  frameCols: number,
  grid: { rows: number; cols: number } | undefined,
): (Field & { level: number }) | undefined {
  if (!grid) return undefined
  const { rows, cols } = grid
  const missed = new Float32Array(rows * cols)
  const open = new Float32Array(rows * cols)
  for (let k = 0; k < cells.length; k++) {
    const row = (cells[k]! / frameCols) | 0
    const at = (row >> errorLevel) * cols + ((cells[k]! - row * frameCols) >> errorLevel)
    const p = 1 / (1 + Math.exp(-offset - slope * field[k]!))
    missed[at]! += came[k]! - p
    open[at]! += p * (1 - p)
  }
  const [errors, evidence] = [missed, open].map((sums) =>
    boxBlur(boxBlur(sums, rows, cols, windowHalfWidth), rows, cols, windowHalfWidth),
  ) as [Float32Array, Float32Array]
  const doubted = (doubt * total(evidence)) / evidence.length
  return {
    level: errorLevel,
    rows,
    cols,
    value: errors.map((error, i) => error / (slope * (evidence[i]! + doubted))),
  }
}
