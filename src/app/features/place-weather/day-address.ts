import type { StripHour } from './weather-page-view.ts'

/** Where the forecast page shows a day, or an hour of it. `placeQuery`: "?place=…" or "". */
export const dayAddress = (placeQuery: string, query: string): string =>
  `/forecast${placeQuery === '' ? '?' : `${placeQuery}&`}${query}#day`

/** The same for an hour of those shown; the date is on the first hour of each day. */
export function hourAddress(
  hours: readonly StripHour[],
  { at, hour }: StripHour,
  placeQuery: string,
): string {
  const date = hours.findLast((one) => one.date && one.at <= at)?.date
  return dayAddress(placeQuery, `day=${date}&hour=${encodeURIComponent(hour)}`)
}
