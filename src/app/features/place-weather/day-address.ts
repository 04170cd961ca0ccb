import type { StripHour } from './packed-strip.ts'

/** Where the forecast page shows a day, or an hour of it. `placeQuery`: "?place=…" or "". */
export const dayAddress = (placeQuery: string, query: string): string =>
  `/forecast${placeQuery === '' ? '?' : `${placeQuery}&`}${query}#day`

/** The same for an hour of those shown; the date is on the first hour of each day. */
export function hourAddress(hours: readonly StripHour[], index: number, placeQuery: string): string {
  const date = hours.findLast((one, at) => one.date && at <= index)?.date
  return dayAddress(placeQuery, `day=${date}&hour=${encodeURIComponent(hours[index]?.hour ?? '')}`)
}

/** "20:00" of an hour that is written "20". */
export const clockText = (hour: string): string => (hour.includes(':') ? hour : `${hour}:00`)
