import { highestProbability, trusted } from './certainty.ts'
import {
  carriedLevel,
  expectedBands,
  type Field,
  stateAt,
  Trajectories,
  withoutSmallest,
} from './features.ts'
import { dot } from './field-arithmetic.ts'
import { correctionAt, fadedGain, measureCorrections } from './gain-corrections.ts'
import { grownBy, lastingShare, measureGrowth } from './growth.ts'
import { cutFor, histogramOf } from './histogram.ts'
import { comparableLags, measureMemory, mixVariances, remembered } from './memory.ts'
import type { Context, NowcastOptions, NowcastStep } from './nowcast-method.ts'
import { expectedField, fitLogistic } from './probability-model.ts'
import { summedPyramid } from './pyramid.ts'
import { provenMotions } from './scale-motions.ts'
import { seenAreaOf } from './seen-area.ts'
import { probabilityTable, settleFields } from './settle-fields.ts'
import { perThreshold, reached, thresholdsMmh } from './thresholds.ts'
import { chosenTuning, type Tuning } from './tuning.ts'

/**
 * Forecast area over expected area. Where little is certain, a little more area than expected finds more of the rain
 * than it adds false alarms; near the present, and where rain is dying, nothing is gained.
 * @param lasting 1 where rain does not die, 0 where it surely does
 */
function areaBias(leadMinutes: number, lasting: number, { areaAdded }: Tuning): number {
  return 1 + areaAdded * lasting * Math.min(1, Math.max(0, (leadMinutes - 10) / 50))
}

/** A band of which so little is left in a field, in decades of rain rate, no longer matters. */
const forgottenDecades = 0.02

/** The cascade of scales, each moving, changing and being forgotten in its own way; see docs/nowcast.md. */
export function cascadeSteps(context: Context): Generator<NowcastStep> {
  return stepsFrom(readPast(context), context.options)
}

/** What the steps need of the past. The pyramids are not among it: their memory is freed before the first step. */
type Past = ReturnType<typeof readPast>

function readPast({ frame, pyramids, motions, delay, options }: Context) {
  const { rateMmh, cellKm } = frame
  const { stepMinutes, tuning = chosenTuning } = options
  const pyramid = pyramids[pyramids.length - 1]!
  const events = thresholdsMmh.map((threshold) => summedPyramid(reached(rateMmh, threshold), pyramid))
  const lags = comparableLags(pyramids)
  const longest = lags.at(-1)
  const trajectories = new Trajectories(longest ? provenMotions(pyramids, motions, longest) : motions)
  const present = stateAt(pyramids, pyramids.length - 1, trajectories)
  const { expectations, ...memory } = measureMemory(
    pyramids,
    present,
    events,
    trajectories,
    cellKm,
    stepMinutes,
    tuning,
  )
  return {
    delay,
    grids: pyramid.map(({ rows, cols }) => ({ rows, cols })),
    view: seenAreaOf(frame),
    wetCells: events.map(([event]) => event!.reduce((sum, wet) => sum + wet, 0)),
    trajectories,
    present,
    memory,
    corrections: measureCorrections(expectations, memory.forgetting, pyramid[0]!, tuning),
    growth: measureGrowth(pyramids, lags, trajectories, tuning),
  }
}

function* stepsFrom(
  { delay, grids, view, wetCells, trajectories, present, memory, corrections, growth }: Past,
  { stepMinutes, leadSteps, tuning = chosenTuning }: NowcastOptions,
): Generator<NowcastStep> {
  const { bands } = present
  const seenCells = view.seen.reduce((sum, seen) => sum + seen, 0)
  const coarserLevels = grids.slice(1, carriedLevel(bands.length - 1) + 1).map(emptyField)
  const levels = perThreshold(() => [emptyField(grids[0]!), ...coarserLevels])
  const rate = new Float32Array(view.seen.length)
  for (const field of [rate, ...levels.map(([finest]) => finest!.value)]) field.fill(Number.NaN)
  const moved = bands.map(emptyField)
  const deviations = bands.map(({ value }) => Math.sqrt(dot(value, value) / value.length))
  const presentMoments = memory.moments.map((moments) => moments.reduce((sum, moment) => sum + moment, 0))
  const firstBands = perThreshold(() => 0)
  for (let lead = 1; lead <= leadSteps; lead++) {
    const steps = lead + delay
    const telling = { ...present, bands: withoutSmallest(bands, Math.min(...firstBands)) }
    const reused = { fields: moved, extent: view }
    const features = expectedBands(telling, memory.habits, steps, trajectories, reused)
    const variances = mixVariances(features, bands, memory.habits)
    const fields = perThreshold((threshold, t) => {
      const left = memory.forgetting[t]!.map((law, j) => (j < firstBands[t] ? 0 : remembered(law, steps)))
      const gains = left.map((part, band) => {
        return fadedGain(part, threshold, tuning) * correctionAt(corrections, t, band, steps)
      })
      // The smallest bands, once too little is left of them, are forgotten for the rest of the forecast.
      while (
        firstBands[t] < bands.length - 2 &&
        gains[firstBands[t]]! * deviations[firstBands[t]]! < forgottenDecades
      )
        firstBands[t]++
      const field = expectedField(features, gains, levels[t], view)
      const histogram = histogramOf(field, view)
      const perCell = grownBy(growth[t], steps, stepMinutes, tuning) / Math.max(1, seenCells)
      const share = wetCells[t]! * perCell
      const lasting = lastingShare(growth[t], stepMinutes, tuning)
      const covariance = left.reduce((sum, part, j) => {
        return part === 0 ? sum : sum + gains[j]! * part * variances[j]! * memory.moments[t]![j]!
      }, 0)
      const minutes = steps * stepMinutes
      const moment = covariance * perCell * trusted(minutes, threshold, tuning)
      const structureLeft =
        presentMoments[t]! > 0 ? Math.sqrt(Math.max(0, covariance / presentMoments[t]!)) : 1
      const highest = highestProbability(minutes, threshold, share, structureLeft)
      return {
        field,
        table: probabilityTable(fitLogistic(histogram, share / highest, moment / highest), highest),
        cut: cutFor(histogram, share * areaBias(minutes, lasting, tuning)),
      }
    })
    settleFields(fields, view, rate)
    const [low, mid, high] = fields
    yield {
      leadMinutes: lead * stepMinutes,
      rateMmh: rate,
      probability: { '0.1': low.field, '1': mid.field, '5': high.field },
    }
  }
}

function emptyField({ rows, cols }: { rows: number; cols: number }): Field {
  return { rows, cols, value: new Float32Array(rows * cols) }
}
