/** Where pictures are missing for less than this share of its time, a sum counts as whole. */
const tolerableGap = 0.05

export function isWholeSum(coveredMinutes: number, minutes: number): boolean {
  return coveredMinutes >= minutes * (1 - tolerableGap)
}

/** As far as the radar's own images reach back. */
const enoughMinutes = 120

/** Whether a dry sum says anything about its period. A wet one always does: at least that much fell. */
export function isSeenEnough(coveredMinutes: number, minutes: number): boolean {
  return coveredMinutes >= Math.min(minutes / 2, enoughMinutes)
}
