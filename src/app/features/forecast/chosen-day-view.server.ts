import { dayOutlookText } from '../../../domain/texts/day-outlook-text.ts'
import {
  addDays,
  instantOfLocal,
  localDate,
  localTime,
  startOfLocalDay,
} from '../../../domain/time/local-time.ts'
import type { ComingHour } from '../../../domain/weather/coming-hours.ts'
import type { DayAhead } from '../../../domain/weather/day-ahead.ts'
import type { PlaceOutlook } from '../../../domain/weather/outlook.ts'
import { wholeDegrees } from '../../../domain/weather/units.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { iconFor } from '../../../domain/weather/weather-icon.ts'
import type { Writing } from '../../i18n/writing.ts'
import { amountOf, isMostlySnow } from '../charts/amount.ts'
import { capitalised } from '../charts/capitalised.ts'
import { todayLabel, uvText } from '../charts/day-label.server.ts'
import { nightsBetween, sunTimes } from '../charts/nights.server.ts'
import { valueAxis } from '../charts/value-ticks.server.ts'
import type { ChosenDayView, HoursView, HourView } from './forecast-view.ts'
import { hoursSummary } from './hours-summary.server.ts'
import { moonView } from './moon-view.server.ts'
import { windView } from './wind-view.server.ts'

const hourMs = 3_600_000

/** One day with its hours, as far as they are given: 48 from now on. Of today those that are left. */
export function chosenDayView(
  day: DayAhead,
  outlook: PlaceOutlook,
  report: WeatherReport,
  writing: Writing,
): ChosenDayView {
  const { t, format, language, now } = writing
  const { timeZone } = report
  const { sunriseAt, sunsetAt } = sunTimes(day, report)
  const time = (at: number | null) => (at === null ? null : format.time(at, timeZone))
  const isToday = day.date === localDate(now, timeZone)
  const title = format.weekdayDate(instantOfLocal(day.date, 12, timeZone), timeZone)
  const hours = hoursView(day, outlook, report, isToday, writing)
  return {
    date: day.date,
    title: isToday ? `${todayLabel(day, t).long}, ${title}` : capitalised(title),
    sentence: dayOutlookText(day.told, language),
    facts: {
      sunrise: time(sunriseAt),
      sunset: time(sunsetAt),
      uv: uvText(day, timeZone, writing),
      moon: moonView(day, writing),
    },
    hours,
    missing: missingText(day, outlook, report, hours, writing),
  }
}

/** A curve needs a few points; fewer hours than this are not worth a chart. */
const fewestHours = 3
const nightHours = 6

function hoursView(
  day: DayAhead,
  outlook: PlaceOutlook,
  report: WeatherReport,
  isToday: boolean,
  writing: Writing,
): HoursView | null {
  const { timeZone } = report
  const { t, format, now } = writing
  const midnight = startOfLocalDay(addDays(day.date, 1), timeZone)
  const isLate = isToday && midnight - now < fewestHours * hourMs
  const startAt = isToday ? (outlook.hours[0]?.startAt ?? now) : startOfLocalDay(day.date, timeZone)
  // Late in the evening the chart goes on into the night; its axis names the day that begins.
  const endAt = isLate ? midnight + nightHours * hourMs : midnight
  const given = outlook.hours.filter((hour) => hour.startAt >= startAt && hour.startAt < endAt)
  // Without its first hours a day cannot be told hour by hour.
  if (given.length < fewestHours || given[0]?.startAt !== startAt) return null
  const slots = Math.round((endAt - startAt) / hourMs)
  const hours = given.map((hour, index) => hourView(hour, index > 0, timeZone, writing))
  // The words are of the day alone, whatever the chart shows beyond it.
  const told = hours.filter(({ at }) => at < midnight)
  const pressures = hours.flatMap(({ pressureHpa }) => pressureHpa ?? [])
  const winds = hours.flatMap(({ wind }) => (wind ? [wind.gustKmh ?? wind.speedKmh] : []))
  return {
    summary: [
      hoursSummary(told, writing),
      given.length < slots
        ? t('forecast.summaryUntil', { time: format.time(startAt + given.length * hourMs, timeZone) })
        : '',
    ]
      .filter(Boolean)
      .join(' '),
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

function hourView(hour: ComingHour, mayName: boolean, timeZone: string, { t, format }: Writing): HourView {
  const icon = iconFor(hour.conditionCode, hour.condition, hour.isDay)
  const local = localTime(hour.startAt, timeZone)
  const startsDay = mayName && local.hour === 0
  return {
    at: hour.startAt,
    time: format.time(hour.startAt, timeZone),
    hour: format.hour(hour.startAt, timeZone),
    day: startsDay
      ? `${capitalised(format.weekdayShort(hour.startAt, timeZone))} ${format.dayMonth(hour.startAt, timeZone)}`
      : null,
    icon,
    iconName: t(`weather.icon-${icon}`),
    temperatureC: tenths(hour.temperatureC),
    chancePercent: hour.precipitationChancePercent,
    amountMm: amountOf(hour),
    isSnow: isMostlySnow(hour),
    wind: windView(hour, t),
    cloudPercent: hour.cloudPercent,
    pressureHpa: hour.pressureHpa === null ? null : Math.round(hour.pressureHpa),
  }
}

/** To one decimal, but never across the half degree where whole ones part: 7.46 is 7 everywhere. */
function tenths(temperatureC: number): number {
  const rounded = Math.round(temperatureC * 10) / 10
  if (wholeDegrees(rounded) === wholeDegrees(temperatureC)) return rounded
  return Math.trunc(temperatureC * 10) / 10
}

function missingText(
  day: DayAhead,
  outlook: PlaceOutlook,
  report: WeatherReport,
  hours: HoursView | null,
  { t, format }: Writing,
): string | null {
  const { timeZone } = report
  if (hours && hours.hours.length >= hours.slots) return null
  const last = outlook.hours.at(-1)
  if (!last) return t('forecast.noHours')
  const endAt = last.startAt + hourMs
  const until = { last: format.weekday(endAt, timeZone), time: format.time(endAt, timeZone) }
  return hours
    ? t('forecast.hoursUntil', until)
    : t('forecast.noHoursBeyond', {
        ...until,
        day: format.weekday(instantOfLocal(day.date, 12, timeZone), timeZone),
      })
}
