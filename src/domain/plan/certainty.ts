import { dayMs } from '../time/durations.ts'
import type { Doubt } from './judge-hour.ts'

/** Less sure windows are not promised. */
export const leastSurePercent = 60
/** Less sure ones are not even called possible. */
export const leastPossiblePercent = 30

/** From here on the words are "very likely", below "likely". */
const mostLikelyPercent = 80

/** Of what is promised. */
export const likelihoodOf = (surePercent: number): 'most' | 'likely' =>
  surePercent >= mostLikelyPercent ? 'most' : 'likely'

/** No forecast is surer than this at its start, and each day of lead takes its part: a convention, not a measurement. */
const surestPercent = 95
const perDayPercent = 5
/** Figures are rounded down to this step: single per cents would be false precision. */
const stepPercent = 10

/**
 * How sure it is that a whole time does, in per cent.
 *
 * The hours' chances are not multiplied because they are not independent. Within a stretch (some hours, or a day) the
 * worst hour counts for all, as if they failed together. The chances of the stretches, and of rain, wind and
 * temperature, are added: the chance that any of several things happens is never more than their sum, however they
 * hang together (Boole's inequality). The lead of the forecast caps the result.
 */
export function surePercent(stretches: readonly (readonly Doubt[])[], leadMs: number): number {
  let lost = 0
  for (const stretch of stretches) {
    for (const kind of ['rain', 'wind', 'temperature'] as const)
      lost += Math.max(0, ...stretch.map((doubt) => doubt[kind]))
  }
  const leadDays = Math.max(0, Math.floor(leadMs / dayMs))
  const sure = Math.min(100 - lost, surestPercent - perDayPercent * leadDays)
  return Math.max(0, Math.floor(sure / stepPercent) * stepPercent)
}
