import { commonAreas, comparedLags, measuredMmh, scatteredCells } from './common-areas.ts'
import type { Trajectories } from './features.ts'
import type { Level } from './pyramid.ts'
import type { PerThreshold } from './thresholds.ts'
import type { Tuning } from './tuning.ts'

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
  for (const lag of comparedLags(pyramids)) {
    commonAreas(now, pyramids.at(-1 - lag)![0]!, trajectories, lag).forEach(({ known, present, past }, t) => {
      const scattered = scatteredCells(known)
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

/** Minutes ahead from which area is added, at which it is most, and by which only part of it is left. */
const [addedFrom, addedMost, takenBackBy] = [-10, 30, 100]
const partLeft = 0.2

/**
 * Forecast area over expected area. The less is certain, the more rain a little more area than expected finds, against
 * the false alarms it adds. Of rates from 1 mm/h up the area itself becomes uncertain with time: added to rain that dies
 * unforeseen, it would be half as large again after two hours, so most of it is taken back by and by. Where rain is seen
 * to die nothing is added.
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
  const takenBack = (1 - partLeft) * between(addedMost, takenBackBy)
  return 1 + lasting * areaAdded * (between(addedFrom, addedMost) - takenBack)
}
