import { advectFilled } from './advection.ts'
import type { CellChoice } from './cell-choice.ts'
import { addScaled, mixIn, subtractFrom } from './field-arithmetic.ts'
import type { MotionField } from './motion-field.ts'
import { noDisplacement, type Origins, traceBack } from './origins.ts'
import { bandsOf, expand, type Level } from './pyramid.ts'

export type Field = { rows: number; cols: number; value: Float32Array }

/** Level of the grid a band is carried on, twice as fine as its own: bilinear sampling on its own would blur it. */
export const carriedLevel = (band: number) => Math.max(0, band - 1)

/** The bands of one frame from `first` on, smaller ones left empty, each on the grid it is carried on, the largest as deviation from its mean. */
export function carriableBands(pyramid: Level[], first = 0): Field[] {
  const bands = bandsOf(pyramid, first)
  const top = bands[bands.length - 1]!
  const mean = weightedMean(top)
  return bands.map(({ rows, cols, value }, band) => {
    const own = band === bands.length - 1 ? value.map((x) => x - mean) : value
    const level = carriedLevel(band)
    if (band < first) return { ...pyramid[level]!, value: own }
    if (level === band) return { rows, cols, value: own }
    const grid = pyramid[level]!
    const finer = new Float32Array(grid.rows * grid.cols)
    expand(own, rows, cols, finer, grid.rows, grid.cols)
    return { rows: grid.rows, cols: grid.cols, value: finer }
  })
}

function weightedMean({ value, weight }: Level): number {
  let sum = 0
  let share = 0
  for (let i = 0; i < value.length; i++) {
    sum += weight[i]! * value[i]!
    share += weight[i]!
  }
  return share > 0 ? sum / share : 0
}

/** Trajectories of every scale, followed back step by step as far as needed; steady motion serves past and future. */
export class Trajectories {
  readonly motions: MotionField[]
  private readonly traced = new Map<MotionField, Origins[]>()
  /** By the weights of a level, which frames share, and steps; nothing is kept longer than the weights are. */
  private readonly seen = new WeakMap<Float32Array, Float32Array[]>()
  constructor(motions: MotionField[]) {
    this.motions = motions
  }
  after(level: number, steps: number): Origins {
    const motion = this.motions[level]!
    const known = this.traced.get(motion) ?? [noDisplacement(motion)]
    this.traced.set(motion, known)
    while (known.length <= steps) {
      // One step on, the air will be where its current motion carries it.
      const before = known.at(-2) ?? { dx: motion.u, dy: motion.v }
      const along = known.length === 1 ? (motion.firstStep ?? motion) : motion
      known.push(traceBack(along, known.at(-1)!, before))
    }
    return known[steps]!
  }
  /** How much of the air of each cell of `level` the picture of `steps` ago saw: 0 where it came in since. */
  seenBefore(past: Level[], level: number, steps: number): Float32Array {
    const { rows, cols, weight } = past[level]!
    const known = this.seen.get(weight) ?? []
    this.seen.set(weight, known)
    const motion = this.motions[level]!
    known[steps] ??= advectFilled([weight], rows, cols, 2 ** level, motion, this.after(level, steps), 0)[0]!
    return known[steps]
  }
}

/** Where bands are carried to: fields for the result, and the cells of the finest grid that are looked at. */
export type Destination = { into?: Field[]; finest?: CellChoice }

/** Every band as it stands `steps` later, carried by the motion of its own scale; empty ones stay empty. */
export function carry(
  bands: Field[],
  trajectories: Trajectories,
  steps: number,
  { into, finest }: Destination = {},
): Field[] {
  const largest = bands.length - 1
  const moved: Field[] = []
  for (let band = 0, end = 0; band <= largest; band = end) {
    const { rows, cols } = bands[band]!
    const level = carriedLevel(band)
    end = band + 1
    while (end < largest && carriedLevel(end) === level) end++
    const motion = trajectories.motions[level]!
    const origins = trajectories.after(level, steps)
    const values = bands.slice(band, end).map(({ value }) => value)
    // Structures of unknown air are not there; only the largest scale reaches beyond the edge.
    const outside = band === largest ? undefined : 0
    const extent = level === 0 ? finest : undefined
    const out = into?.slice(band, end).map(({ value }) => value)
    advectFilled(values, rows, cols, 2 ** level, motion, origins, outside, out, extent).forEach((value) => {
      moved.push({ rows, cols, value })
    })
  }
  return moved
}

/** The bands without the smallest ones, which are left empty: long forgotten, they cost nothing. */
export function withoutSmallest(bands: Field[], count: number): Field[] {
  return bands.map((field, band) => (band < count ? { ...field, value: new Float32Array(0) } : field))
}

/** What a frame offers the forecast: its bands, and how they have changed along the motion within the last step. */
export type Present = { bands: Field[]; tendency: Field[] | null }

/** Smaller bands have no change worth going on with step by step: theirs is half noise, and turns back. */
const firstChangingBand = 2
/** Share of a frame's known cells that must be known one step earlier too, or the change is not known. */
const comparableShare = 0.98

/** Share of what is known in one frame that is also known in another; taken on a coarse level, which suffices. */
export function commonShare(one: Level[], other: Level[]): number {
  const level = Math.min(2, one.length - 1)
  const { weight } = one[level]!
  const otherWeight = other[level]!.weight
  let known = 0
  let common = 0
  for (let i = 0; i < weight.length; i++) {
    known += weight[i]!
    common += Math.min(weight[i]!, otherWeight[i]!)
  }
  return known > 0 ? common / known : 0
}

/** The state of frame `index` of an evenly spaced history, without the `forgotten` smallest bands. */
export function stateAt(
  pyramids: Level[][],
  index: number,
  trajectories: Trajectories,
  forgotten = 0,
): Present {
  const pyramid = pyramids[index]!
  const earlier = pyramids[index - 1]
  const bands = carriableBands(pyramid, forgotten)
  if (!earlier || commonShare(pyramid, earlier) < comparableShare) return { bands, tendency: null }
  const before = carriableBands(earlier, Math.max(forgotten, firstChangingBand))
  const tendency = tendencyOf(bands, before, trajectories)
  tendency.forEach(({ value }, band) => {
    if (value.length === 0) return
    const level = carriedLevel(band)
    // Rain that has just come in is no change.
    keepWithin(value, pyramid[level]!.weight, trajectories.seenBefore(earlier, level, 1))
  })
  return { bands, tendency }
}

function keepWithin(change: Float32Array, knownNow: Float32Array, knownBefore: Float32Array): void {
  for (let i = 0; i < change.length; i++) change[i]! *= knownNow[i]! * knownBefore[i]!
}

/** `momentum`: per band, how much of the last change goes on; `resting`: per band, the part that stays in place. */
export type Habits = { momentum: Float64Array; resting: Float64Array }

/** Change of the bands against those of one step earlier, `earlier`, carried along by one step. */
function tendencyOf(bands: Field[], earlier: Field[], trajectories: Trajectories): Field[] {
  const before = carry(earlier, trajectories, 1)
  for (let j = 0; j < bands.length; j++) {
    subtractFrom(bands[j]!.value, before[j]!.value)
  }
  return before
}

/**
 * The bands expected `steps` later: changing on, moving on, and partly held in place by mountains.
 * Empty bands stay empty.
 */
export function expectedBands(
  { bands, tendency }: Present,
  habits: Habits,
  steps: number,
  trajectories: Trajectories,
  destination?: Destination,
): Field[] {
  const start = bands.map((field, j) => {
    const factor = tendency ? continuation(habits.momentum[j]!, steps) : 0
    const change = tendency?.[j]?.value
    if (factor === 0 || !change || change.length === 0 || field.value.length === 0) return field
    const value = field.value.slice()
    addScaled(value, factor, change)
    return { ...field, value }
  })
  const moved = carry(start, trajectories, steps, destination)
  for (let j = 0; j < moved.length; j++) {
    const part = habits.resting[j]!
    if (part === 0 || moved[j]!.value.length === 0) continue
    mixIn(moved[j]!.value, part, bands[j]!.value)
  }
  return moved
}

/** A change is over when it has gone on by so many times that of the last step. */
const mostRepeats = 4

/** Σ momentum^k for k = 1…steps: each step repeats that part of the change of the step before. */
function continuation(momentum: number, steps: number): number {
  return Math.min(mostRepeats, (momentum * (1 - momentum ** steps)) / (1 - momentum))
}
