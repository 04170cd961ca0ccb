import type { LikelyRange } from './weather.ts'

/** A band of this many degrees distinguishes a warm day from a cool one. */
const wideTemperatureC = 5
/** A band this many millimetres wide decides whether a walk is possible, if its upper end is also twice the lower one. */
const wideAmountMm = 5

/** Whether a range is worth saying in words: narrower ones are what everybody expects of a forecast. */
export const isWideTemperature = ({ p10, p90 }: LikelyRange): boolean => p90 - p10 >= wideTemperatureC

/** The same snow by its depth: as deep to the millimetre of water as the day's own. */
export function rangeInSnow(
  { p10, p90 }: LikelyRange,
  { snowMm, snowCm }: { snowMm: number | null; snowCm: number | null },
): LikelyRange {
  const cmPerMm = (snowCm ?? 0) / (snowMm || 1)
  return { p10: p10 * cmPerMm, p90: p90 * cmPerMm }
}

export const isWideAmount = ({ p10, p90 }: LikelyRange): boolean =>
  p90 - p10 >= wideAmountMm && p90 >= 2 * p10
