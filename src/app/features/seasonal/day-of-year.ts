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

/** Shares of the year so far away from today that its line and date leave a label alone. */
const clearance = 0.2

/** The first of the places along the year, 0 to 1, at which a label does not overlap today's date. */
export function awayFrom(now: number, places: readonly number[]): number {
  return places.find((place) => Math.abs(place - now) >= clearance) ?? places[0] ?? 0.5
}
