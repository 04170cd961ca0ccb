import type { RainIntensity } from './radar-scale.ts'
import { rainIntensities, rainIntensity, rainIntensityFromMmh } from './radar-scale.ts'
import type { RainStep } from './rain-outlook.ts'

const wetFromMmh = rainIntensityFromMmh.light
/** A shorter break does not end rain. */
export const breakMinutes = 15

/** The known steps ahead, and how to give a time. */
export type View = {
  steps: readonly KnownStep[]
  clock: (at: number) => number
  until: number
  stepMinutes: number
}
export type KnownStep = RainStep & { rateMmh: number }

/** Wet steps with no long break between: indices into the known steps, both included. */
export type Spell = { first: number; last: number; maxMmh: number }

export function spellsOf({ steps, stepMinutes }: View): Spell[] {
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

export function wetSteps({ steps }: View, spell: Spell): KnownStep[] {
  return steps.slice(spell.first, spell.last + 1).filter((step) => step.rateMmh >= wetFromMmh)
}

export function meanProbability(steps: readonly RainStep[]): number {
  return steps.reduce((sum, step) => sum + step.probability, 0) / Math.max(1, steps.length)
}

/** null: it reaches the horizon, or the break after it is too short to tell. */
export function endOf({ steps, clock, stepMinutes }: View, spell: Spell): number | null {
  const after = steps[spell.last + 1]
  const breakLength = (steps.length - spell.last - 1) * stepMinutes
  return after && breakLength >= breakMinutes ? clock(after.at) : null
}

/** How it sets in: the heaviest of the first quarter of an hour. */
export function openingIntensity({ steps, stepMinutes }: View, spell: Spell): RainIntensity {
  const end = Math.min(spell.last + 1, spell.first + stepsIn(breakMinutes, stepMinutes))
  const rates = steps.slice(spell.first, end).map((step) => step.rateMmh)
  return rainIntensity(Math.max(...rates)) ?? 'light'
}

/** When it is heaviest, where that deserves a heavier word than how it begins. */
export function peakOf({ steps, clock }: View, spell: Spell, opening: RainIntensity): number | null {
  const peak = rainIntensity(spell.maxMmh) ?? opening
  if (rainIntensities.indexOf(peak) <= rainIntensities.indexOf(opening)) return null
  const at = steps.slice(spell.first, spell.last + 1).find((step) => step.rateMmh === spell.maxMmh)?.at
  return at === undefined ? null : clock(at)
}

/** From when on it never again reaches half of its heaviest, at least a quarter of an hour later. */
export function easingOf({ steps, clock, stepMinutes }: View, spell: Spell): number | null {
  const rates = steps.slice(spell.first, spell.last + 1).map((step) => step.rateMmh)
  const easedFrom = rates.findLastIndex((rate) => rate > spell.maxMmh / 2) + 1
  const peak = rates.indexOf(spell.maxMmh)
  const eased = steps[spell.first + easedFrom]
  const isLasting = (rates.length - easedFrom) * stepMinutes >= breakMinutes
  return eased && isLasting && (easedFrom - peak) * stepMinutes >= breakMinutes ? clock(eased.at) : null
}
