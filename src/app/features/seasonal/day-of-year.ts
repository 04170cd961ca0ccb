import { dayMs } from '../../../domain/time/durations.ts'

/** 0 on the first of January; of YYYY-MM-DD. */
export function dayOfYear(date: string): number {
  return (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`)) / dayMs
}

/** Of the year of a date: 365 or 366. */
export function daysOfYear(date: string): number {
  return dayOfYear(`${date.slice(0, 4)}-12-31`) + 1
}

/** First day of each month as a share of the year, and the end: 13 values from 0 to 1. */
export function monthStarts(date: string): number[] {
  const year = date.slice(0, 4)
  const length = daysOfYear(date)
  const starts = Array.from({ length: 12 }, (_, month) =>
    dayOfYear(`${year}-${String(month + 1).padStart(2, '0')}-01`),
  )
  return [...starts, length].map((day) => day / length)
}

/** Widths of the longest name of a line ("Sonnenuntergang") and of a date on a phone's chart, as shares of it. */
const nameWidth = 0.3
const dateWidth = 0.18

/** From here on in the year today's date is left of its line. */
export const isLateInYear = (now: number) => now > 0.8

/**
 * The first of the places along the year, 0 to 1, at which the name of a line does not overlap today's line and date. A name
 * hangs from its place by the same share of its own width, see plot-name.
 */
export function awayFrom(now: number, places: readonly number[]): number {
  const [dateStart, dateEnd] = isLateInYear(now) ? [now - dateWidth, now] : [now, now + dateWidth]
  const isClear = (place: number) => {
    const start = place * (1 - nameWidth)
    return start + nameWidth <= dateStart || start >= dateEnd
  }
  return places.find(isClear) ?? places[0] ?? 0.5
}
