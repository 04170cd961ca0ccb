/**
 * The forecast step of the nowcast written down plainly, as a yardstick for its speed: every band on the full grid,
 * every cell's trajectory followed by itself, nested arrays, one exponential per probability.
 */
import type { Field } from '../src/nowcast/features.ts'
import type { MotionField } from '../src/nowcast/motion-field.ts'

type Grid = number[][]

function at(grid: Grid, r: number, c: number): number {
  const row = grid[Math.min(grid.length - 1, Math.max(0, r))] ?? []
  return row[Math.min(row.length - 1, Math.max(0, c))] ?? 0
}

function bilinear(grid: Grid, y: number, x: number): number {
  const r = Math.floor(y)
  const c = Math.floor(x)
  const north = at(grid, r, c) * (1 - (x - c)) + at(grid, r, c + 1) * (x - c)
  const south = at(grid, r + 1, c) * (1 - (x - c)) + at(grid, r + 1, c + 1) * (x - c)
  return north * (1 - (y - r)) + south * (y - r)
}

function toGrid(rows: number, cols: number, value: ArrayLike<number>): Grid {
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: cols }, (_, c) => value[r * cols + c] ?? 0),
  )
}

/** A coarse field on the full grid. */
function enlarge({ rows, cols, value }: Field, fullRows: number, fullCols: number, scale: number): Grid {
  const coarse = toGrid(rows, cols, value)
  return Array.from({ length: fullRows }, (_, r) =>
    Array.from({ length: fullCols }, (_, c) =>
      bilinear(coarse, (r + 0.5) / scale - 0.5, (c + 0.5) / scale - 0.5),
    ),
  )
}

/** Probability fields, threshold by threshold, after each of `steps` steps; `onStep` takes them. */
export function naiveForecast(
  bands: { field: Field; scale: number; motion: MotionField }[],
  weights: { offset: number; gains: ArrayLike<number> }[],
  rows: number,
  cols: number,
  steps: number,
  onStep: (probabilities: Grid[]) => void,
): void {
  const prepared = bands.map(({ field, scale, motion }) => ({
    values: enlarge(field, rows, cols, scale),
    u: toGrid(motion.rows, motion.cols, motion.u),
    v: toGrid(motion.rows, motion.cols, motion.v),
    blockCells: motion.blockCells,
    origins: Array.from({ length: rows }, (_, r) => Array.from({ length: cols }, (_, c) => ({ x: c, y: r }))),
  }))
  for (let step = 1; step <= steps; step++) {
    const logits = weights.map(({ offset }) =>
      Array.from({ length: rows }, () => Array.from({ length: cols }, () => offset)),
    )
    prepared.forEach(({ values, u, v, blockCells, origins }, band) => {
      const motionAt = (grid: Grid, y: number, x: number) =>
        bilinear(grid, (y - (blockCells - 1) / 2) / blockCells, (x - (blockCells - 1) / 2) / blockCells)
      origins.forEach((row, r) => {
        row.forEach((origin, c) => {
          const middleX = origin.x - motionAt(u, origin.y, origin.x) / 2
          const middleY = origin.y - motionAt(v, origin.y, origin.x) / 2
          origin.x -= motionAt(u, middleY, middleX)
          origin.y -= motionAt(v, middleY, middleX)
          const value = bilinear(values, origin.y, origin.x)
          weights.forEach(({ gains }, t) => {
            const line = logits[t]?.[r]
            if (line) line[c] = (line[c] ?? 0) + (gains[band] ?? 0) * value
          })
        })
      })
    })
    onStep(logits.map((logit) => logit.map((row) => row.map((x) => 1 / (1 + Math.exp(-x))))))
  }
}
