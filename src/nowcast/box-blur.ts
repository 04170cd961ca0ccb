/** Mean over a square of 2·halfWidth+1 cells, cut off at the edges; running sums, so the cost does not grow with it. */
export function boxBlur(field: Float32Array, rows: number, cols: number, halfWidth: number): Float32Array {
  return transposedRowMeans(transposedRowMeans(field, rows, cols, halfWidth), cols, rows, halfWidth)
}

function transposedRowMeans(
  field: Float32Array,
  rows: number,
  cols: number,
  halfWidth: number,
): Float32Array {
  const out = new Float32Array(field.length)
  for (let r = 0; r < rows; r++) {
    const row = r * cols
    let sum = 0
    for (let c = 0; c < Math.min(halfWidth, cols); c++) sum += field[row + c]!
    for (let c = 0; c < cols; c++) {
      if (c + halfWidth < cols) sum += field[row + c + halfWidth]!
      if (c - halfWidth - 1 >= 0) sum -= field[row + c - halfWidth - 1]!
      const first = Math.max(0, c - halfWidth)
      const last = Math.min(cols - 1, c + halfWidth)
      out[c * rows + r] = sum / (last - first + 1)
    }
  }
  return out
}
