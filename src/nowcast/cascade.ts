import { advectFilled } from './advection.ts'
import { highestProbability } from './certainty.ts'
import { type Addition, addUp, emptyLevels, smallBandCount } from './expected-fields.ts'
import { expectedBands, type Field, type Habits, stateAt, Trajectories, withoutSmallest } from './features.ts'
import { highestOf, strengthOf, total } from './field-arithmetic.ts'
import { rescale } from './frame-pyramids.ts'
import { correctionAt, fadedGain, measureCorrections } from './gain-corrections.ts'
import { heavyScale, logRateOf, wetScale } from './grid.ts'
import { areaBias, grownBy, lastingShare, measureGrowth } from './growth.ts'
import { cutFor, histogramOf } from './histogram.ts'
import { comparableLags, measureMemory, mixVariances, remembered } from './memory.ts'
import { movedAreas } from './moved-areas.ts'
import type { Context, NowcastOptions, NowcastStep } from './nowcast-method.ts'
import { fitLogistic, type Logistic, powerAt, steepened } from './probability-model.ts'
import { atProvenSpeed } from './proven-speed.ts'
import { type Level, summedPyramid } from './pyramid.ts'
import { provenMotions } from './scale-motions.ts'
import { seenAreaOf } from './seen-area.ts'
import { probabilityTable, settleFields } from './settle-fields.ts'
import { letShowersChangeOn, showerBand } from './shower-change.ts'
import { measureSources, sourceLevel, sourcesMet } from './sources.ts'
import { perThreshold, reached, thresholdsMmh } from './thresholds.ts'
import { chosenTuning } from './tuning.ts'

/**
 * The slope of a probability as it turned out in the past over the one expected of the same lead: later leads, which
 * nothing is measured of, err as the last one measured does. Within bounds: either may come from few cells.
 */
function steepnessOf(slope: number, expected: Logistic): number {
  return Math.min(5, Math.max(0.05, slope / expected.slope))
}

/**
 * A band of which so little is left where it is anything, in decades of rain rate, no longer matters. Those on the
 * finest grid cost most, and tell longest where showers reach 1 mm/h; of 1 mm/h and more, larger ones are worth keeping
 * to the last.
 */
function forgottenDecades(band: number, threshold: number): number {
  if (band < 2) return threshold === 1 ? 0.03 : 0.07
  return threshold < 1 ? 0.04 : 0.01
}

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
  const longest = comparableLags(pyramids).at(-1)
  const swift = atProvenSpeed(pyramids, motions)
  const trajectories = new Trajectories(longest ? provenMotions(pyramids, swift, longest) : swift)
  const growth = measureGrowth(pyramids, trajectories, tuning)
  const moved = movedAreas(pyramids, trajectories, options.leadSteps + delay)
  const [low, ...higher] = thresholdsMmh
  const heavy = readScale(pyramids, higher, trajectories, context)
  // Nothing else needs them in their first scale: used again, they take no further memory.
  rescale(pyramids, frames, wetScale)
  // How bands change and rest shows best where heavy rain stands out.
  const wet = readScale(pyramids, [low], trajectories, context, heavy.memory.habits)
  const highestMmh = highestOf(frame.rateMmh)
  return { delay, view: seenAreaOf(frame), highestMmh, trajectories, wet, heavy, growth, moved }
}

/** What is known of some thresholds from the frames in one log scale; lists are per threshold. */
type Reading = ReturnType<typeof readScale>

function readScale(
  pyramids: Level[][],
  thresholds: readonly number[],
  trajectories: Trajectories,
  { frames, options: { stepMinutes, tuning = chosenTuning } }: Context,
  habits?: Habits,
) {
  const frame = frames.at(-1)!
  const events = thresholds.map((threshold) =>
    summedPyramid(reached(frame.rateMmh, threshold), pyramids.at(-1)!),
  )
  const present = stateAt(pyramids, pyramids.length - 1, trajectories, { changing: showerBand })
  const { expectations, ...memory } = measureMemory(
    pyramids,
    present,
    events,
    trajectories,
    frame.cellKm,
    stepMinutes,
    tuning,
    habits,
  )
  letShowersChangeOn(present, expectations, tuning)
  return {
    present,
    whole: movedOnLevels.map((level) => {
      const grid = pyramids.at(-1)![level]
      return grid && { level, rows: grid.rows, cols: grid.cols, value: grid.value.slice() }
    }),
    memory,
    corrections: measureCorrections(expectations, memory.forgetting, thresholds, frame, tuning),
    wetCells: events.map(([event]) => total(event!)),
    sources: measureSources(pyramids, trajectories),
  }
}

/**
 * Levels of the pyramid at which heavy rain is moved on as it is, in the first hour and after: what is smaller than a few
 * kilometres is another cell of rain by then.
 */
const movedOnLevels = [1, 2] as const

/**
 * Part of the field of heavy rain that is the rain of now, moved on as it is. So little of it is left after two hours
 * that its scales, each faded and changed on by itself, tell less of where it will be than it does as a whole.
 */
function movedOnPart(leadMinutes: number, threshold: number): number {
  return threshold < 5 ? 0 : 0.8 * Math.min(1, leadMinutes / 120)
}

/** What is so now, moved on by `steps`, on the grid of its level; none in pictures too small for it. */
function movedOnBy(
  steps: number,
  present: (Field & { level: number }) | undefined,
  trajectories: Trajectories,
  gain: number,
): Addition[] {
  if (!present || gain === 0) return []
  const { level, rows, cols, value } = present
  const origins = trajectories.after(level, steps)
  const motion = trajectories.motions[level]!
  const [moved] = advectFilled([value], rows, cols, 2 ** level, motion, origins, 0)
  return [{ level, value: moved!, gain }]
}

/** Part of the error of the last forecast that has come true, region by region, which is made again: the more the later. */
function errorGain(leadMinutes: number): number {
  return 0.5 * Math.min(1, leadMinutes / 60)
}

/** Part of what the sources of the past hour would make that comes: much of what they show is chance. */
const sourceGain = 0.3

/** The bands of one log scale as they are expected, and what forms and dies on the way, lead by lead. */
function largeBandsOf(
  { present, memory: { habits }, sources }: Reading,
  trajectories: Trajectories,
  stepMinutes: number,
) {
  const { bands } = present
  const large = { ...present, bands: withoutSmallest(bands, smallBandCount(bands)) }
  const moved = large.bands.map(({ rows, cols, value }) => ({ rows, cols, value: value.slice() }))
  const met = sources && sourcesMet(sources, trajectories, stepMinutes)
  return (steps: number, forgotten: number) => {
    const telling = { ...large, bands: withoutSmallest(large.bands, forgotten) }
    const expected = expectedBands(telling, habits, steps, trajectories, { into: moved })
    const formed = met ? [{ level: sourceLevel, value: met(steps), gain: sourceGain }] : []
    return { expected, variances: mixVariances(expected, bands, habits), formed }
  }
}

/** What one threshold needs of its reading. */
function partOf({ present: { bands }, memory, corrections, wetCells }: Reading, index: number) {
  return {
    small: bands.slice(0, smallBandCount(bands)),
    strengths: bands.map(({ value }) => strengthOf(value)),
    forgetting: memory.forgetting[index]!,
    moments: memory.moments[index]!,
    presentMoment: memory.moments[index]!.reduce((sum, moment) => sum + moment, 0),
    corrections: corrections[index]!,
    wetCells: wetCells[index]!,
    firstBand: 0,
    steepness: 1,
  }
}

function* stepsFrom(
  { delay, view, highestMmh, trajectories, wet, heavy, growth, moved }: Past,
  { stepMinutes, leadSteps, tuning = chosenTuning }: NowcastOptions,
): Generator<NowcastStep> {
  const seenCells = view.seen.reduce((sum, seen) => sum + seen, 0)
  const coarser = emptyLevels(heavy.present.bands).slice(1)
  const levels = perThreshold(() => [...emptyLevels([heavy.present.bands[0]!]), ...coarser])
  const rate = new Float32Array(view.seen.length)
  for (const field of [rate, ...levels.map(([finest]) => finest!.value)]) field.fill(Number.NaN)
  const unmoved = perThreshold(() => new Float32Array(view.seen.length))
  const wetBands = largeBandsOf(wet, trajectories, stepMinutes)
  const heavyBands = largeBandsOf(heavy, trajectories, stepMinutes)
  const parts = [partOf(wet, 0), partOf(heavy, 0), partOf(heavy, 1)] as const
  const lacking = perThreshold((threshold, t) => {
    const scale = t === 0 ? wetScale : heavyScale
    return Math.max(0, logRateOf(threshold, scale) - logRateOf(highestMmh, scale))
  })
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
        gains[part.firstBand]! * part.strengths[part.firstBand]! < forgottenDecades(part.firstBand, threshold)
      )
        part.firstBand++
      return { left, gains, whole: movedOnPart(steps * stepMinutes, threshold) }
    })
    const wholeNow = heavy.whole[steps * stepMinutes > 60 ? 1 : 0]
    const sums = perThreshold((_, t) => {
      const { whole, gains } = shares[t]
      const errors = parts[t].corrections.at(-1)?.errors
      return {
        small: parts[t].small,
        large: large[t].expected,
        gains: gains.map((gain) => (1 - whole) * gain),
        levels: levels[t],
        unmoved: unmoved[t],
        additions: [
          ...movedOnBy(steps, wholeNow, trajectories, whole),
          ...movedOnBy(steps, errors, trajectories, errorGain(steps * stepMinutes)),
          ...large[t].formed,
        ],
      }
    })
    addUp(sums, trajectories, steps, view)
    const fields = perThreshold((threshold, t) => {
      const { left, gains, whole } = shares[t]
      const { wetCells, moments, presentMoment, corrections } = parts[t]
      const field = levels[t][0]!.value
      const perCell = grownBy(growth[t], steps, stepMinutes, tuning) / Math.max(1, seenCells)
      const { area, kept } = moved[steps]![t]
      const share = wetCells * area * perCell
      const histogram = histogramOf(field, view, share * seenCells)
      const lasting = lastingShare(growth[t], stepMinutes, tuning)
      const covariance = left.reduce((sum, part, j) => {
        const gain = (1 - whole) * gains[j]! + whole
        return part === 0 ? sum : sum + gain * part * large[t].variances[j]! * moments[j]!
      }, 0)
      const minutes = steps * stepMinutes
      const moment = covariance * kept * perCell
      const structureLeft = presentMoment > 0 ? covariance / presentMoment : 1
      const highest = highestProbability(minutes, threshold, share, structureLeft)
      const expected = fitLogistic(histogram, share / highest, moment / highest)
      const turnedOut = corrections.find(({ lag }) => lag === steps)?.slope
      if (turnedOut) parts[t].steepness = steepnessOf(turnedOut, expected)
      const logistic = steepened(
        expected,
        parts[t].steepness,
        powerAt(minutes, threshold),
        histogram,
        share / highest,
      )
      return {
        field,
        table: probabilityTable(logistic, highest),
        cut: cutFor(histogram, share * areaBias(minutes, threshold, lasting, tuning), lacking[t]),
      }
    })
    settleFields(fields, view, rate, highestMmh)
    const [low, mid, high] = fields
    yield {
      leadMinutes: lead * stepMinutes,
      rateMmh: rate,
      probability: { '0.1': low.field, '1': mid.field, '5': high.field },
    }
  }
}
