import type { Trajectories } from './features.ts'
import { heavyScale, logRateOf } from './grid.ts'
import { comparable } from './memory.ts'
import { originsOfRow, stretchesOf } from './origins.ts'
import type { Level } from './pyramid.ts'
import { type PerThreshold, thresholdsMmh } from './thresholds.ts'
import type { Tuning } from './tuning.ts'

/** Rows and columns between the cells that are counted; odd, so that they meet all phases of the grid. */
const countedEvery = 3
/** Share of the cells known that is added to both areas: scattered showers grow and die by chance. */
const scatteredShare = 0.015

/**
 * Steps before the newest frame at which the area is compared. The short ones add up: with a quarter of an hour of frames
 * something is known already.
 */
const lagSteps = [1, 2, 3, 4, 6, 8, 12]

/** Heavy rain covers too little to be measured: it is taken to grow and die as the rain of the lower thresholds does. */
const measuredMmh = thresholdsMmh.slice(0, 2)

/**
 * Growth of the area of each threshold, as the change of its logarithm within a step; negative where rain dies.
 * Measured between the newest frame and earlier ones moved onto it, over what both know: what flows in or out is neither
 * growth nor decay.
 */
export function measureGrowth(
  pyramids: Level[][],
  trajectories: Trajectories,
  { growthDoubt }: Tuning,
): PerThreshold<number> {
  const now = pyramids.at(-1)![0]!
  const change = measuredMmh.map(() => 0)
  let evidence = growthDoubt
  for (const lag of comparable(pyramids, lagSteps)) {
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

/** Minutes ahead from which area is added, at which it is most, and from which on none is. */
const [addedFrom, addedMost, addedUntil] = [-10, 30, 120]

/**
 * Forecast area over expected area. The less is certain, the more rain a little more area than expected finds, against
 * the false alarms it adds. Of rates from 1 mm/h up the area itself becomes uncertain with time: added to rain that dies
 * unforeseen, it would be half as large again after two hours, so it is taken back by then. Where rain is seen to die
 * nothing is added.
 * @param lasting 1 where rain does not die, 0 where it surely does
 */
export function areaBias(
  leadMinutes: number,
  threshold: number,
  lasting: number,
  { areaAdded }: Tuning,
): number {
  const between = (from: number, to: number) => Math.min(1, Math.max(0, (leadMinutes - from) / (to - from)))
  // Where it rains at all is the most certain; of higher rates even the next minutes are not.
  if (threshold < 1) return 1 + lasting * 0.12 * between(10, 60)
  return 1 + lasting * areaAdded * Math.min(between(addedFrom, addedMost), between(addedUntil, addedMost))
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
