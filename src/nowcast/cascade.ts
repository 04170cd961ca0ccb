import {
  carriedLevel,
  expectedBands,
  type Field,
  stateAt,
  Trajectories,
  withoutSmallest,
} from './features.ts'
import { dot } from './field-arithmetic.ts'
import { comparableLags, type Forgetting, measureMemory, mixVariances, remembered } from './memory.ts'
import type { Context, NowcastStep } from './nowcast-method.ts'
import {
  fitLogistic,
  type Lattice,
  type LogisticWeights,
  logitField,
  type Sample,
  sampleFeatures,
  sampleLattice,
  sampleMoments,
} from './probability-model.ts'
import { summedPyramid } from './pyramid.ts'
import { cutLogit, perThreshold, reached, seenAreaOf, settleFields, THRESHOLDS_MMH } from './rain-field.ts'
import { provenMotions } from './scale-motions.ts'

/**
 * Forecast area over expected area. Where little is certain, a little more area than expected finds more of the rain
 * than it adds false alarms; near the present nothing is gained.
 */
function areaBias(leadMinutes: number): number {
  return 1 + 0.12 * Math.min(1, Math.max(0, (leadMinutes - 10) / 25))
}

/** Cells in the fit; heavy rain covers so little that its first steps, where detail matters, need more. */
const SAMPLE_CELLS = 8_000
const SAMPLE_CELLS_RARE = 60_000
const RARE_STEPS = 3
const RAREST = THRESHOLDS_MMH.length - 1
/** Later the weights change so slowly that every other step is fitted. */
const EVERY_STEP_REFITTED = 6
/** A band whose typical part of every logit is smaller than this no longer matters: 0.2 is at most 0.05 of P. */
const FORGOTTEN_LOGIT = 0.2

/** The cascade of scales, each moving, changing and being forgotten in its own way; see docs/nowcast.md. */
export function* cascadeSteps({ frame, pyramids, motions, delay, options }: Context): Generator<NowcastStep> {
  const { rows, cols, cellKm, rateMmh } = frame
  const pyramid = pyramids[pyramids.length - 1]!
  const view = seenAreaOf(frame)
  const events = THRESHOLDS_MMH.map((threshold) => {
    return summedPyramid(reached(rateMmh, threshold), pyramid)
  })
  const longest = comparableLags(pyramids).at(-1)
  const trajectories = new Trajectories(longest ? provenMotions(pyramids, motions, longest) : motions)
  const present = stateAt(pyramids, pyramids.length - 1, trajectories)
  const { bands } = present
  const memory = measureMemory(pyramids, present, events, trajectories, cellKm, options.stepMinutes)
  const [common, rare] = [SAMPLE_CELLS, SAMPLE_CELLS_RARE].map((wanted) => {
    const lattice = sampleLattice(pyramid[0]!, wanted)
    const sample = sampleFeatures(bands, lattice)
    return { lattice, moments: events.map(([event]) => sampleMoments(sample, event!, cols)) }
  }) as [Fitting, Fitting]
  const weights: (LogisticWeights | null)[] = THRESHOLDS_MMH.map(() => null)
  const coarserLevels = pyramid.slice(1, carriedLevel(bands.length - 1) + 1).map(emptyField)
  const logitLevels = perThreshold(() => [emptyField(pyramid[0]!), ...coarserLevels])
  const rate = new Float32Array(rows * cols)
  for (const field of [rate, ...logitLevels.map(([finest]) => finest!.value)]) field.fill(Number.NaN)
  let firstBand = 0
  for (let lead = 1; lead <= options.leadSteps; lead++) {
    const steps = lead + delay
    const telling = { ...present, bands: withoutSmallest(bands, firstBand) }
    const features = expectedBands(telling, memory.habits, steps, trajectories)
    const variances = mixVariances(features, bands, memory.habits)
    const refits = lead === 1 || steps <= EVERY_STEP_REFITTED || steps % 2 === 0
    const samples = new Map<Fitting, Sample>()
    const logits = perThreshold((_, t) => {
      const fitting = t === RAREST && steps <= RARE_STEPS ? rare : common
      if (refits) {
        const sample = samples.get(fitting) ?? sampleFeatures(features, fitting.lattice)
        samples.set(fitting, sample)
        const forgetting = memory.forgetting[t]!
        const target = futureMoments(fitting.moments[t]!, forgetting, variances, steps, firstBand)
        weights[t] = fitLogistic(sample, target, weights[t]!)
      }
      logitField(features, weights[t] as LogisticWeights, logitLevels[t], view)
      return logitLevels[t][0]!.value
    })
    firstBand = firstTelling(bands, weights, firstBand)
    const cuts = perThreshold((_, t) => cutLogit(logits[t], view, areaBias(steps * options.stepMinutes)))
    settleFields(logits, cuts, view, rate)
    const [low, mid, high] = logits
    yield {
      leadMinutes: lead * options.stepMinutes,
      rateMmh: rate,
      probability: { '0.1': low, '1': mid, '5': high },
    }
  }
}

/** Cells of a fit, and the moments of the present events there. */
type Fitting = { lattice: Lattice; moments: Float64Array[] }

function emptyField({ rows, cols }: { rows: number; cols: number }): Field {
  return { rows, cols, value: new Float32Array(rows * cols) }
}

/** The smallest band that still moves any logit: smaller ones are forgotten for the rest of the forecast. */
function firstTelling(bands: Field[], weights: (LogisticWeights | null)[], from: number): number {
  let band = from
  while (band < bands.length - 2) {
    const { value } = bands[band]!
    const deviation = Math.sqrt(dot(value, value) / value.length)
    if (weights.some((fit) => fit !== null && Math.abs(fit.gains[band]!) * deviation > FORGOTTEN_LOGIT)) break
    band++
  }
  return band
}

/** E[future event · regressor], from that of the present event and what each band keeps. */
function futureMoments(
  present: Float64Array,
  forgetting: Forgetting[],
  variances: Float64Array,
  steps: number,
  firstBand: number,
): Float64Array {
  return present.map((m, k) => {
    if (k === 0) return m
    const band = k - 1
    return band < firstBand ? 0 : m * variances[band]! * remembered(forgetting[band]!, steps)
  })
}
