import { addedArea } from './added-area.ts'
import { advectFilled } from './advection.ts'
import { highestProbability } from './certainty.ts'
import { type Addition, addUp, emptyLevels, smallBandCount } from './expected-fields.ts'
import { expectedBands, type Field, type Habits, stateAt, Trajectories, withoutSmallest } from './features.ts'
import { highestOf, strengthOf, total } from './field-arithmetic.ts'
import { rescale } from './frame-pyramids.ts'
import { heavyScale, logRateOf, type RateGrid, wetScale } from './grid.ts'
import { cutFor, histogramOf } from './histogram.ts'
import { comparableLags, type Forgetting, measureMemory, mixVariances, remembered } from './memory.ts'
import type { Context, NowcastStep } from './nowcast-method.ts'
import { fitLogistic } from './probability-model.ts'
import { atProvenSpeed } from './proven-speed.ts'
import { type Level, summedPyramid } from './pyramid.ts'
import { provenMotions } from './scale-motions.ts'
import { seenAreaOf } from './seen-area.ts'
import { probabilityTable, settleFields } from './settle-fields.ts'
import { measureSources, sourceLevel, sourcesMet } from './sources.ts'
import { perThreshold, reached, thresholdsMmh } from './thresholds.ts'

/**
 * A band of which so little is left where it is anything, in decades of rain rate, no longer matters. Those on the
 * finest grid cost most, and tell longest where showers reach 1 mm/h; of 1 mm/h and more, larger ones are worth keeping
 * to the last.
 */
function forgottenDecades(band: number, threshold: number): number {
  if (band < 2) return threshold === 1 ? 0.03 : 0.07
  return threshold < 1 ? 0.04 : 0.01
}

/**
 * Bands fade by a power of what they keep. Heavy rain is rare: how long it lasts is measured too short, and it is
 * rather found where its cells go than where the larger scales would have it.
 */
const heavyFading = 0.4
function fadedGain(share: number, thresholdMmh: number): number {
  return thresholdMmh < 5 ? share : share ** heavyFading
}

/** Part of what the sources of the past hour would make that comes: much of what they show is chance. */
const sourceGain = 0.3

/**
 * Levels of the pyramid at which heavy rain is moved on as it is, in the first hour and after: what is smaller than a few
 * kilometres is another cell of rain by then.
 */
const movedOnLevels = [1, 2] as const

/**
 * Share of the current rain, advected unchanged, in the field of heavy rain. So little of it is left after two hours
 * that its scales, each faded and changed on by itself, tell less of where it will be than it does as a whole.
 */
function movedOnPart(leadMinutes: number, threshold: number): number {
  return threshold < 5 ? 0 : 0.8 * Math.min(1, leadMinutes / 120)
}

/** The cascade of scales, each moving, changing and being forgotten in its own way; see docs/nowcast.md. */
export function cascadeSteps(context: Context): Generator<NowcastStep> {
  const past = readPast(context)
  return stepsFrom(past, context.options.leadSteps)
}

function* stepsFrom(past: Past, leadSteps: number): Generator<NowcastStep> {
  const room = roomFor(past)
  for (let lead = 1; lead <= leadSteps; lead++) yield stepAt(past, lead, room)
}

/** What the steps need of the past. The pyramids are not among it: their memory is freed before the first step. */
export type Past = ReturnType<typeof readPast>

export function readPast({ frames, pyramids, motions, delay, options: { stepMinutes, leadSteps } }: Context) {
  const frame = frames.at(-1)!
  const longest = comparableLags(pyramids).at(-1)
  const swift = atProvenSpeed(pyramids, motions)
  const trajectories = new Trajectories(longest ? provenMotions(pyramids, swift, longest) : swift)
  const given = { trajectories, frame, stepMinutes, steps: leadSteps + delay }
  const [low, ...higher] = thresholdsMmh
  const heavy = readScale(pyramids, higher, given)
  // Nothing else needs them in their first scale: used again, they take no further memory.
  rescale(pyramids, frames, wetScale)
  // How bands change and rest shows best where heavy rain stands out.
  const wet = readScale(pyramids, [low], given, heavy.habits)
  const highestMmh = highestOf(frame.rateMmh)
  const view = seenAreaOf(frame)
  return {
    delay,
    stepMinutes,
    view,
    seenCells: view.seen.reduce((sum, seen) => sum + seen, 0),
    highestMmh,
    trajectories,
    wet,
    heavy,
  }
}

/** What is known of some thresholds from the frames in one log scale; lists are per threshold. */
type Reading = ReturnType<typeof readScale>

function readScale(
  pyramids: Level[][],
  thresholds: readonly number[],
  {
    trajectories,
    frame,
    stepMinutes,
    steps,
  }: { trajectories: Trajectories; frame: RateGrid; stepMinutes: number; steps: number },
  known?: Habits,
) {
  const events = thresholds.map((threshold) =>
    summedPyramid(reached(frame.rateMmh, threshold), pyramids.at(-1)!),
  )
  const present = stateAt(pyramids, pyramids.length - 1, trajectories)
  const { habits, forgetting, moments } = measureMemory(
    pyramids,
    present,
    events,
    trajectories,
    frame.cellKm,
    stepMinutes,
    known,
  )
  const { bands } = present
  const sources = measureSources(pyramids, trajectories)
  return {
    present,
    small: bands.slice(0, smallBandCount(bands)),
    strengths: bands.map(({ value }) => strengthOf(value)),
    habits,
    whole: movedOnLevels.map((level) => {
      const grid = pyramids.at(-1)![level]
      return grid && { level, rows: grid.rows, cols: grid.cols, value: grid.value.slice() }
    }),
    formed: sources && sourcesMet(sources, trajectories, stepMinutes, steps),
    events: events.map(([event], index) => ({
      forgetting: forgetting[index]!,
      moments: moments[index]!,
      wetCells: total(event!),
    })),
  }
}

/** The arrays a step is worked out in: used again for the next, they carry nothing from one to the other. */
type Room = ReturnType<typeof roomFor>

export function roomFor({ view, wet, heavy }: Past) {
  const { bands } = heavy.present
  const coarser = emptyLevels(bands).slice(1)
  const levels = perThreshold(() => [...emptyLevels([bands[0]!]), ...coarser])
  const rate = new Float32Array(view.seen.length)
  // Cells left of the first and right of the last one seen are never written to.
  for (const field of [rate, ...levels.map(([finest]) => finest!.value)]) field.fill(Number.NaN)
  const large = (reading: Reading) =>
    reading.present.bands.map(({ rows, cols, value }, band) => {
      return { rows, cols, value: new Float32Array(band < smallBandCount(bands) ? 0 : value.length) }
    })
  const unmoved = perThreshold(() => new Float32Array(view.seen.length))
  return { rate, levels, unmoved, wet: large(wet), heavy: large(heavy) }
}

/** How much each band of a threshold still tells after `steps`: 0 for the smallest once too little is left of them. */
function gainsOf(
  forgetting: readonly Forgetting[],
  strengths: readonly number[],
  threshold: number,
  steps: number,
) {
  const left = forgetting.map((law) => remembered(law, steps))
  const gains = left.map((share) => fadedGain(share, threshold))
  let first = 0
  while (first < gains.length - 2 && gains[first]! * strengths[first]! < forgottenDecades(first, threshold)) {
    left[first] = gains[first] = 0
    first++
  }
  return { left, gains, first }
}

/** The larger bands of one log scale as they are to be expected, and what forms and dies on the way. */
function expectedLarge(
  { present, habits, formed }: Reading,
  into: Field[],
  forgotten: number,
  steps: number,
  trajectories: Trajectories,
) {
  const { bands } = present
  const telling = { ...present, bands: withoutSmallest(bands, Math.max(forgotten, smallBandCount(bands))) }
  const expected = expectedBands(telling, habits, steps, trajectories, { into })
  return {
    expected,
    variances: mixVariances(expected, bands, habits),
    additions: formed ? [{ level: sourceLevel, value: formed[steps]!, gain: sourceGain }] : [],
  }
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

/** The forecast of one lead: it follows from the past alone, whichever leads were worked out before. */
export function stepAt(past: Past, lead: number, room: Room): NowcastStep {
  const { delay, stepMinutes, view, seenCells, highestMmh, trajectories, wet, heavy } = past
  const steps = lead + delay
  const minutes = steps * stepMinutes
  const readings = [wet, heavy, heavy] as const
  const events = [wet.events[0]!, heavy.events[0]!, heavy.events[1]!] as const
  const parts = perThreshold((threshold, t) => {
    const { left, gains, first } = gainsOf(events[t].forgetting, readings[t].strengths, threshold, steps)
    const whole = movedOnPart(minutes, threshold)
    return { left, first, whole, gains: gains.map((gain) => (1 - whole) * gain) }
  })
  const ofWet = expectedLarge(wet, room.wet, parts[0].first, steps, trajectories)
  const forgotten = Math.min(parts[1].first, parts[2].first)
  const ofHeavy = expectedLarge(heavy, room.heavy, forgotten, steps, trajectories)
  const large = [ofWet, ofHeavy, ofHeavy] as const
  const wholeNow = heavy.whole[minutes > 60 ? 1 : 0]
  const sums = perThreshold((_, t) => ({
    small: readings[t].small,
    large: large[t].expected,
    gains: parts[t].gains,
    levels: room.levels[t],
    unmoved: room.unmoved[t],
    additions: [...movedOnBy(steps, wholeNow, trajectories, parts[t].whole), ...large[t].additions],
  }))
  addUp(sums, trajectories, steps, view)
  const fields = perThreshold((threshold, t) => {
    const { left, gains, whole } = parts[t]
    const { wetCells, moments } = events[t]
    const field = room.levels[t][0]!.value
    const share = wetCells / Math.max(1, seenCells)
    const histogram = histogramOf(field, view, wetCells)
    const covariance = left.reduce((sum, part, j) => {
      return part === 0 ? sum : sum + (gains[j]! + whole) * part * large[t].variances[j]! * moments[j]!
    }, 0)
    const presentMoment = moments.reduce((sum, moment) => sum + moment, 0)
    const structureLeft = presentMoment > 0 ? covariance / presentMoment : 1
    const highest = highestProbability(minutes, threshold, share, structureLeft)
    const moment = covariance / Math.max(1, seenCells)
    const logistic = fitLogistic(histogram, share / highest, moment / highest)
    const scale = t === 0 ? wetScale : heavyScale
    const lacking = Math.max(0, logRateOf(threshold, scale) - logRateOf(highestMmh, scale))
    return {
      field,
      table: probabilityTable(logistic, highest),
      cut: cutFor(histogram, share * addedArea(minutes, threshold), lacking),
    }
  })
  settleFields(fields, view, room.rate, highestMmh)
  const [low, mid, high] = fields
  return {
    leadMinutes: lead * stepMinutes,
    rateMmh: room.rate,
    probability: { '0.1': low.field, '1': mid.field, '5': high.field },
  }
}
