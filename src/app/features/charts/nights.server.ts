import { sunOfDay } from '../../../domain/sky/sun.ts'
import { addDays, localDate, startOfLocalDay } from '../../../domain/time/local-time.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'

/** Dark stretches within the two instants as shares of them, from the sun of every day they touch. */
export function nightsBetween(
  startAt: number,
  endAt: number,
  { coordinates, timeZone }: Pick<WeatherReport, 'coordinates' | 'timeZone'>,
): { from: number; to: number }[] {
  const nights: { from: number; to: number }[] = []
  let darkFrom = startAt
  for (
    let date = localDate(startAt, timeZone);
    startOfLocalDay(date, timeZone) < endAt;
    date = addDays(date, 1)
  ) {
    const { sunriseAt, sunsetAt, dayLengthMs } = sunOfDay(coordinates, date, timeZone)
    // In the polar night it stays dark; the midnight sun is up from one midnight to the next.
    if (dayLengthMs === 0) continue
    const upAt = sunriseAt ?? startOfLocalDay(date, timeZone)
    const downAt = sunsetAt ?? startOfLocalDay(addDays(date, 1), timeZone)
    if (upAt > darkFrom) nights.push({ from: darkFrom, to: Math.min(upAt, endAt) })
    darkFrom = Math.max(darkFrom, downAt)
  }
  if (darkFrom < endAt) nights.push({ from: darkFrom, to: endAt })
  const share = (at: number) => Math.round(((at - startAt) / (endAt - startAt)) * 1000) / 1000
  return nights
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => ({ from: share(from), to: share(to) }))
}
