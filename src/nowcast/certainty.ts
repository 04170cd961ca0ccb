/** Lifetime, minutes, of the trust in what is left: it is measured within an hour, and beyond that comes out too high. */
const trustMinutes = 180
/** Half of the structure still makes seven eighths sure. Both were chosen by how often "60 %" came: bench/nowcast.md. */
const certaintyPower = 3
/** Widespread rain is no matter of single structures: nothing is held below so many times its mean. */
const leastOverMean = 4

/**
 * The highest probability that is given. A logistic function is certain wherever the field is high enough; of rates from
 * 1 mm/h up the surest places stay dry the more often the less is left of what the field was made of.
 * @param share mean probability
 * @param structureLeft share of the present's covariance of event and field that is left, 0 to 1
 */
export function highestProbability(
  leadMinutes: number,
  threshold: number,
  share: number,
  structureLeft: number,
): number {
  if (threshold < 1) return 1
  const told = Math.min(1, Math.max(0, structureLeft)) * Math.exp(-leadMinutes / trustMinutes)
  return Math.min(1, Math.max(1 - (1 - told) ** certaintyPower, leastOverMean * share))
}
