/** Motion of the rain pattern on a grid of square blocks of the frames' cells. */
export type MotionField = {
  rows: number
  cols: number
  /** cells per step, +x east */
  u: Float32Array
  /** cells per step, +y south */
  v: Float32Array
  /** a block covers blockCells × blockCells cells; its value holds at its centre */
  blockCells: number
  /** the motion of the first step, where it is another */
  firstStep?: MotionField
}

const usualBlockCells = 8

export function stillMotion(rows: number, cols: number): MotionField {
  const blockRows = Math.ceil(rows / usualBlockCells)
  const blockCols = Math.ceil(cols / usualBlockCells)
  const zeros = () => new Float32Array(blockRows * blockCols)
  return { rows: blockRows, cols: blockCols, u: zeros(), v: zeros(), blockCells: usualBlockCells }
}
