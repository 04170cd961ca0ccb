import type { LikelyRange } from './weather.ts'

/** A band of this many degrees distinguishes a warm day from a cool one. */
const wideTemperatureC = 5
/** A band this many millimetres wide decides whether a walk is possible, if its upper end is also twice the lower one. */
const wideAmountMm = 5

/** Whether a range is worth saying in words: narrower ones are what everybody expects of a forecast. */
export const isWideTemperature = ({ p10, p90 }: LikelyRange): boolean => p90 - p10 >= wideTemperatureC

export const isWideAmount = ({ p10, p90 }: LikelyRange): boolean =>
  p90 - p10 >= wideAmountMm && p90 >= 2 * p10
