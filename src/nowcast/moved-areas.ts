import { type CommonAreas, commonAreas, comparedLags, scatteredCells } from './common-areas.ts'
import type { Trajectories } from './features.ts'
import type { Level } from './pyramid.ts'
import { type PerThreshold, perThreshold } from './thresholds.ts'

/** Part of the picture that, filled with unknown air, leaves nothing to be told of the area but that it lasts. */
const unknownPart = 0.4
/** Part of the picture whose rain of now counts beside that of the air that came in: little of it may have come. */
const inflowDoubt = 0.1
/** Steps from one count to the next; in between it changes evenly. */
const countedEverySteps = 4

/** Against that of now: the whole area, and what of the rain of now is still in the picture. */
export type MovedArea = { area: number; kept: number }

/**
 * The area of each threshold after 0, 1, … `steps`, were the rain only moved: some leaves the picture, air as wet as that
 * of the last hour comes in, and where the motion spreads or gathers, the rain does.
 */
export function movedAreas(
  pyramids: Level[][],
  trajectories: Trajectories,
  steps: number,
): PerThreshold<MovedArea>[] {
  const now = pyramids.at(-1)![0]!
  const whole = commonAreas(now, now, trajectories, 0)
  const inflow = inflowWetness(pyramids, trajectories, whole)
  const counted = Array.from({ length: Math.ceil(steps / countedEverySteps) + 1 }, (_, k) =>
    commonAreas(now, now, trajectories, k * countedEverySteps).map(({ known, past: moved }, t) => {
      const { known: all, present } = whole[t]!
      const unknown = all - known
      const told = Math.max(0, 1 - unknown / Math.max(1, unknownPart * all))
      const changedBy = (cells: number) => 1 + cells / (present + scatteredCells(all))
      return {
        area: changedBy(told * (moved + unknown * inflow[t]! - present)),
        kept: changedBy(moved - present),
      }
    }),
  )
  return Array.from({ length: steps + 1 }, (_, lead) => {
    const part = (lead % countedEverySteps) / countedEverySteps
    const from = counted[Math.floor(lead / countedEverySteps)]!
    const to = counted[Math.ceil(lead / countedEverySteps)]!
    return perThreshold((_, t) => between(from[Math.min(t, 1)]!, part, to[Math.min(t, 1)]!))
  })
}

function between(from: MovedArea, part: number, to: MovedArea): MovedArea {
  return {
    area: from.area + part * (to.area - from.area),
    kept: from.kept + part * (to.kept - from.kept),
  }
}

/** Share of each threshold in the air that came in since the oldest frame that compares. */
function inflowWetness(pyramids: Level[][], trajectories: Trajectories, whole: CommonAreas[]): number[] {
  const now = pyramids.at(-1)![0]!
  const lag = comparedLags(pyramids).at(-1) ?? 0
  const stayed = commonAreas(now, pyramids.at(-1 - lag)![0]!, trajectories, lag)
  return whole.map(({ known, present }, t) => {
    const came = known - stayed[t]!.known
    const wet = present - stayed[t]!.present
    return (wet + inflowDoubt * present) / Math.max(1, came + inflowDoubt * known)
  })
}
