import { advectFilled, noDisplacement, type Origins, traceBack } from './advection.ts'
import type { MotionField } from './motion.ts'
import { addExpanded, bandsOf, type Level } from './pyramid.ts'

export type Field = { rows: number; cols: number; value: Float32Array }

/** Level of the grid a band is carried on, twice as fine as its own: bilinear sampling on its own would blur it. */
export const carriedLevel = (band: number) => Math.max(0, band - 1)

/** The bands of one frame, each on the grid it is carried on, the largest as deviation from its mean. */
export function carriableBands(pyramid: Level[]): Field[] {
  const bands = bandsOf(pyramid)
  const top = bands[bands.length - 1]
  const mean = weightedMean(top)
  return bands.map(({ rows, cols, value }, band) => {
    const own = band === bands.length - 1 ? value.map((x) => x - mean) : value
    const level = carriedLevel(band)
    if (level === band) return { rows, cols, value: own }
    const grid = pyramid[level]
    const finer = new Float32Array(grid.rows * grid.cols)
    addExpanded(own, rows, cols, finer, grid.rows, grid.cols)
    return { rows: grid.rows, cols: grid.cols, value: finer }
  })
}

function weightedMean({ value, weight }: Level): number {
  let sum = 0
  let share = 0
  for (let i = 0; i < value.length; i++) {
    sum += weight[i] * value[i]
    share += weight[i]
  }
  return share > 0 ? sum / share : 0
}

/** Trajectories of every scale, followed back together. */
export class Trajectories {
  readonly motions: MotionField[]
  origins: Origins[]
  constructor(motions: MotionField[]) {
    this.motions = motions
    this.origins = motions.map(noDisplacement)
  }
  step(steps = 1): void {
    const traced = new Map<MotionField, Origins>()
    this.origins = this.motions.map((motion, level) => {
      const known = traced.get(motion) ?? traceBack(motion, this.origins[level], steps)
      traced.set(motion, known)
      return known
    })
  }
}

/** Every band as it stands after the trajectories' time, carried by the motion of its own scale. */
export function carry(bands: Field[], { motions, origins }: Trajectories): Field[] {
  return bands.map((field, band) => {
    const { rows, cols, value } = field
    if (value.length === 0) return field
    const level = carriedLevel(band)
    // Structures of unknown air are not there; only the largest scale reaches beyond the edge.
    const outside = band === bands.length - 1 ? undefined : 0
    return {
      rows,
      cols,
      value: advectFilled(value, rows, cols, 2 ** level, motions[level], origins[level], outside),
    }
  })
}

/** What a frame offers the forecast: its bands, and how they have changed along the motion within the last step. */
export type Present = { bands: Field[]; tendency: Field[] | null }

/** `momentum`: per band, how much of the last change goes on; `resting`: per band, the part that stays in place. */
export type Habits = { momentum: Float64Array; resting: Float64Array }

/** Change of the bands against those of one step earlier, `earlier`, carried along by one step. */
export function tendencyOf(bands: Field[], earlier: Field[], motions: MotionField[]): Field[] {
  const oneStep = new Trajectories(motions)
  oneStep.step()
  const before = carry(earlier, oneStep)
  for (let j = 0; j < bands.length; j++) {
    const now = bands[j].value
    const then = before[j].value
    for (let i = 0; i < then.length; i++) then[i] = now[i] - then[i]
  }
  return before
}

/**
 * The bands expected after the trajectories' time: changing on, moving on, and partly held in place by mountains.
 * Bands smaller than `firstBand`, long forgotten, are left empty.
 */
export function expectedBands(
  { bands, tendency }: Present,
  habits: Habits,
  steps: number,
  trajectories: Trajectories,
  firstBand = 0,
): Field[] {
  const start = bands.map((field, j) => {
    if (j < firstBand) return { ...field, value: new Float32Array(0) }
    const factor = tendency ? continuation(habits.momentum[j], steps) : 0
    if (factor === 0 || !tendency) return field
    const change = tendency[j].value
    const value = new Float32Array(change.length)
    for (let i = 0; i < value.length; i++) value[i] = field.value[i] + factor * change[i]
    return { ...field, value }
  })
  const moved = carry(start, trajectories)
  for (let j = 0; j < moved.length; j++) {
    const part = habits.resting[j]
    if (part === 0) continue
    const { value } = moved[j]
    const held = bands[j].value
    for (let i = 0; i < value.length; i++) value[i] += part * (held[i] - value[i])
  }
  return moved
}

/** Σ momentum^k for k = 1…steps: each step repeats that part of the change of the step before. */
function continuation(momentum: number, steps: number): number {
  return momentum === 0 ? 0 : (momentum * (1 - momentum ** steps)) / (1 - momentum)
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i]
  return sum
}

/** Correlation of two fields of mean 0. */
export function correlation(a: Float32Array, b: Float32Array): number {
  let aa = 0
  let ab = 0
  let bb = 0
  for (let i = 0; i < a.length; i++) {
    aa += a[i] * a[i]
    ab += a[i] * b[i]
    bb += b[i] * b[i]
  }
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0
}
