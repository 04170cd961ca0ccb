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
  const share = Float64Array.from({ length: cols }, (_, c) => {
    return 1 / (Math.min(cols - 1, c + halfWidth) - Math.max(0, c - halfWidth) + 1)
  })
  for (let r = 0; r < rows; r++) transposedRowMean(field, r, rows, share, halfWidth, out)
  return out
}

function transposedRowMean(
  field: Float32Array,
  r: number,
  rows: number,
  share: Float64Array,
  halfWidth: number,
  out: Float32Array,
): void {
  const cols = share.length
  const row = r * cols
  let sum = 0
  for (let c = 0; c < Math.min(halfWidth, cols); c++) sum += field[row + c]!
  for (let c = 0; c < cols; c++) {
    if (c + halfWidth < cols) sum += field[row + c + halfWidth]!
    if (c > halfWidth) sum -= field[row + c - halfWidth - 1]!
    out[c * rows + r] = sum * share[c]!
  }
}
