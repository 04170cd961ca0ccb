import { pollenOldAfterMs } from './air/pollen.ts'
import { dayMs, hourMs, minuteMs } from './time/durations.ts'
import { waterCurrentForMs } from './water/water.ts'

/**
 * Past this age a reading is marked as old, not shown as current. Weather: the provider renews it every 10
 * minutes; an hour later the sky has changed. Radar: frames are 2 to 7 minutes old, 12 to 17 where they are known from
 * MeteoSwiss' list alone, and 2 more until they are shown; a source silent for 20 is left for another one. Warnings: feeds are fetched
 * every few minutes and a warning is urgent. Clouds: the satellite or model frame comes every 15 to 60 minutes,
 * and each is shown at its own time only.
 * Snow: stations report every half hour, and depth changes slowly.
 * Lightning: a picture every five minutes, ten minutes late.
 * Water: gauges send every 10 to 60 minutes. Pollen: a mean of an hour, in files that are often late.
 */
export const maximumAgeMs = {
  weather: hourMs,
  radar: 25 * minuteMs,
  warnings: 30 * minuteMs,
  clouds: 150 * minuteMs,
  snow: 3 * hourMs,
  water: waterCurrentForMs,
  pollen: pollenOldAfterMs,
  lightning: 30 * minuteMs,
  /** Of airports, which report every half hour by day. */
  visibility: 90 * minuteMs,
  /** The lake model runs once a day. */
  lakes: dayMs,
} as const
/** Radar pictures past their maximum age are shown with their time, for this long: then another weather has come. */
export const radarShownForMs = 3 * hourMs

export type AgedKind = keyof typeof maximumAgeMs

/** The age counts from the measurement, or from our fetch where the source does not say. */
export function isOldReading(
  kind: AgedKind,
  reading: { observedAt: number | null; fetchedAt: number },
  now: number,
): boolean {
  return now - (reading.observedAt ?? reading.fetchedAt) > maximumAgeMs[kind]
}
