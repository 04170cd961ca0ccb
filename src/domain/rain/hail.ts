import { groupsFrom } from './clusters.ts'

/** A cell in which hail is likely, at its strongest point. */
export type HailCell = { lat: number; lon: number; percent: number }

/** Hail is mentioned from this probability on; below, most cells bring none. */
const likelyHailPercent = 50

/** The radars detect hail from 1 April to 30 September (MeteoSwiss, hail products of the radar, open data documentation). */
export function isHailSeason(at: number): boolean {
  const month = new Date(at).getUTCMonth() + 1
  return month >= 4 && month <= 9
}

/** Connected cells of a grid that reach the probability, each with the index of its highest value; the most likely first. */
export function hailClusters(percent: ArrayLike<number>, cols: number): { index: number; percent: number }[] {
  const at = (index: number) => percent[index] as number
  return groupsFrom(percent, cols, likelyHailPercent)
    .map((group) => {
      const index = group.reduce((best, cell) => (at(cell) > at(best) ? cell : best))
      return { index, percent: Math.round(at(index)) }
    })
    .sort((a, b) => b.percent - a.percent)
}
