import { type PlaceRain, type RainAhead, type RainSteps, rainAhead } from '../rain/place-rain.ts'
import { isDayAt } from '../sky/day-night.ts'
import { sunOfDay } from '../sky/sun.ts'
import { hourMs } from '../time/durations.ts'
import { hourOfDay, localDate } from '../time/local-time.ts'
import { type Falling, fallenOfToday } from './calendar-day.ts'
import { type ComingHour, comingHours, currentAir, seenByRadar } from './coming-hours.ts'
import { conditionFromCode } from './condition.ts'
import { type DayAhead, dayAhead } from './day-ahead.ts'
import { withForm } from './falling-form.ts'
import { type NextChange, nextChange } from './next-change.ts'
import { fallingBetween, rainPieces } from './rain-pieces.ts'
import type { CurrentWeather, WeatherReport } from './weather.ts'
import { isCurrent } from './weather-now.ts'

/**
 * What a place's weather is from now on. Every page takes its sentences, icons and figures from here, so that none
 * says what another denies.
 */
export type PlaceOutlook = {
  /** The current reading, corrected by the radar; of an old reading the forecast for this hour. */
  present: CurrentWeather
  change: NextChange | null
  /** The hours that are not over. */
  hours: ComingHour[]
  /** From today on. */
  days: DayAhead[]
  today: DayAhead | null
  ahead: RainAhead | null
  /** By the radars, since today's midnight; null where they did not see it all. */
  fallen: Falling | null
  /** Expected from now on within the given hours. */
  fallingWithin(hours: number): Falling & { rainMm: number; snowMm: number }
}

/** Today and the seven days after it: as many on every page, whose days lead to each other. */
export const shownDays = 8

export function placeOutlook(report: WeatherReport, rain: PlaceRain | null, now: number): PlaceOutlook {
  const { timeZone } = report
  const ahead = rain && rainAhead(withForm(rain, report, now), now)
  const { reading, current, pieces, hours } = hoursAhead(report, ahead, now)
  const date = localDate(now, timeZone)
  const present = current ?? presentOf(reading, hours, ahead)
  const hour = hourOfDay(now, timeZone)
  const measured = report.measuredSoFar
  const soFar = {
    measuredSoFar: measured?.date === date ? measured : null,
    fallenMm: rain?.fallenTodayMm ?? null,
  }
  const hoursOf = Map.groupBy(hours, ({ startAt }) => localDate(Math.max(startAt, now), timeZone))
  const dates = new Set([date, ...report.daily.map((day) => day.date).filter((other) => other >= date)])
  const days = [...dates].sort().flatMap((one) => {
    const given = report.daily.find((day) => day.date === one) ?? null
    const own = hoursOf.get(one) ?? []
    const today = one === date ? { hour, temperatureC: current?.temperatureC ?? null, ...soFar } : null
    return dayAhead(one, given, own, { timeZone, today }) ?? []
  })
  const today = days.find((day) => day.date === date) ?? null
  return {
    present,
    change: nextChange(present, hours, { ahead, today, now }),
    hours,
    days,
    today,
    ahead,
    fallen: soFar.fallenMm === null ? null : fallenOfToday(soFar.fallenMm, today),
    fallingWithin(within) {
      const endAt = now + within * hourMs
      const falling = fallingBetween(pieces.flat(), now, endAt)
      const own = hours.filter(({ startAt }) => startAt < endAt)
      const [mm, cm] = [
        own.reduce((sum, one) => sum + (one.snowMm ?? 0), 0),
        own.reduce((sum, one) => sum + one.snowCm, 0),
      ]
      return { ...falling, snowCm: mm > 0 ? (falling.snowMm * cm) / mm : 0 }
    },
  }
}

/** The hours that are not over, with what the radar sees of them. */
export function hoursAhead(report: WeatherReport, ahead: RainSteps | null, now: number) {
  const { timeZone } = report
  const { conditionCode, sunriseAt, sunsetAt } = report.current
  const isSunKnown = sunriseAt !== null && sunsetAt !== null
  const sun = isSunKnown
    ? { sunriseAt, sunsetAt }
    : sunOfDay(report.coordinates, localDate(now, timeZone), timeZone)
  // The reading and the middle of its hour may lie on the other side of sunrise or sunset.
  const isDay = isDayAt(now, timeZone, sun)
  const reading = { ...report.current, isDay, condition: conditionFromCode(conditionCode, isDay) }
  const current = currentAir(reading, ahead, now)
  const coming = report.hourly
    .filter(({ startAt }) => startAt + hourMs > now)
    .map((hour) => (hour.startAt <= now ? { ...hour, isDay } : hour))
  const pieces = rainPieces(coming, ahead, now)
  return { reading, current, pieces, hours: comingHours(coming, { current, ahead, pieces, now, timeZone }) }
}

/**
 * An old reading gives way to the forecast for this hour, where there is one; whether anything falls at this moment the
 * radar knows better than the hour.
 */
function presentOf(
  old: CurrentWeather,
  hours: readonly ComingHour[],
  ahead: RainAhead | null,
): CurrentWeather {
  const running = hours.find(({ isRunning }) => isRunning)
  if (!running) return old
  const { rainMm, snowMm, ...air } = running
  const { observedAt, sunriseAt, sunsetAt } = old
  return seenByRadar({ ...air, observedAt, sunriseAt, sunsetAt, rainMmh: rainMm, snowMmh: snowMm }, ahead)
}

export type ListedNow = CurrentWeather & {
  /** Read from the report's hours because its measurement is too old to be called current. */
  isForecast: boolean
}

/** The present in a list of places, where reports are kept for hours; null when the report's hours are over. */
export function listedNow(
  { current }: WeatherReport,
  { present, hours }: PlaceOutlook,
  now: number,
): ListedNow | null {
  const isForecast = !isCurrent(current, now)
  if (isForecast && !hours.some(({ isRunning }) => isRunning)) return null
  return { ...present, isForecast }
}
