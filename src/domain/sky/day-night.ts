import { dayMs } from '../time/durations.ts'
import { hourOfDay } from '../time/local-time.ts'

const firstDayHour = 6
const lastDayHour = 19

/** Sunrise and sunset of the place, of the same day or a neighbouring one. */
export type KnownSun = { sunriseAt: number | null; sunsetAt: number | null }

/**
 * The place's own sunrise and sunset decide where both are known; otherwise day is 6:00 up to and
 * including 19:59. Sun times of another day are shifted by whole days, so an hour of tomorrow can use today's sun.
 */
export function isDayAt(at: number, timeZone: string, sun: KnownSun | null): boolean {
  if (sun !== null && sun.sunriseAt !== null && sun.sunsetAt !== null && sun.sunriseAt < sun.sunsetAt) {
    const noon = (sun.sunriseAt + sun.sunsetAt) / 2
    const sameDay = at - Math.round((at - noon) / dayMs) * dayMs
    return sameDay >= sun.sunriseAt && sameDay < sun.sunsetAt
  }
  const hour = hourOfDay(at, timeZone)
  return hour >= firstDayHour && hour <= lastDayHour
}
