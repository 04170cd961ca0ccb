import { advect } from './advection.ts'
import { dot, expectedBands, type Field, stateAt, Trajectories, withoutSmallest } from './features.ts'
import { assertSameGrid, countKnown, type RateGrid, toLogRate } from './grid.ts'
import { type Forgetting, FRAMES_REMEMBERED, measureMemory, mixVariances, remembered } from './memory.ts'
import { estimateScaleMotions, type MotionField, stillMotion } from './motion.ts'
import {
  fitLogistic,
  type LogisticWeights,
  logitField,
  sampleCells,
  sampleFeatures,
  sampleMoments,
} from './probability-model.ts'
import { gaussianPyramid, type Level, levelOf } from './pyramid.ts'
import { cutLogit, type Probabilities, perThreshold, settleFields, THRESHOLDS_MMH } from './rain-field.ts'

export type NowcastMethod = 'scale-cascade' | 'extrapolation' | 'persistence'

export type NowcastOptions = {
  stepMinutes: number
  leadSteps: number
  method?: NowcastMethod
  /** milliseconds, any origin; only differences are used */
  now?: () => number
}

export type NowcastStep = { leadMinutes: number; rateMmh: Float32Array; probability: Probabilities }

export type NowcastTiming = { motionSeconds: number; framesSeconds: number }

export type Nowcast = {
  rows: number
  cols: number
  motion: MotionField
  steps: NowcastStep[]
  timing: NowcastTiming
}

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
/** Later the weights change so slowly that every other step is fitted. */
const EVERY_STEP_REFITTED = 6
/** A band whose typical part of every logit is smaller than this no longer matters: 0.1 is at most 0.025 of P. */
const FORGOTTEN_LOGIT = 0.1

/** The whole forecast in memory. */
export function nowcast(frames: RateGrid[], options: NowcastOptions): Nowcast {
  const steps: NowcastStep[] = []
  const run = startNowcast(frames, options)
  for (const step of run.steps) steps.push(step)
  return { rows: run.rows, cols: run.cols, motion: run.motion, steps, timing: run.timing }
}

export type NowcastRun = Omit<Nowcast, 'steps'> & { steps: Generator<NowcastStep, void, void> }

/** The forecast step by step, for callers that hand each one on: `timing` is complete once `steps` has ended. */
export function startNowcast(frames: RateGrid[], options: NowcastOptions): NowcastRun {
  assertSameGrid(frames)
  const now = options.now ?? (() => 0)
  const { rows, cols } = frames[0]!
  // Trailing frames without any data only make every lead longer.
  let newest = frames.length - 1
  while (newest > 0 && countKnown(frames[newest]!.rateMmh) === 0) newest--
  const delay = frames.length - 1 - newest
  const used = frames.slice(Math.max(0, newest + 1 - FRAMES_REMEMBERED), newest + 1)
  const method = used.length < 2 ? 'persistence' : (options.method ?? 'scale-cascade')
  const timing: NowcastTiming = { motionSeconds: 0, framesSeconds: 0 }
  const startedAt = now()
  let pyramids: Level[][] = []
  let motions = [stillMotion(rows, cols)]
  if (method !== 'persistence') {
    pyramids = used.map((frame) => gaussianPyramid(levelOf(rows, cols, toLogRate(frame.rateMmh))))
    motions = estimateScaleMotions(pyramids)
  }
  timing.motionSeconds = (now() - startedAt) / 1000
  const context = { frame: used[used.length - 1]!, pyramids, motions, delay, options }
  const make =
    method === 'scale-cascade'
      ? cascadeSteps(context)
      : method === 'extrapolation'
        ? advectedSteps(context)
        : heldSteps(context)
  return { rows, cols, motion: motions[0]!, steps: timed(make, timing, now), timing }
}

function* timed(
  steps: Generator<NowcastStep>,
  timing: NowcastTiming,
  now: () => number,
): Generator<NowcastStep, void, void> {
  for (;;) {
    const startedAt = now()
    const next = steps.next()
    timing.framesSeconds += (now() - startedAt) / 1000
    if (next.done) return
    yield next.value
  }
}

type Context = {
  frame: RateGrid
  pyramids: Level[][]
  motions: MotionField[]
  delay: number
  options: NowcastOptions
}

function certain(leadMinutes: number, rateMmh: Float32Array): NowcastStep {
  const [low, mid, high] = perThreshold((threshold) => indicator(rateMmh, threshold))
  return { leadMinutes, rateMmh, probability: { '0.1': low, '1': mid, '5': high } }
}

/** 1 where the rate reaches the threshold, 0 where not, NaN where unknown. */
function indicator(rateMmh: Float32Array, thresholdMmh: number): Float32Array {
  const out = new Float32Array(rateMmh.length)
  for (let i = 0; i < out.length; i++) {
    out[i] = rateMmh[i]! >= thresholdMmh ? 1 : !Number.isNaN(rateMmh[i]) ? 0 : Number.NaN
  }
  return out
}

function* heldSteps({ frame, options }: Context): Generator<NowcastStep> {
  for (let lead = 1; lead <= options.leadSteps; lead++) {
    yield certain(lead * options.stepMinutes, frame.rateMmh.slice())
  }
}

function* advectedSteps({ frame, motions, delay, options }: Context): Generator<NowcastStep> {
  const trajectories = new Trajectories(motions.slice(0, 1))
  for (let lead = 1; lead <= options.leadSteps; lead++) {
    const origins = trajectories.after(lead + delay)[0]!
    const rateMmh = advect(frame.rateMmh, frame.rows, frame.cols, motions[0]!, origins)
    yield certain(lead * options.stepMinutes, rateMmh)
  }
}

function* cascadeSteps({ frame, pyramids, motions, delay, options }: Context): Generator<NowcastStep> {
  const { rows, cols, cellKm, rateMmh } = frame
  const shapes = pyramids[0]!
  const pyramid = pyramids[pyramids.length - 1]!
  const seen = new Uint8Array(rows * cols)
  for (let i = 0; i < seen.length; i++) seen[i] = !Number.isNaN(rateMmh[i]) ? 1 : 0
  const events = THRESHOLDS_MMH.map((threshold) => indicator(rateMmh, threshold))
  const eventPyramids = events.map((event) => gaussianPyramid(levelOf(rows, cols, event)))
  const trajectories = new Trajectories(motions)
  const present = stateAt(pyramids, pyramids.length - 1, trajectories)
  const { bands } = present
  const memory = measureMemory(pyramids, present, eventPyramids, trajectories, cellKm, options.stepMinutes)
  const lattices = [SAMPLE_CELLS, SAMPLE_CELLS_RARE].map((wanted) => {
    const cells = sampleCells(rows, cols, pyramid[0]!.weight, wanted)
    const sample = sampleFeatures(bands, cols, cells)
    return { cells, moments: events.map((event) => sampleMoments(sample, cells, event)) }
  })
  const weights: (LogisticWeights | null)[] = THRESHOLDS_MMH.map(() => null)
  let firstBand = 0
  for (let lead = 1; lead <= options.leadSteps; lead++) {
    const steps = lead + delay
    const telling = { ...present, bands: withoutSmallest(bands, firstBand) }
    const features = expectedBands(telling, memory.habits, steps, trajectories)
    const variances = mixVariances(features, bands, memory.habits)
    const refits = lead === 1 || steps <= EVERY_STEP_REFITTED || steps % 2 === 0
    const samples = lattices.map(({ cells }, k) =>
      refits && (k === 0 || steps <= RARE_STEPS) ? sampleFeatures(features, cols, cells) : null,
    )
    const logits = perThreshold((_, t) => {
      let fit = weights[t]!
      samples.forEach((sample, k) => {
        if (!sample || (k > 0 && t < THRESHOLDS_MMH.length - 1)) return
        const target = futureMoments(
          lattices[k]!.moments[t]!,
          memory.forgetting[t]!,
          variances,
          steps,
          firstBand,
        )
        fit = fitLogistic(sample, target, fit)
      })
      weights[t] = fit
      return logitField(features, fit as LogisticWeights, shapes)
    })
    firstBand = firstTelling(bands, weights, firstBand)
    const cuts = perThreshold((_, t) => cutLogit(logits[t], seen, areaBias(steps * options.stepMinutes)))
    const rate = settleFields(logits, cuts, seen)
    const [low, mid, high] = logits
    yield {
      leadMinutes: lead * options.stepMinutes,
      rateMmh: rate,
      probability: { '0.1': low, '1': mid, '5': high },
    }
  }
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
