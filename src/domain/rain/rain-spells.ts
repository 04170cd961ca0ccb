import type { RainIntensity } from './radar-scale.ts'
import { rainIntensities, rainIntensity, rainIntensityFromMmh } from './radar-scale.ts'

/** The nowcast at the place at one instant. */
export type RainStep = {
  at: number
  /** null where the radars do not see or the nowcast has nothing. */
  rateMmh: number | null
  /** Of 0.1 mm/h or more, 0 to 1. */
  probability: number
  /** What falls is snow; of a dry step: what would fall. null: unknown. */
  isSnow: boolean | null
}

const wetFromMmh = rainIntensityFromMmh.light
/** A shorter break does not end rain. */
export const breakMinutes = 15

/** The known steps ahead, and how to give a time. */
export type StepsAhead = {
  steps: readonly KnownStep[]
  clock: (at: number) => number
  until: number
  stepMinutes: number
}
export type KnownStep = RainStep & { rateMmh: number }

/** Up to the first gap: nothing may be concluded across one. */
export function knownSteps<Step extends RainStep>(steps: readonly Step[]): (Step & KnownStep)[] {
  const gap = steps.findIndex(({ rateMmh }) => !Number.isFinite(rateMmh))
  return (gap < 0 ? steps : steps.slice(0, gap)) as (Step & KnownStep)[]
}

/** Wet steps with no long break between: indices into the known steps, both included. */
export type Spell = { first: number; last: number; maxMmh: number }

export function rainSpells({ steps, stepMinutes }: StepsAhead): Spell[] {
  const spells: Spell[] = []
  for (const [index, { rateMmh }] of steps.entries()) {
    if (rateMmh < wetFromMmh) continue
    const open = spells.at(-1)
    if (open && (index - open.last - 1) * stepMinutes < breakMinutes) {
      open.last = index
      open.maxMmh = Math.max(open.maxMmh, rateMmh)
    } else {
      spells.push({ first: index, last: index, maxMmh: rateMmh })
    }
  }
  return spells
}

export function stepsIn(minutes: number, stepMinutes: number): number {
  return Math.max(1, Math.ceil(minutes / stepMinutes))
}

export function wetSteps({ steps }: StepsAhead, spell: Spell): KnownStep[] {
  return steps.slice(spell.first, spell.last + 1).filter((step) => step.rateMmh >= wetFromMmh)
}

export function meanProbability(steps: readonly RainStep[]): number {
  return steps.reduce((sum, step) => sum + step.probability, 0) / Math.max(1, steps.length)
}

/** null: it reaches the horizon, or the break after it is too short to count. */
export function endOf({ steps, clock, stepMinutes }: StepsAhead, spell: Spell): number | null {
  const after = steps[spell.last + 1]
  const breakLength = (steps.length - spell.last - 1) * stepMinutes
  return after && breakLength >= breakMinutes ? clock(after.at) : null
}

/** From `from` on it rains like this. */
export type Stage = { from: number; intensity: RainIntensity }

/** A sentence with more than two changes is not remembered. */
const mostStages = 3

type Run = { first: number; length: number; word: number }

/**
 * The course of a spell in words that last: runs of one intensity, with short ones given to the neighbour that is
 * closest; of two as short the weaker goes first. What falls now counts as the first step; where it is about to get weaker, even a short remainder counts.
 * No word is two strengths off for as long as a stage lasts: rather than that, more stages or shorter ones are named.
 */
export function stagesOf(view: StepsAhead, spell: Spell, now: RainIntensity | null): Stage[] {
  const { steps, clock, stepMinutes } = view
  const words = steps
    .slice(spell.first, spell.last + 1)
    .map(({ rateMmh }) => rainIntensities.indexOf(rainIntensity(rateMmh) ?? 'light'))
  if (now !== null) words.unshift(rainIntensities.indexOf(now))
  const offset = now === null ? spell.first : spell.first - 1
  let runs = runsOf(words)
  const isShort = (run: Run, index: number): boolean => {
    const isEnding = index === 0 && now !== null && run.word > (runs[1]?.word ?? run.word)
    // The current step is over.
    const minutes = (run.length - (index === 0 && now !== null ? 1 : 0)) * stepMinutes
    return isEnding ? minutes < stepMinutes : minutes < breakMinutes
  }
  // What still falls where the view ends is the last word: nobody knows yet that it is a short burst.
  const leastLast = endOf(view, spell) === null ? (words.at(-1) ?? 0) : 0
  const isTrue = (told: readonly Run[]): boolean => {
    if ((told.at(-1)?.word ?? 0) < leastLast) return false
    const isFarOff = wordsOf(told).map((word, index) => Number(Math.abs(word - (words[index] ?? word)) > 1))
    return runsOf(isFarOff).every(({ word, length }) => word === 0 || length * stepMinutes < breakMinutes)
  }
  while (runs.length > 1) {
    const short = runs.filter(isShort)
    const isTooMany = runs.length > mostStages
    const next = [short, isTooMany ? runs : []]
      .flatMap((candidates) => candidates.toSorted((a, b) => a.length - b.length || a.word - b.word))
      .flatMap((gone) => mergers(runs, gone))
      .find(isTrue)
    if (!next) break
    runs = next
  }
  const clockAt = (step: number) => clock(steps[Math.max(0, step)]?.at ?? view.until)
  const stages = runs.map(({ first, word }, index) => {
    const from = clockAt(first + offset)
    return {
      // A step is of the minutes before it: nothing begins where the view ends.
      from: index > 0 && from >= view.until ? clockAt(first + offset - 1) : from,
      intensity: rainIntensities[word] ?? 'light',
    }
  })
  // Of two that begin in the same five minutes the later is named.
  return stages.filter(({ from }, index) => (stages[index + 1]?.from ?? Number.POSITIVE_INFINITY) > from)
}

function wordsOf(runs: readonly Run[]): number[] {
  return runs.flatMap(({ length, word }) => Array.from({ length }, () => word))
}

function runsOf(words: readonly number[]): Run[] {
  const runs: Run[] = []
  for (const [index, word] of words.entries()) {
    const open = runs.at(-1)
    if (open?.word === word) open.length++
    else runs.push({ first: index, length: 1, word })
  }
  return runs
}

/** Without one run, which a neighbour takes over: the closest first, of two as close the stronger. */
function mergers(runs: readonly Run[], gone: Run): Run[][] {
  const index = runs.indexOf(gone)
  const distance = ({ word }: Run) => Math.abs(word - gone.word) - word / 10
  return [runs[index - 1], runs[index + 1]]
    .filter((run) => run !== undefined)
    .sort((a, b) => distance(a) - distance(b))
    .map(({ word }) => runsOf(wordsOf(runs.map((run) => (run === gone ? { ...run, word } : run)))))
}

/** When it is heaviest. */
export type Peak = { at: number; intensity: RainIntensity }

/** null where it deserves no heavier word than the stages. */
export function peakOf({ steps, clock }: StepsAhead, spell: Spell, stages: readonly Stage[]): Peak | null {
  const named = Math.max(...stages.map(({ intensity }) => rainIntensities.indexOf(intensity)))
  const intensity = rainIntensity(spell.maxMmh) ?? 'light'
  if (rainIntensities.indexOf(intensity) <= named) return null
  const at = steps.slice(spell.first, spell.last + 1).find((step) => step.rateMmh === spell.maxMmh)?.at
  return at === undefined ? null : { at: clock(at), intensity }
}
