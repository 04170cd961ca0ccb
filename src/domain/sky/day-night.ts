import { dayMs } from '../time/durations.ts'
import { hourOfDay } from '../time/local-time.ts'

const firstDayHour = 6
const lastDayHour = 19

/**
 * Sunrise and sunset of the place, of the same day or a neighbouring one. Without either, a day's length says that the
 * sun does not cross the horizon.
 */
export type KnownSun = { sunriseAt: number | null; sunsetAt: number | null; dayLengthMs?: number }

/**
 * The place's own sunrise and sunset decide where both are known, and where it has none the midnight sun or the polar
 * night; otherwise day is 6:00 up to and including 19:59. Sun times of another day are shifted by whole days, so an hour of tomorrow can use today's sun.
 */
export function isDayAt(at: number, timeZone: string, sun: KnownSun | null): boolean {
  if (sun !== null && sun.sunriseAt !== null && sun.sunsetAt !== null && sun.sunriseAt < sun.sunsetAt) {
    const noon = (sun.sunriseAt + sun.sunsetAt) / 2
    const sameDay = at - Math.round((at - noon) / dayMs) * dayMs
    return sameDay >= sun.sunriseAt && sameDay < sun.sunsetAt
  }
  if (sun?.dayLengthMs !== undefined && sun.sunriseAt === null) return sun.dayLengthMs > 0
  const hour = hourOfDay(at, timeZone)
  return hour >= firstDayHour && hour <= lastDayHour
}
