import { getTimes } from 'suncalc'
import { memoise } from '../memoise.ts'
import type { Coordinates } from '../place/coordinates.ts'
import { dayMs } from '../time/durations.ts'
import { addDays, instantOfLocal } from '../time/local-time.ts'

/** Computed, not measured: upper limb at a flat horizon. Rise and set are null where the sun does not cross it. */
export type SunDay = {
  /** YYYY-MM-DD at the place. */
  date: string
  sunriseAt: number | null
  sunsetAt: number | null
  solarNoonAt: number
  /** 0 in polar night, 24 h in polar day. */
  dayLengthMs: number
}

/** By "latitude longitude noon": a page asks for the same ten days several times, and each takes as long as a component. */
const sunAround = memoise((key: string): Omit<SunDay, 'date'> => {
  const [lat = 0, lon = 0, noonAt = 0] = key.split(' ').map(Number)
  const times = getTimes(new Date(noonAt), lat, lon)
  const sunriseAt = times.sunrise?.getTime() ?? null
  const sunsetAt = times.sunset?.getTime() ?? null
  const crosses = sunriseAt !== null && sunsetAt !== null
  return {
    sunriseAt,
    sunsetAt,
    solarNoonAt: times.solarNoon.getTime(),
    dayLengthMs: crosses ? sunsetAt - sunriseAt : times.alwaysUp ? dayMs : 0,
  }
}, 2000)

export function sunOfDay({ lat, lon }: Coordinates, date: string, timeZone: string): SunDay {
  return { date, ...sunAround(`${lat} ${lon} ${instantOfLocal(date, 12, timeZone)}`) }
}

/** Every day of the year, 365 or 366. */
export function sunOfYear(coordinates: Coordinates, year: number, timeZone: string): SunDay[] {
  const days: SunDay[] = []
  for (let date = `${year}-01-01`; date.startsWith(`${year}-`); date = addDays(date, 1)) {
    days.push(sunOfDay(coordinates, date, timeZone))
  }
  return days
}

/** Today's daylight against yesterday's: positive while the days grow. */
export function dayLengthChangeMs(coordinates: Coordinates, date: string, timeZone: string): number {
  const today = sunOfDay(coordinates, date, timeZone)
  return today.dayLengthMs - sunOfDay(coordinates, addDays(date, -1), timeZone).dayLengthMs
}
