import { highestProbability, trusted } from './certainty.ts'
import { addUp, emptyLevels, smallBandCount } from './expected-fields.ts'
import { expectedBands, stateAt, Trajectories, withoutSmallest } from './features.ts'
import { dot } from './field-arithmetic.ts'
import { rescale } from './frame-pyramids.ts'
import { correctionAt, fadedGain, measureCorrections } from './gain-corrections.ts'
import { wetScale } from './grid.ts'
import { grownBy, lastingShare, measureGrowth } from './growth.ts'
import { cutFor, histogramOf } from './histogram.ts'
import { comparableLags, measureMemory, mixVariances, remembered } from './memory.ts'
import type { Context, NowcastOptions, NowcastStep } from './nowcast-method.ts'
import { fitLogistic } from './probability-model.ts'
import { type Level, summedPyramid } from './pyramid.ts'
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
const forgottenDecades = 0.04

/** The cascade of scales, each moving, changing and being forgotten in its own way; see docs/nowcast.md. */
export function cascadeSteps(context: Context): Generator<NowcastStep> {
  return stepsFrom(readPast(context), context.options)
}

/** What the steps need of the past. The pyramids are not among it: their memory is freed before the first step. */
type Past = ReturnType<typeof readPast>

function readPast(context: Context) {
  const { frames, pyramids, motions, delay, options } = context
  const frame = frames.at(-1)!
  const { tuning = chosenTuning } = options
  const lags = comparableLags(pyramids)
  const longest = lags.at(-1)
  const trajectories = new Trajectories(longest ? provenMotions(pyramids, motions, longest) : motions)
  const growth = measureGrowth(pyramids, lags, trajectories, tuning)
  const [low, ...higher] = thresholdsMmh
  const heavy = readScale(pyramids, higher, trajectories, context)
  // Nothing else needs them in their first scale: used again, they take no further memory.
  rescale(pyramids, frames, wetScale)
  const wet = readScale(pyramids, [low], trajectories, context)
  return { delay, view: seenAreaOf(frame), trajectories, wet, heavy, growth }
}

/** What is known of some thresholds from the frames in one log scale; lists are per threshold. */
type Reading = ReturnType<typeof readScale>

function readScale(
  pyramids: Level[][],
  thresholds: readonly number[],
  trajectories: Trajectories,
  { frames, options: { stepMinutes, tuning = chosenTuning } }: Context,
) {
  const frame = frames.at(-1)!
  const events = thresholds.map((threshold) =>
    summedPyramid(reached(frame.rateMmh, threshold), pyramids.at(-1)!),
  )
  const present = stateAt(pyramids, pyramids.length - 1, trajectories)
  const { expectations, ...memory } = measureMemory(
    pyramids,
    present,
    events,
    trajectories,
    frame.cellKm,
    stepMinutes,
    tuning,
  )
  return {
    present,
    memory,
    corrections: measureCorrections(expectations, memory.forgetting, thresholds, frame, tuning),
    wetCells: events.map(([event]) => event!.reduce((sum, wet) => sum + wet, 0)),
  }
}

/** The bands of one log scale as they are expected, lead by lead. */
function largeBandsOf({ present, memory: { habits } }: Reading, trajectories: Trajectories) {
  const { bands } = present
  const large = { ...present, bands: withoutSmallest(bands, smallBandCount(bands)) }
  const moved = large.bands.map(({ rows, cols, value }) => ({ rows, cols, value: value.slice() }))
  return (steps: number, forgotten: number) => {
    const telling = { ...large, bands: withoutSmallest(large.bands, forgotten) }
    const expected = expectedBands(telling, habits, steps, trajectories, { into: moved })
    return { expected, variances: mixVariances(expected, bands, habits) }
  }
}

/** What one threshold needs of its reading. */
function partOf({ present: { bands }, memory, corrections, wetCells }: Reading, index: number) {
  return {
    small: bands.slice(0, smallBandCount(bands)),
    deviations: bands.map(({ value }) => Math.sqrt(dot(value, value) / value.length)),
    forgetting: memory.forgetting[index]!,
    moments: memory.moments[index]!,
    presentMoment: memory.moments[index]!.reduce((sum, moment) => sum + moment, 0),
    corrections: corrections[index]!,
    wetCells: wetCells[index]!,
    firstBand: 0,
  }
}

function* stepsFrom(
  { delay, view, trajectories, wet, heavy, growth }: Past,
  { stepMinutes, leadSteps, tuning = chosenTuning }: NowcastOptions,
): Generator<NowcastStep> {
  const seenCells = view.seen.reduce((sum, seen) => sum + seen, 0)
  const coarser = emptyLevels(heavy.present.bands).slice(1)
  const levels = perThreshold(() => [...emptyLevels([heavy.present.bands[0]!]), ...coarser])
  const rate = new Float32Array(view.seen.length)
  for (const field of [rate, ...levels.map(([finest]) => finest!.value)]) field.fill(Number.NaN)
  const sources = perThreshold(() => new Float32Array(view.seen.length))
  const wetBands = largeBandsOf(wet, trajectories)
  const heavyBands = largeBandsOf(heavy, trajectories)
  const parts = [partOf(wet, 0), partOf(heavy, 0), partOf(heavy, 1)] as const
  for (let lead = 1; lead <= leadSteps; lead++) {
    const steps = lead + delay
    const ofHeavy = heavyBands(steps, Math.min(parts[1].firstBand, parts[2].firstBand))
    const large = [wetBands(steps, parts[0].firstBand), ofHeavy, ofHeavy] as const
    const shares = perThreshold((threshold, t) => {
      const part = parts[t]
      const left = part.forgetting.map((law, j) => (j < part.firstBand ? 0 : remembered(law, steps)))
      const gains = left.map((share, band) => {
        return fadedGain(share, threshold, tuning) * correctionAt(part.corrections, band, steps)
      })
      // The smallest bands, once too little is left of them, are forgotten for the rest of the forecast.
      while (
        part.firstBand < gains.length - 2 &&
        gains[part.firstBand]! * part.deviations[part.firstBand]! < forgottenDecades
      )
        part.firstBand++
      return { left, gains }
    })
    const sums = perThreshold((_, t) => ({
      small: parts[t].small,
      large: large[t].expected,
      gains: shares[t].gains,
      levels: levels[t],
      source: sources[t],
    }))
    addUp(sums, trajectories, steps, view)
    const fields = perThreshold((threshold, t) => {
      const { left, gains } = shares[t]
      const { wetCells, moments, presentMoment } = parts[t]
      const field = levels[t][0]!.value
      const histogram = histogramOf(field, view)
      const perCell = grownBy(growth[t], steps, stepMinutes, tuning) / Math.max(1, seenCells)
      const share = wetCells * perCell
      const lasting = lastingShare(growth[t], stepMinutes, tuning)
      const covariance = left.reduce((sum, part, j) => {
        return part === 0 ? sum : sum + gains[j]! * part * large[t].variances[j]! * moments[j]!
      }, 0)
      const minutes = steps * stepMinutes
      const moment = covariance * perCell * trusted(minutes, threshold, tuning)
      const structureLeft = presentMoment > 0 ? Math.sqrt(Math.max(0, covariance / presentMoment)) : 1
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
