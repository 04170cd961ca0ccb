import { advectFilled, noDisplacement, type Origins, traceBack } from './advection.ts'
import type { MotionField } from './motion.ts'
import { addExpanded, bandsOf, type Level } from './pyramid.ts'

/**
 * What the forecast is made of: every band of scales carried by the motion of its own scale, and the large bands once
 * more at rest, since mountains and slow systems hold rain in place.
 */
export type FeatureKind = { band: number; moving: boolean; level: number }

export type Field = { rows: number; cols: number; value: Float32Array }

/** Smallest band, in cells, that is also kept at rest. */
const FIRST_RESTING_BAND = 4

/** Bands are carried on a grid twice as fine as their own: bilinear sampling on their own would blur them. */
const carriedLevel = (band: number) => Math.max(0, band - 1)

export function featureKinds(bandCount: number): FeatureKind[] {
  const kinds: FeatureKind[] = []
  for (let band = 0; band < bandCount; band++) kinds.push({ band, moving: true, level: carriedLevel(band) })
  for (let band = FIRST_RESTING_BAND; band < bandCount; band++) {
    kinds.push({ band, moving: false, level: carriedLevel(band) })
  }
  return kinds
}

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

/** The features as they stand after the trajectories' time. */
export function carry(bands: Field[], kinds: FeatureKind[], { motions, origins }: Trajectories): Field[] {
  return kinds.map(({ band, moving, level }) => {
    const field = bands[band]
    if (!moving) return field
    const { rows, cols, value } = field
    // Structures of unknown air are not there; only the largest scale reaches beyond the edge.
    const outside = band === bands.length - 1 ? undefined : 0
    return {
      rows,
      cols,
      value: advectFilled(value, rows, cols, 2 ** level, motions[level], origins[level], outside),
    }
  })
}
