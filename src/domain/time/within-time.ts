/** Between the clocks of machines that share what they fetch. Where they differ by more, something is fetched again. */
const clockSkewMs = 5_000

/** Something dated later than now was dated by a clock since set back, and would stay for as long as that. */
export function isWithinTime(now: number, from: number, until: number): boolean {
  return from <= now + clockSkewMs && now < until
}
