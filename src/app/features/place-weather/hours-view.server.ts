import { curveMonotoneX, line } from 'd3-shape'
import { dayOutlookText } from '../../../domain/texts/day-outlook-text.ts'
import { hourOfDay, localDate } from '../../../domain/time/local-time.ts'
import { dayOutlook } from '../../../domain/weather/day-outlook.ts'
import { maximumAgeMs } from '../../../domain/weather/staleness.ts'
import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { iconFor } from '../../../domain/weather/weather-icon.ts'
import type { Writing } from '../../i18n/writing.ts'
import { shortWeekday } from './short-weekday.server.ts'
import type { HoursView } from './weather-page-view.ts'

const shownHours = 24
const hourMs = 3_600_000
const unitsPerHour = 10
const curveHeight = 84
/** A day's name needs the room of about three columns. */
const labelHours = 3

/**
 * The next 24 hours. The running hour is told by the current reading, so that "now" says the same everywhere; once
 * the reading is old, by the forecast for this hour.
 */
export function hoursView(report: WeatherReport, { t, format, language, now }: Writing): HoursView {
  const { timeZone, current } = report
  const coming = report.hourly.filter((hour) => hour.startAt + hourMs > now).slice(0, shownHours)
  const isOld = now - current.observedAt > maximumAgeMs.weather
  const shown = coming.map((hour) => {
    const air = hour.startAt <= now && !isOld ? current : hour
    const icon = iconFor(air.conditionCode, air.condition, air.isDay)
    return { hour, temperatureC: air.temperatureC, icon, isNight: !air.isDay }
  })
  const temperatures = shown.map(({ temperatureC }) => temperatureC)
  const [min, max] = [Math.min(...temperatures), Math.max(...temperatures)]
  const heightOf = (temperatureC: number) => (max === min ? 0.5 : (temperatureC - min) / (max - min))
  const startsDay = shown.map(({ hour }, index) => index > 0 && hourOfDay(hour.startAt, timeZone) === 0)
  const midnight = startsDay.indexOf(true)
  const dayName = (index: number, startAt: number) => {
    if (index === 0) return midnight >= 0 && midnight < labelHours ? '' : t('home.today')
    const isRoomy = index <= shownHours - labelHours
    return startsDay[index] && isRoomy
      ? `${shortWeekday(startAt, timeZone, format)} ${Number(localDate(startAt, timeZone).slice(8))}`
      : ''
  }
  const path = line<number>()
    .x((_, index) => index * unitsPerHour + unitsPerHour / 2)
    .y((temperatureC) => (1 - heightOf(temperatureC)) * curveHeight)
    .curve(curveMonotoneX)
    .digits(1)
  const today = report.daily.find((day) => day.date === localDate(now, timeZone))
  return {
    sentence: today ? dayOutlookText(dayOutlook(today, report.hourly, timeZone, now), language) : null,
    hours: shown.map(({ hour, temperatureC, icon, isNight }, index) => {
      const day = dayName(index, hour.startAt)
      const chancePercent = hour.precipitationChancePercent
      return {
        hour: format.hour(hour.startAt, timeZone),
        icon,
        iconName: t(`weather.icon-${icon}`),
        temperatureC: Math.round(temperatureC),
        height: Math.round(heightOf(temperatureC) * 100) / 100,
        // What is false, 0 or empty is left out of the page's data.
        ...(day && { day }),
        ...(chancePercent && { chancePercent }),
        ...(isNight && { isNight }),
        ...(startsDay[index] && { startsDay: true }),
      }
    }),
    curve: path(temperatures) ?? '',
    colours: [0, 0.25, 0.5, 0.75, 1].map((share) => temperatureColour(max - (max - min) * share)),
  }
}
