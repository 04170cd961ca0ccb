import type { Tuning } from './tuning.ts'

/**
 * Part of the expected covariance of event and field that is trusted. That of rates from 1 mm/h up is measured in few
 * cells, and beyond the hour it was measured in it comes out too high.
 */
export function trusted(leadMinutes: number, threshold: number, { trustMinutes }: Tuning): number {
  return threshold < 1 ? 1 : Math.exp(-Math.max(0, leadMinutes - 45) / trustMinutes)
}

/** Minutes ahead from which on nothing is more certain than what is left of the structure. */
const doubtfulMinutes = 90
const certaintyPower = 1.5
/** Widespread rain is no matter of single structures: nothing is held below so many times its mean. */
const leastOverMean = 4

/**
 * The highest probability that is given. A logistic function is certain wherever the field is high enough; of rates from
 * 1 mm/h up the surest places stay dry the more often the less is left of what the field was made of.
 * @param share mean probability
 * @param structureLeft share of the present's structure that is still told, 0 to 1
 */
export function highestProbability(
  leadMinutes: number,
  threshold: number,
  share: number,
  structureLeft: number,
): number {
  if (threshold < 1) return 1
  const doubt = Math.min(1, leadMinutes / doubtfulMinutes)
  const limit = 1 - doubt * (1 - Math.min(1, Math.max(0, structureLeft)) ** certaintyPower)
  return Math.min(1, Math.max(limit, leastOverMean * share))
}
