import { sunOfDay } from '../../../domain/sky/sun.ts'
import { addDays, localDate, startOfLocalDay } from '../../../domain/time/local-time.ts'
import type { DailyWeather, WeatherReport } from '../../../domain/weather/weather.ts'

/** The provider's times; where it gives none they are computed. null where the sun does not cross the horizon. */
export function sunTimes(day: DailyWeather, { coordinates, timeZone }: WeatherReport) {
  const computed = sunOfDay(coordinates, day.date, timeZone)
  return { sunriseAt: day.sunriseAt ?? computed.sunriseAt, sunsetAt: day.sunsetAt ?? computed.sunsetAt }
}

/** Dark stretches within the two instants as shares of them, from the sun of every day they touch. */
export function nightsBetween(
  startAt: number,
  endAt: number,
  report: WeatherReport,
): { from: number; to: number }[] {
  const { timeZone } = report
  const nights: { from: number; to: number }[] = []
  let darkFrom = startAt
  for (
    let date = localDate(startAt, timeZone);
    startOfLocalDay(date, timeZone) < endAt;
    date = addDays(date, 1)
  ) {
    const day = report.daily.find((one) => one.date === date)
    if (!day) continue
    const { sunriseAt, sunsetAt } = sunTimes(day, report)
    if (sunriseAt === null || sunsetAt === null) return []
    if (sunriseAt > darkFrom) nights.push({ from: darkFrom, to: Math.min(sunriseAt, endAt) })
    darkFrom = Math.max(darkFrom, sunsetAt)
  }
  if (darkFrom < endAt) nights.push({ from: darkFrom, to: endAt })
  const share = (at: number) => Math.round(((at - startAt) / (endAt - startAt)) * 1000) / 1000
  return nights
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => ({ from: share(from), to: share(to) }))
}
