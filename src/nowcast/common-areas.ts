import type { Trajectories } from './features.ts'
import { heavyScale, logRateOf } from './grid.ts'
import { comparable } from './memory.ts'
import { originsOfRow, stretchesOf } from './origins.ts'
import type { Level } from './pyramid.ts'
import { thresholdsMmh } from './thresholds.ts'

/** Rows and columns between the cells that are counted; odd, so that they meet all phases of the grid. */
const countedEvery = 3

/** Heavy rain covers too little to be measured: it is taken to come and go as that of 1 mm/h does. */
export const measuredMmh = thresholdsMmh.slice(0, 2)

/** Cells added to areas that are compared, of so many known ones: scattered showers come and go by chance. */
export const scatteredCells = (known: number): number => 0.015 * known + 1

/**
 * Steps before the newest frame at which the area is compared. The short ones add up: with a quarter of an hour of frames
 * something is known already.
 */
const lagSteps = [1, 2, 3, 4, 6, 8, 12]
export const comparedLags = (pyramids: Level[][]): number[] => comparable(pyramids, lagSteps)

/** Cells known now and in a past frame moved onto it, and those of them with rain in either. */
export type CommonAreas = { known: number; present: number; past: number }

/** Of each measured threshold, in part of the cells; `past` is `lag` steps older than `now`. */
export function commonAreas(now: Level, past: Level, trajectories: Trajectories, lag: number): CommonAreas[] {
  const { rows, cols } = now
  const motion = trajectories.motions[0]!
  const origins = trajectories.after(0, lag)
  const stretches = stretchesOf(motion, cols, 1)
  const xs = new Float32Array(cols)
  const ys = new Float32Array(cols)
  const areas = measuredMmh.map(() => ({ known: 0, present: 0, past: 0 }))
  for (let r = countedEvery >> 1; r < rows; r += countedEvery) {
    originsOfRow(motion, origins, r, stretches, xs, ys)
    countRow(now, past, r, xs, ys, areas)
  }
  return areas
}

/** As the pyramids hold it: log rain rate. */
const logThresholds = measuredMmh.map((threshold) => logRateOf(threshold, heavyScale))

function countRow(
  now: Level,
  past: Level,
  r: number,
  xs: Float32Array,
  ys: Float32Array,
  areas: CommonAreas[],
): void {
  const { rows, cols } = now
  for (let c = r % countedEvery; c < cols; c += countedEvery) {
    const x = Math.round(xs[c]!)
    const y = Math.round(ys[c]!)
    if (x < 0 || y < 0 || x >= cols || y >= rows) continue
    const here = r * cols + c
    const there = y * cols + x
    if (now.weight[here] === 0 || past.weight[there] === 0) continue
    for (let t = 0; t < areas.length; t++) {
      areas[t]!.known++
      if (now.value[here]! >= logThresholds[t]!) areas[t]!.present++
      if (past.value[there]! >= logThresholds[t]!) areas[t]!.past++
    }
  }
}
