import { sunOfDay } from '../sky/sun.ts'
import { hourMs } from '../time/durations.ts'
import { localDate } from '../time/local-time.ts'
import { largest } from './largest.ts'
import type { HourlyWeather, WeatherReport } from './weather.ts'

type Sky = Pick<HourlyWeather, 'startAt' | 'cloudPercent' | 'cloudLayers'>
export type UvToday = {
  index: number
  /** The hour in which it is so high. */
  at: number
  /** The hours around noon are over: it is that of the hours left. */
  isRest: boolean
}

/**
 * UV index without clouds: 12.5 µ^2.42 (Ω/300)^−1.23 with µ the sine of the sun's height and Ω the ozone in Dobson units
 * (Madronich, Photochem. Photobiol. 83, 2007). Ω is the mean of the year's day over Arosa, highest in April; with height
 * the index grows by some 8 % a kilometre (Blumthaler et al. 1997).
 */
function clearSkyUv(sineOfHeight: number, dayOfYear: number, heightM: number): number {
  if (sineOfHeight <= 0) return 0
  const ozone = 332 + 42 * Math.cos((2 * Math.PI * (dayOfYear - 95)) / 365)
  return 12.5 * sineOfHeight ** 2.42 * (ozone / 300) ** -1.23 * (1 + 0.08 * (Math.max(0, heightM) / 1000))
}

/** What clouds let through: 1 − 0.75 n^3.4 of the cover n (Kasten and Czeplak, Solar Energy 24, 1980). */
const cloudShare = (cover: number): number => 1 - 0.75 * Math.min(1, Math.max(0, cover)) ** 3.4

/** Thin high clouds take little of it: they count half. null: nothing is known of the sky. */
function coverOf({ cloudPercent, cloudLayers }: Sky): number | null {
  if (cloudLayers) {
    const { lowPercent, middlePercent, highPercent } = cloudLayers
    return Math.max(lowPercent, middlePercent, highPercent / 2) / 100
  }
  return cloudPercent === null ? null : cloudPercent / 100
}

/** Today's highest index, computed from sun and clouds by the hour; null where the clouds are not known. */
export function estimatedUv(
  {
    coordinates,
    timeZone,
    hourly,
    heightM,
  }: Pick<WeatherReport, 'coordinates' | 'timeZone'> & { hourly: readonly Sky[]; heightM: number },
  now: number,
): UvToday | null {
  const date = localDate(now, timeZone)
  const { sunriseAt, sunsetAt } = sunOfDay(coordinates, date, timeZone)
  if (sunriseAt === null || sunsetAt === null) return null
  const noonAt = (sunriseAt + sunsetAt) / 2
  const dayOfYear =
    (Date.parse(`${date}T00:00:00Z`) - Date.UTC(Number(date.slice(0, 4)), 0, 1)) / 86_400_000 + 1
  // Cooper (1969), within half a degree.
  const declination = 0.4093 * Math.sin((2 * Math.PI * (284 + dayOfYear)) / 365)
  const latitude = (coordinates.lat * Math.PI) / 180
  const sineAt = (at: number) =>
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(((at - noonAt) / hourMs) * (Math.PI / 12))
  const hours = hourly.flatMap((hour) => {
    const cover = coverOf(hour)
    const { startAt } = hour
    if (cover === null || localDate(startAt, timeZone) !== date || startAt + hourMs <= sunriseAt) return []
    const index = clearSkyUv(sineAt(startAt + hourMs / 2), dayOfYear, heightM) * cloudShare(cover)
    return startAt < sunsetAt ? [{ startAt, index }] : []
  })
  const highest = largest(hours, ({ index }) => index)
  if (!highest) return null
  const isRest = !hours.some(({ startAt }) => startAt <= noonAt - hourMs)
  return { index: highest.value, at: highest.item.startAt, isRest }
}

/** In the other months the index is low over all of the country. */
export function isUvSeason(now: number, timeZone: string): boolean {
  const month = Number(localDate(now, timeZone).slice(5, 7))
  return month >= 4 && month <= 9
}

/** Of sources that give none, in the months in which it matters; null: low, given, or the clouds are not known. */
export function computedUv(report: WeatherReport, now: number): UvToday | null {
  const { timeZone, forecast } = report
  if (!forecast || !isUvSeason(now, timeZone)) return null
  const heightM = forecast.point?.heightM ?? forecast.heightM ?? 0
  return estimatedUv({ ...report, heightM }, now)
}
