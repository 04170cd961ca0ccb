import { leastCases } from './figures.ts'

/** 95 per cent of a normal distribution lie within this many standard deviations. */
const z = 1.96
/** Of errors that are spread normally, the standard deviation of their size in shares of its mean: √(π/2 − 1). */
const spreadOfSize = Math.sqrt(Math.PI / 2 - 1)

/**
 * How many cases count as independent. The stations of a day have one weather: of their forecasts one counts, as if all
 * were right or wrong together, which makes a range rather too wide than too narrow.
 */
export const independentCases = (cases: number, stationCount: number): number =>
  cases / Math.max(1, stationCount)

/** A mean error lies so near with 95 % confidence, in the same unit; null for too few cases. */
export function errorMargin(meanSize: number | null, independent: number): number | null {
  return meanSize === null || independent < leastCases
    ? null
    : (z * spreadOfSize * meanSize) / Math.sqrt(independent)
}

/** The range of a share with 95 % confidence, in per cent (Wilson's, which holds near 0 and 100 too); null for too few cases. */
export function shareRange(
  percent: number | null,
  independent: number,
): { low: number; high: number } | null {
  if (percent === null || independent < leastCases) return null
  const share = percent / 100
  const weight = z ** 2 / independent
  const middle = (share + weight / 2) / (1 + weight)
  const half =
    (z / (1 + weight)) * Math.sqrt((share * (1 - share)) / independent + weight / (4 * independent))
  return { low: 100 * Math.max(0, middle - half), high: 100 * Math.min(1, middle + half) }
}
