/** Where pictures are missing for less than this share of its time, a sum counts as whole. */
const tolerableGap = 0.05

export function isWholeSum(coveredMinutes: number, minutes: number): boolean {
  return coveredMinutes >= minutes * (1 - tolerableGap)
}
