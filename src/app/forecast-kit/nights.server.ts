import { sunOfDay } from '../../domain/sky/sun.ts'
import { addDays, localDate, startOfLocalDay } from '../../domain/time/local-time.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'

/** Where days begin within the two instants, as shares of them. */
export function midnightsBetween(startAt: number, endAt: number, timeZone: string): number[] {
  const midnights: number[] = []
  for (let date = addDays(localDate(startAt, timeZone), 1); ; date = addDays(date, 1)) {
    const at = startOfLocalDay(date, timeZone)
    if (at >= endAt) return midnights
    midnights.push(shareOf(at, startAt, endAt))
  }
}

/** Of the time between the two, to a thousandth. */
const shareOf = (at: number, startAt: number, endAt: number): number =>
  Math.round(((at - startAt) / (endAt - startAt)) * 1000) / 1000

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
  return nights
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => ({ from: shareOf(from, startAt, endAt), to: shareOf(to, startAt, endAt) }))
}
