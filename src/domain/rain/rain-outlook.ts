import { type CompassSector, compassSector } from '../place/compass-sector.ts'
import { minuteMs } from '../time/durations.ts'
import { formOf, type PrecipitationForm } from './precipitation-form.ts'
import { type RainIntensity, rainIntensity, rainIntensityFromMmh } from './radar-scale.ts'
import {
  breakMinutes,
  endOf,
  type KnownStep,
  knownSteps,
  meanProbability,
  type Peak,
  peakOf,
  type RainStep,
  rainSpells,
  type Spell,
  type Stage,
  type StepsAhead,
  stagesOf,
  stepsIn,
  wetSteps,
} from './rain-spells.ts'

export type RainOutlookInput = {
  now: number
  stepMinutes: number
  /** The next two hours, in order of time. */
  steps: readonly RainStep[]
  /** Measured at the place. */
  current: { rateMmh: number | null }
  /** The nearest measured rain; `fromDegrees` is where it lies, seen from the place, clockwise from north. */
  nearest: NearestRain | null
}

export type NearestRain = {
  distanceKm: number
  fromDegrees: number
  approaching: boolean | null
  /** null: unknown. */
  isSnow: boolean | null
}

/** What all kinds share: `hedged` means careful wording, because the probability is low. */
type Shared = { form: PrecipitationForm; hedged: boolean }
/**
 * The likeliest course is dry up to the end of what is known. `possibleFrom`: up to here dry is a promise, from here rain
 * cannot be ruled out; where not `hedged`, it is no more than a slight risk.
 */
type Dry = Shared & { until: number; possibleFrom: number | null }
type Rain = Shared & { intensity: RainIntensity }
/** How it begins, and from when on it is stronger or weaker for a while. */
type Course = Rain & { changes: readonly Stage[] }

/** What the radar says about the next two hours here. All times are rounded to five minutes. */
export type RainOutlook =
  | ({ kind: 'dry' } & Dry)
  | ({ kind: 'nearby' } & Dry & {
        /** What falls there; `form` is what would fall here. */
        formThere: PrecipitationForm
        distanceKm: number
        direction: CompassSector
        movement: 'away' | 'closer' | null
      })
  | ({ kind: 'starts' } & Course & {
        at: number
        /** A few drops before `at` that do not deserve to be called rain. */
        afterTraces: boolean
        /** Heavier than any stage. */
        peak: Peak | null
        endsAt: number | null
      })
  | ({ kind: 'raining-until' } & Course & { endsAt: number; peak: Peak | null; againAt: number | null })
  | ({ kind: 'raining-throughout' } & Course & { until: number; peak: Peak | null })
  /** On and off. `from` null: already; `endsAt` null: beyond the horizon `until`. */
  | ({ kind: 'showers' } & Rain & { from: number | null; endsAt: number | null; until: number })
  /** `intensity`: what falls now, null where nothing falls or it is unknown. */
  | ({ kind: 'unknown' } & Shared & { intensity: RainIntensity | null })

const roundingMs = 5 * minuteMs
/** What is known must reach this far to be called an outlook. */
const leastHorizonMinutes = 30
/** Rain further away does not matter for the next two hours. */
const nearbyKm = 40
/** Spells below this, and no longer than `traceMinutes`, are a few drops. */
const traceMmh = 0.5
const traceMinutes = 30
/** Below: "possible". */
const likelyProbability = 0.5
/** Shorter light rain that is no more than possible has no beginning and no end worth naming. */
const worthNamingMinutes = 10
/**
 * From here on dry is no longer promised. So low, because "no rain before" is a promise about every step at once: at 0.3 it
 * was broken in 12 to 25 % of cases on real events, at 0.04 in 0.5 to 5.4 %, at 0.03 in 5.0 % where it had been 5.4
 * (npm run nowcast-score). Lower means less often broken, and a risk named sooner.
 */
const riskProbability = 0.025
/** A chance below this is slight: the sentence does not call the rain possible, and a dry step keeps it to itself. */
export const slightBelowProbability = 0.1
/** From here the end of rain is hedged. */
const goingOnProbability = 0.3

export function rainOutlook(input: RainOutlookInput): RainOutlook {
  const { now } = input
  const steps = knownSteps(input.steps.filter(({ at }) => at > now))
  const horizon = steps.at(-1)?.at ?? now
  const measured = finite(input.current.rateMmh)
  const rateNow = measured ?? steps[0]?.rateMmh ?? null
  const intensityNow = rainIntensity(rateNow)
  if (horizon - now < leastHorizonMinutes * minuteMs) {
    const form = formOf(steps.length > 0 ? steps : input.steps.slice(0, 1))
    return { kind: 'unknown', form, hedged: false, intensity: rainIntensity(measured) }
  }
  const clock = (at: number): number =>
    Math.max(Math.round(at / roundingMs) * roundingMs, Math.ceil(now / roundingMs) * roundingMs)
  const view: StepsAhead = {
    steps,
    clock,
    until: Math.floor(horizon / roundingMs) * roundingMs,
    stepMinutes: input.stepMinutes,
  }
  const spells = rainSpells(view)
  if (intensityNow !== null) return whileRaining(view, spells, intensityNow)
  const isDry = spells.length === 0 || areAFewDropsAtMost(view, spells)
  return isDry ? whileDry(view, input.nearest) : beforeRain(view, spells)
}

function finite(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) ? value : null
}

/** "Dry until …, then rain possible" says as much as its five minutes deserve. */
function areAFewDropsAtMost(view: StepsAhead, spells: readonly Spell[]): boolean {
  const [spell, ...others] = spells
  if (!spell || others.length > 0 || endOf(view, spell) === null) return false
  return (
    rainIntensity(spell.maxMmh) === 'light' &&
    (spell.last - spell.first + 1) * view.stepMinutes < worthNamingMinutes &&
    meanProbability(wetSteps(view, spell)) < likelyProbability
  )
}

function whileDry(view: StepsAhead, nearest: RainOutlookInput['nearest']): RainOutlook {
  const { steps, clock, until } = view
  const reaches = (least: number) => (step: KnownStep) =>
    step.probability >= least || rainIntensity(step.rateMmh) !== null
  const risky = steps.filter(({ at }) => clock(at) < until)
  const possible = risky.find(reaches(riskProbability))
  const possibleFrom = possible ? clock(possible.at) : null
  const hedged = risky.some(reaches(slightBelowProbability))
  const isNear = nearest !== null && nearest.distanceKm <= nearbyKm
  const dry = { form: formOf(steps), hedged, until, possibleFrom } as const
  if (!isNear) return { kind: 'dry', ...dry }
  return {
    kind: 'nearby',
    ...dry,
    formThere: formOf([nearest]),
    distanceKm: nearest.distanceKm,
    direction: compassSector(nearest.fromDegrees),
    movement: nearest.approaching === null ? null : nearest.approaching ? 'closer' : 'away',
  }
}

function beforeRain(view: StepsAhead, spells: readonly Spell[]): RainOutlook {
  const { steps, clock, until, stepMinutes } = view
  const isTrace = (spell: Spell): boolean =>
    spell.maxMmh < traceMmh && (spell.last - spell.first + 1) * stepMinutes <= traceMinutes
  const last = spells.at(-1)
  const afterTraces = spells.length > 1 && !!last && !isTrace(last) && spells.slice(0, -1).every(isTrace)
  const first = afterTraces ? last : spells[0]
  if (!first || !last) throw new RangeError('no spell of rain to describe')
  const wet = wetSteps(view, first)
  const hedged = meanProbability(wet.slice(0, stepsIn(30, stepMinutes))) < likelyProbability
  const from = clock(steps[first.first]?.at ?? until)
  if (spells.length > 1 && !afterTraces) return showers(view, spells, { from, hedged, leastMmh: 0 })
  const stages = stagesOf(view, first, null)
  return {
    kind: 'starts',
    form: formOf(wet),
    hedged,
    ...courseOf(stages),
    at: from,
    afterTraces,
    peak: peakOf(view, first, stages),
    endsAt: endOf(view, last),
  }
}

function whileRaining(view: StepsAhead, spells: readonly Spell[], intensity: RainIntensity): RainOutlook {
  const { steps, clock, until, stepMinutes } = view
  const opening = spells[0]
  const goesOn = opening !== undefined && opening.first * stepMinutes < breakMinutes
  const later = goesOn ? spells.slice(1) : spells
  const form = formOf(goesOn ? wetSteps(view, opening) : steps.slice(0, 1))
  const last = later.at(-1)
  if (later.length > 1)
    return showers(view, spells, { from: null, hedged: false, leastMmh: rainIntensityFromMmh[intensity] })
  const end = goesOn ? opening.last + 1 : 0
  const endsAt = goesOn ? endOf(view, opening) : clock(steps[0]?.at ?? until)
  const stages = goesOn ? stagesOf(view, opening, intensity) : []
  const course = stages.length > 0 ? courseOf(stages) : { intensity, changes: [] }
  const peak = goesOn ? peakOf(view, opening, stages) : null
  if (endsAt !== null) {
    const after = steps.slice(end, end + stepsIn(breakMinutes, stepMinutes))
    const again = last ? steps[last.first] : undefined
    return {
      kind: 'raining-until',
      form,
      hedged: meanProbability(after) >= goingOnProbability,
      ...course,
      endsAt,
      peak,
      againAt: again ? clock(again.at) : null,
    }
  }
  const secondHalf = steps.slice(Math.floor(steps.length / 2))
  return {
    kind: 'raining-throughout',
    form,
    hedged: meanProbability(secondHalf) < likelyProbability,
    ...course,
    until,
    peak,
  }
}

function showers(
  view: StepsAhead,
  spells: readonly Spell[],
  { leastMmh, ...begin }: { from: number | null; hedged: boolean; leastMmh: number },
): RainOutlook {
  const last = spells.at(-1)
  return {
    kind: 'showers',
    form: formOf(spells.flatMap((spell) => wetSteps(view, spell))),
    intensity: rainIntensity(Math.max(leastMmh, ...spells.map(({ maxMmh }) => maxMmh))) ?? 'light',
    endsAt: last ? endOf(view, last) : null,
    until: view.until,
    ...begin,
  }
}

function courseOf([first, ...changes]: readonly Stage[]): {
  intensity: RainIntensity
  changes: readonly Stage[]
} {
  return { intensity: first?.intensity ?? 'light', changes }
}
