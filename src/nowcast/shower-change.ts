import type { Present } from './features.ts'
import { addScaled, dot } from './field-arithmetic.ts'
import type { Expectation } from './memory.ts'
import type { Tuning } from './tuning.ts'

/** The band of 2 to 4 km, single showers. */
export const showerBand = 1
/** More of a single change is never believed. */
const mostGoingOn = 0.5

/**
 * Showers that have grown or shrunk within the last step do so a little more. How much is told by the two frames before:
 * where both are best joined to the newest one as x₁ + part · (x₁ − x₂), the autoregression of order 2 that Seed (2003)
 * has. Where it would turn back, as noise does, nothing is changed.
 * @param expectations of the newest frame, one and two steps ago; in part of the cells, 0 elsewhere
 */
export function letShowersChangeOn(
  { bands, tendency }: Present,
  expectations: readonly Expectation[],
  { noiseLoss }: Tuning,
): void {
  const change = tendency?.[showerBand]?.value
  const [one, two] = [1, 2].map((lag) => expectations.find((past) => past.lag === lag)?.bands[showerBand])
  if (!change || !one || !two) return
  const now = bands[showerBand]!.value
  const part = noiseLoss * partGoingOn(now, one.value, two.value)
  addScaled(now, Math.min(mostGoingOn, Math.max(0, part)), change)
}

/** Least squares of now = a · one + b · two, as (a + b) · (one + part · (one − two)). */
function partGoingOn(now: Float32Array, one: Float32Array, two: Float32Array): number {
  const [oneOne, oneTwo, twoTwo] = [dot(one, one), dot(one, two), dot(two, two)]
  const [nowOne, nowTwo] = [dot(now, one), dot(now, two)]
  const a = nowOne * twoTwo - nowTwo * oneTwo
  const b = nowTwo * oneOne - nowOne * oneTwo
  return a + b > 0 ? -b / (a + b) : 0
}
