/** Columns of each row that matter: every `every`th from `first` to before `end`. */
export type CellChoice = { first: Int32Array; end: Int32Array; every: number }

/** A quarter of a grid's cells, enough to measure small structures in: every second one of every second row. */
export function quarterOf(rows: number, cols: number): CellChoice {
  // The first column changes from row to row, so that all phases of the grid are met.
  const first = Int32Array.from({ length: rows }, (_, r) => (r & 1 ? cols : (r >> 1) & 1))
  return { first, end: new Int32Array(rows).fill(cols), every: 2 }
}

/** What the chosen cells hold, each standing for as many as `weight` says; 0 elsewhere. */
export function thinned(
  field: Float32Array,
  cols: number,
  { first, end, every }: CellChoice,
  weight: number,
) {
  const out = new Float32Array(field.length)
  for (let r = 0; r < first.length; r++) {
    for (let i = r * cols + first[r]!; i < r * cols + end[r]!; i += every) out[i] = weight * field[i]!
  }
  return out
}
