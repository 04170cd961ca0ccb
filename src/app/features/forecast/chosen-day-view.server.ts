import { dayOutlookText } from '../../../domain/texts/day-outlook-text.ts'
import {
  addDays,
  instantOfLocal,
  localDate,
  localTime,
  startOfLocalDay,
} from '../../../domain/time/local-time.ts'
import { dayOutlook } from '../../../domain/weather/day-outlook.ts'
import { uvBand } from '../../../domain/weather/uv-index.ts'
import type { DailyWeather, HourlyWeather, WeatherReport } from '../../../domain/weather/weather.ts'
import { iconFor } from '../../../domain/weather/weather-icon.ts'
import type { Writing } from '../../i18n/writing.ts'
import { amountOf, isMostlySnow } from '../charts/amount.ts'
import { capitalised } from '../charts/capitalised.ts'
import { nightsBetween, sunTimes } from '../charts/nights.server.ts'
import { valueAxis } from '../charts/value-ticks.server.ts'
import type { ChosenDayView, HoursView, HourView } from './forecast-view.ts'
import { hoursSummary } from './hours-summary.server.ts'
import { moonView } from './moon-view.server.ts'
import { windView } from './wind-view.server.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** One day with its hours, as far as they are given: 48 from now on. Of today the next 24 are shown. */
export function chosenDayView(day: DailyWeather, report: WeatherReport, writing: Writing): ChosenDayView {
  const { t, format, language, now } = writing
  const { timeZone } = report
  const { sunriseAt, sunsetAt } = sunTimes(day, report)
  const time = (at: number | null) => (at === null ? null : format.time(at, timeZone))
  const isToday = day.date === localDate(now, timeZone)
  const title = format.weekdayDate(instantOfLocal(day.date, 12, timeZone), timeZone)
  const hours = hoursView(day, report, isToday, writing)
  return {
    date: day.date,
    title: isToday ? t('forecast.todayTitle', { date: title }) : capitalised(title),
    sentence: dayOutlookText(dayOutlook(day, report.hourly, timeZone, now), language),
    facts: {
      sunrise: time(sunriseAt),
      sunset: time(sunsetAt),
      uv:
        day.uvIndex === null
          ? null
          : `${format.number(Math.round(day.uvIndex))}, ${t(`weather.uv-${uvBand(day.uvIndex)}`)}`,
      moon: moonView(day, writing),
    },
    hours,
    missing: missingText(day, report, hours, writing),
  }
}

/** A curve needs a few points; fewer hours than this are not worth a chart. */
const fewestHours = 3

function hoursView(
  day: DailyWeather,
  report: WeatherReport,
  isToday: boolean,
  writing: Writing,
): HoursView | null {
  const { timeZone } = report
  const { t, format, now } = writing
  const runningAt = report.hourly.find(({ startAt }) => startAt + hourMs > now)?.startAt ?? now
  const startAt = isToday ? runningAt : startOfLocalDay(day.date, timeZone)
  const endAt = isToday ? startAt + dayMs : startOfLocalDay(addDays(day.date, 1), timeZone)
  const given = report.hourly.filter((hour) => hour.startAt >= startAt && hour.startAt < endAt)
  // Without its first hours a day cannot be told hour by hour.
  if (given.length < fewestHours || given[0]?.startAt !== startAt) return null
  const slots = Math.round((endAt - startAt) / hourMs)
  const hours = given.map((hour, index) => hourView(hour, index > 0, timeZone, writing))
  const pressures = hours.flatMap(({ pressureHpa }) => pressureHpa ?? [])
  const winds = hours.flatMap(({ wind }) => (wind ? [wind.gustKmh ?? wind.speedKmh] : []))
  return {
    summary:
      given.length < slots
        ? t('forecast.summaryUntil', {
            time: format.time(startAt + given.length * hourMs, timeZone),
            summary: hoursSummary(hours, writing),
          })
        : hoursSummary(hours, writing),
    hours,
    slots,
    temperature: valueAxis(
      hours.map(({ temperatureC }) => temperatureC),
      { air: 1 },
    ),
    // Pressure changes slowly: less than 8 hPa across the panel would make a storm of nothing.
    pressure: pressures.length > 1 ? valueAxis(pressures, { air: 4, about: 2, isRound: false }) : null,
    windHighKmh: Math.max(20, Math.ceil(Math.max(0, ...winds) / 20) * 20),
    nights: nightsBetween(startAt, endAt, report),
    now: isToday ? Math.max(0, Math.round(((now - startAt) / (endAt - startAt)) * 1000) / 1000) : null,
  }
}

function hourView(hour: HourlyWeather, mayName: boolean, timeZone: string, { t, format }: Writing): HourView {
  const icon = iconFor(hour.conditionCode, hour.condition, hour.isDay)
  const local = localTime(hour.startAt, timeZone)
  const startsDay = mayName && local.hour === 0
  return {
    at: hour.startAt,
    time: format.time(hour.startAt, timeZone),
    hour: format.hour(hour.startAt, timeZone),
    day: startsDay
      ? `${format.weekdayShort(hour.startAt, timeZone)} ${format.dayMonth(hour.startAt, timeZone)}`
      : null,
    icon,
    iconName: t(`weather.icon-${icon}`),
    temperatureC: Math.round(hour.temperatureC * 10) / 10,
    chancePercent: hour.precipitationChancePercent,
    amountMm: amountOf(hour),
    isSnow: isMostlySnow(hour),
    wind: windView(hour, t),
    cloudPercent: hour.cloudPercent,
    pressureHpa: hour.pressureHpa === null ? null : Math.round(hour.pressureHpa),
  }
}

function missingText(
  day: DailyWeather,
  report: WeatherReport,
  hours: HoursView | null,
  { t, format }: Writing,
): string | null {
  const { timeZone } = report
  if (hours && hours.hours.length >= hours.slots) return null
  const last = report.hourly.at(-1)
  if (!last) return t('forecast.noHours')
  const endAt = last.startAt + hourMs
  const until = `${format.weekday(endAt, timeZone)}, ${format.time(endAt, timeZone)}`
  return hours
    ? t('forecast.hoursUntil', { until })
    : t('forecast.noHoursBeyond', {
        until,
        day: format.weekday(instantOfLocal(day.date, 12, timeZone), timeZone),
      })
}
