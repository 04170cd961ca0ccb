/** Spec section 9. */
export function metresPerSecondToKmh(metresPerSecond: number): number {
  return metresPerSecond * 3.6
}

export function metresToKm(metres: number): number {
  return metres / 1000
}

/** 0.37 is 37; outside 0 to 1 (a provider's slip) is held at the edge. */
export function fractionToPercent(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 100)
}

/** Providers count seconds, we count milliseconds. */
export function epochSecondsToMs(seconds: number): number {
  return seconds * 1000
}
