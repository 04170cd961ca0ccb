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

/** To how much a temperature is known: a provider's hundredths would only part what is drawn from what is written. */
export const inTenths = (valueC: number): number => Math.round(valueC * 10) / 10 + 0

/**
 * As it is written: half a degree away from zero, and never −0. Wherever a whole temperature is compared, drawn or written
 * it is this one, since Math.round makes −7.5 a −7 while numbers are written as −8.
 */
export function wholeDegrees(valueC: number): number {
  return Math.sign(valueC) * Math.round(Math.abs(valueC)) + 0
}
