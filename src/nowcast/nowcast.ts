import { advect } from './advection.ts'
import { cascadeSteps } from './cascade.ts'
import { Trajectories } from './features.ts'
import { pyramidsOf } from './frame-pyramids.ts'
import { assertSameGrid, countKnown, heavyScale, type RateGrid } from './grid.ts'
import { agesCompared, framesRemembered } from './memory.ts'
import { estimateScaleMotions, motionFrames } from './motion.ts'
import { type MotionField, stillMotion } from './motion-field.ts'
import type { Context, NowcastOptions, NowcastStep } from './nowcast-method.ts'
import type { Level } from './pyramid.ts'
import { indicator, perThreshold } from './thresholds.ts'

export type NowcastTiming = { motionSeconds: number; framesSeconds: number }

export type NowcastRun = {
  rows: number
  cols: number
  motion: MotionField
  steps: Generator<NowcastStep, void, void>
  timing: NowcastTiming
}

/**
 * The forecast step by step, for callers that hand each one on: the arrays of a step are used again for the next.
 * `timing` is complete once `steps` has ended.
 */
export function startNowcast(frames: RateGrid[], options: NowcastOptions): NowcastRun {
  assertSameGrid(frames)
  const now = options.now ?? (() => 0)
  const { rows, cols } = frames[0]!
  // Trailing frames without any data only make every lead longer.
  let newest = frames.length - 1
  while (newest > 0 && countKnown(frames[newest]!.rateMmh) === 0) newest--
  const delay = frames.length - 1 - newest
  const used = frames.slice(Math.max(0, newest + 1 - framesRemembered), newest + 1)
  const method = used.length < 2 ? 'persistence' : (options.method ?? 'scale-cascade')
  const timing: NowcastTiming = { motionSeconds: 0, framesSeconds: 0 }
  const startedAt = now()
  let pyramids: Level[][] = []
  let motions = [stillMotion(rows, cols)]
  if (method !== 'persistence') {
    pyramids = pyramidsOf(used, heavyScale, (age) => age < motionFrames || agesCompared.includes(age))
    motions = estimateScaleMotions(pyramids.slice(-motionFrames))
  }
  timing.motionSeconds = (now() - startedAt) / 1000
  const preparedFrom = now()
  const context = { frames: used, pyramids, motions, delay, options }
  const make =
    method === 'scale-cascade'
      ? cascadeSteps(context)
      : method === 'extrapolation'
        ? advectedSteps(context)
        : heldSteps(context)
  timing.framesSeconds = (now() - preparedFrom) / 1000
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

function certain(leadMinutes: number, rateMmh: Float32Array): NowcastStep {
  const [low, mid, high] = perThreshold((threshold) => indicator(rateMmh, threshold))
  return { leadMinutes, rateMmh, probability: { '0.1': low, '1': mid, '5': high } }
}

function* heldSteps({ frames, options }: Context): Generator<NowcastStep> {
  const newest = frames.at(-1)!
  for (let lead = 1; lead <= options.leadSteps; lead++) {
    yield certain(lead * options.stepMinutes, newest.rateMmh.slice())
  }
}

function* advectedSteps({ frames, motions, delay, options }: Context): Generator<NowcastStep> {
  const { rows, cols, rateMmh: now } = frames.at(-1)!
  const trajectories = new Trajectories(motions.slice(0, 1))
  for (let lead = 1; lead <= options.leadSteps; lead++) {
    const origins = trajectories.after(0, lead + delay)
    const rateMmh = advect(now, rows, cols, motions[0]!, origins)
    yield certain(lead * options.stepMinutes, rateMmh)
  }
}
