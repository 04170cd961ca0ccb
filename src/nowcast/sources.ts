import { advectFilled } from './advection.ts'
import type { Field, Trajectories } from './features.ts'
import { addScaled } from './field-arithmetic.ts'
import type { Level } from './pyramid.ts'

/** Level of the pyramid that sources lie on, of cells four times as wide as the frames': better than eight times; finer was not tried. */
export const sourceLevel = 2
/** Cells known less than this, now or before, tell no change: rain that comes in at the edge did not form there. */
const knownShare = 0.9
/** After so many steps watched half of a change is believed. */
const doubtSteps = 4
/** Growth and decay on the way are forgotten with this lifetime, in minutes. */
const lifetimeMinutes = 60

/**
 * Where rain forms and where it dies: the change of the log rate within a step along the motion, for each place the mean
 * of the past hour. Mountains and fronts make rain grow and die where they are, while it moves through. Pictures too
 * small for the level have none.
 * @param pyramids oldest → newest, empty for frames that nothing looks at
 */
export function measureSources(pyramids: Level[][], trajectories: Trajectories): Field | undefined {
  const grid = pyramids.at(-1)![sourceLevel]
  if (!grid) return undefined
  const { rows, cols } = grid
  const value = new Float32Array(rows * cols)
  const looked = pyramids.flatMap(({ length }, index) => (length > 0 ? [index] : []))
  for (let k = 1; k < looked.length; k++) {
    const [older, newer] = [looked[k - 1]!, looked[k]!]
    const [before, after] = [pyramids[older]![sourceLevel]!, pyramids[newer]![sourceLevel]!]
    addChange(value, before, after, trajectories, newer - older)
  }
  const steps = looked.at(-1)! - looked[0]!
  return { rows, cols, value: value.map((sum) => sum / (steps + doubtSteps)) }
}

function addChange(sum: Float32Array, older: Level, newer: Level, trajectories: Trajectories, lag: number) {
  const [before, known] = moved([older.value, older.weight], newer, trajectories, lag)
  for (let i = 0; i < sum.length; i++) {
    if (known![i]! > knownShare && newer.weight[i]! > knownShare) sum[i]! += newer.value[i]! - before![i]!
  }
}

function moved(
  fields: Float32Array[],
  { rows, cols }: { rows: number; cols: number },
  trajectories: Trajectories,
  steps: number,
): Float32Array[] {
  const motion = trajectories.motions[sourceLevel]!
  const origins = trajectories.after(sourceLevel, steps)
  return advectFilled(fields, rows, cols, 2 ** sourceLevel, motion, origins, 0)
}

/** What the air of each place has met of the sources on its way, after 0, 1, … `steps`. */
export function sourcesMet(
  sources: Field,
  trajectories: Trajectories,
  stepMinutes: number,
  steps: number,
): Float32Array[] {
  const met = [new Float32Array(sources.value.length)]
  for (let taken = 0; taken < steps; taken++) {
    // Followed back: what was met `taken` steps before arriving.
    const [along] = moved([sources.value], sources, trajectories, taken)
    const sum = met[taken]!.slice()
    addScaled(sum, Math.exp((-taken * stepMinutes) / lifetimeMinutes), along!)
    met.push(sum)
  }
  return met
}
