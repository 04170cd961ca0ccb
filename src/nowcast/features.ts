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
  return bands.map(({ rows, cols, value }, band) => {
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

/** (1 − part)·moved + part·held, band by band: mountains and slow systems hold part of the rain in place. */
export function mix(moved: Field[], held: Field[], parts: Float64Array): Field[] {
  return moved.map((field, band) => {
    const part = parts[band]
    if (part === 0) return field
    const rest = held[band].value
    return { ...field, value: field.value.map((x, i) => (1 - part) * x + part * rest[i]) }
  })
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
