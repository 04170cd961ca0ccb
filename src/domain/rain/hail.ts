/** A cell in which hail is likely, at its strongest point. */
export type HailCell = { lat: number; lon: number; percent: number }

/** Hail is mentioned from this probability on; below, most cells bring none. */
const likelyHailPercent = 50

/** The radars detect hail from 1 April to 30 September (MeteoSwiss, hail products of the radar, open data documentation). */
export function isHailSeason(at: number): boolean {
  const month = new Date(at).getUTCMonth() + 1
  return month >= 4 && month <= 9
}

/**
 * Connected cells of a grid that reach the probability, each with the index of its highest value; the most likely
 * first. Cells that touch at a corner are one.
 */
export function hailClusters(percent: ArrayLike<number>, cols: number): { index: number; percent: number }[] {
  const seen = new Set<number>()
  const clusters: { index: number; percent: number }[] = []
  for (let start = 0; start < percent.length; start++) {
    if (seen.has(start) || !((percent[start] as number) >= likelyHailPercent)) continue
    const best = { index: start, percent: percent[start] as number }
    const waiting = [start]
    seen.add(start)
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      const value = percent[cell] as number
      if (value > best.percent) Object.assign(best, { index: cell, percent: value })
      const col = cell % cols
      for (const step of [-cols, 0, cols])
        for (const side of [-1, 0, 1]) {
          const next = cell + step + side
          const isInside = next >= 0 && next < percent.length && col + side >= 0 && col + side < cols
          if (!isInside || seen.has(next) || !((percent[next] as number) >= likelyHailPercent)) continue
          seen.add(next)
          waiting.push(next)
        }
    }
    clusters.push({ index: best.index, percent: Math.round(best.percent) })
  }
  return clusters.sort((a, b) => b.percent - a.percent)
}
