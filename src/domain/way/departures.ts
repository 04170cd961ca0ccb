import { leastPossiblePercent } from '../plan/certainty.ts'
import { hourMs, minuteMs, tenMinutesMs } from '../time/durations.ts'
import type { Leaving } from './on-the-way.ts'

/** Within the radar's reach minutes count, later only half hours. */
const soonMs = 2 * hourMs
const laterStepMs = 30 * minuteMs
const count = 13

export const nextTenMinutes = (at: number): number => Math.ceil(at / tenMinutesMs) * tenMinutesMs

/** The departure that is asked for and those around it, none of which is over. */
export function departureTimes(askedAt: number, now: number): number[] {
  const first = nextTenMinutes(now)
  const times = (from: number, stepMs: number) =>
    Array.from({ length: count }, (_, index) => from + index * stepMs)
  if (askedAt <= first + soonMs) return times(first, tenMinutesMs)
  return times(askedAt - ((count - 1) / 2) * laterStepMs, laterStepMs).filter((at) => at >= first)
}

/** What is less is as good as dry. */
const dryMm = 0.1

export const isDry = ({ rainMm, snowMm }: Pick<Leaving, 'rainMm' | 'snowMm'>): boolean =>
  rainMm + snowMm < dryMm

/**
 * The departure worth naming beside the chosen one: of a dry one the first later that gets wet; of a wet one or one with
 * thunder the nearest that may stay dry, else one with half as much or less, but none with thunder. null: all are alike.
 */
export function otherDeparture(leavings: readonly Leaving[], chosen: number): Leaving | null {
  const own = leavings[chosen]
  if (!own) return null
  if (isDry(own) && !own.isThunder) return leavings.slice(chosen + 1).find((one) => !isDry(one)) ?? null
  const others = leavings.filter(({ isThunder, isPartial }) => !isThunder && !isPartial)
  const apart = (one: Leaving) => Math.abs(one.departAt - own.departAt)
  const dry = others
    .filter((one) => isDry(one) && one.surePercent >= leastPossiblePercent)
    .sort((a, b) => apart(a) - apart(b))
  if (dry[0] || isDry(own)) return dry[0] ?? null
  const mm = ({ rainMm, snowMm }: Leaving) => rainMm + snowMm
  const least = others.sort((a, b) => mm(a) - mm(b))[0]
  return least && mm(least) <= mm(own) / 2 ? least : null
}
