import type { Trajectories } from './features.ts'
import { heavyScale, logRateOf } from './grid.ts'
import { originsOfRow, stretchesOf } from './origins.ts'
import type { Level } from './pyramid.ts'
import { type PerThreshold, thresholdsMmh } from './thresholds.ts'
import type { Tuning } from './tuning.ts'

/** Rows and columns between the cells that are counted; odd, so that they meet all phases of the grid. */
const countedEvery = 3
/** Share of the cells known that is added to both areas: scattered showers grow and die by chance. */
const scatteredShare = 0.015

/** Heavy rain covers too little to be measured: it is taken to grow and die as the rain of the lower thresholds does. */
const measuredMmh = thresholdsMmh.slice(0, 2)

/**
 * Growth of the area of each threshold, as the change of its logarithm within a step; negative where rain dies.
 * Measured between the newest frame and those of `lags` steps before moved onto it, over what both know: what flows in
 * or out is neither growth nor decay.
 */
export function measureGrowth(
  pyramids: Level[][],
  lags: readonly number[],
  trajectories: Trajectories,
  { growthDoubt }: Tuning,
): PerThreshold<number> {
  const now = pyramids.at(-1)![0]!
  const change = measuredMmh.map(() => 0)
  let evidence = growthDoubt
  for (const lag of lags) {
    commonAreas(now, pyramids.at(-1 - lag)![0]!, trajectories, lag).forEach(({ known, present, past }, t) => {
      const scattered = scatteredShare * known + 1
      change[t]! += lag * Math.log((present + scattered) / (past + scattered))
    })
    evidence += lag * lag
  }
  const [low, mid] = change.map((sum) => sum / evidence)
  return [low!, mid!, mid!]
}

/** Area after `steps` against that of now. */
export function grownBy(
  perStep: number,
  steps: number,
  stepMinutes: number,
  { growthMinutes, chanceGrowth }: Tuning,
): number {
  const lifetime = growthMinutes / stepMinutes
  const chance = (chanceGrowth * stepMinutes) / 60
  const lasting = Math.sign(perStep) * Math.max(0, Math.abs(perStep) - chance)
  return Math.exp(lasting * lifetime * (1 - Math.exp(-steps / lifetime)))
}

/** 1 where rain dies no faster than by chance, 0 where it does twice as fast, and in between. */
export function lastingShare(perStep: number, stepMinutes: number, { chanceGrowth }: Tuning): number {
  return Math.min(1, Math.max(0, 2 + (perStep * 60) / (chanceGrowth * stepMinutes)))
}

type Areas = { known: number; present: number; past: number }

function commonAreas(now: Level, past: Level, trajectories: Trajectories, lag: number): Areas[] {
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
  areas: Areas[],
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
