import { area, curveMonotoneX, line } from 'd3-shape'
import { rainBarHeight, rainStep } from '../../../domain/rain/radar-scale.ts'
import { dayOutlookText } from '../../../domain/texts/day-outlook-text.ts'
import { isFirstHourOfDay, localDate } from '../../../domain/time/local-time.ts'
import { amountOf, leastShownAmount } from '../../../domain/weather/amount.ts'
import type { PlaceOutlook } from '../../../domain/weather/outlook.ts'
import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import type { Writing } from '../../i18n/writing.ts'
import { chanceNote } from '../charts/chance-note.server.ts'
import { todayLabel } from '../charts/day-label.server.ts'
import { iconView } from '../charts/icon-view.server.ts'
import { shortWeekday } from './short-weekday.server.ts'
import type { HourlyStripView } from './weather-page-view.ts'

const shownHours = 24
const unitsPerHour = 10
const curveHeight = 84
/** Beaufort 7: walking against the wind is hard. */
const notableGustKmh = 50
/** A day's name needs the room of about three columns. */
const labelHours = 3

/**
 * The next 24 hours. The first is now only where it has begun: its sky is the reading's, so that "now" says the same
 * everywhere.
 */
export function hoursView(
  outlook: PlaceOutlook,
  timeZone: string,
  { t, format, language }: Writing,
): HourlyStripView {
  const { hours, present, today } = outlook
  const shown = hours.slice(0, shownHours).map((hour) => ({
    hour,
    temperatureC: hour.temperatureC,
    air: hour.isRunning ? present : hour,
    // By the whole km/h, in whichever unit it is then written.
    hasGusts: Math.round(hour.windGustKmh ?? 0) >= notableGustKmh,
  }))
  const temperatures = shown.map(({ temperatureC }) => temperatureC)
  const ranges = shown.map(({ hour: { temperatureRangeC: range }, temperatureC }) => ({
    low: range?.p10 ?? temperatureC,
    high: range?.p90 ?? temperatureC,
  }))
  const min = Math.min(...temperatures, ...ranges.map(({ low }) => low))
  const max = Math.max(...temperatures, ...ranges.map(({ high }) => high))
  const hasRanges = shown.some(({ hour }) => hour.temperatureRangeC)
  const heightOf = (temperatureC: number) => (max === min ? 0.5 : (temperatureC - min) / (max - min))
  const dates = shown.map(({ hour }) => localDate(hour.startAt, timeZone))
  const startsDay = shown.map(({ hour }, index) => index > 0 && isFirstHourOfDay(hour.startAt, timeZone))
  const midnight = startsDay.indexOf(true)
  const dayName = (index: number, startAt: number) => {
    if (index === 0)
      return midnight >= 0 && midnight < labelHours
        ? ''
        : today
          ? todayLabel(today, t).long
          : t('weather.todayLabel')
    const isRoomy = index <= shownHours - labelHours
    return startsDay[index] && isRoomy
      ? `${shortWeekday(startAt, timeZone, format)} ${Number(localDate(startAt, timeZone).slice(8))}`
      : ''
  }
  const across = (_: unknown, index: number) => index * unitsPerHour + unitsPerHour / 2
  const down = (temperatureC: number) => (1 - heightOf(temperatureC)) * curveHeight
  const path = line<number>().x(across).y(down).curve(curveMonotoneX).digits(0)
  // Straight from hour to hour: smooth edges would take three times the bytes.
  const between = area<(typeof ranges)[number]>()
    .x(across)
    .y0(({ low }) => down(low))
    .y1(({ high }) => down(high))
    .digits(0)
  return {
    label: today ? todayLabel(today, t).long : '',
    sentence: today ? dayOutlookText(today.outlook, language, format.sentenceDegrees) : null,
    hours: shown.map(({ hour, temperatureC, air, hasGusts }, index) => {
      const day = dayName(index, hour.startAt)
      const chancePercent = hour.precipitationChancePercent
      const amountMm = amountOf(hour) ?? 0
      const date = dates[index] ?? ''
      return {
        at: hour.startAt,
        hour: format.hour(hour.startAt, timeZone),
        ...iconView(air, { t }),
        temperatureC: format.wholeDegrees(temperatureC),
        height: Math.round(heightOf(temperatureC) * 100) / 100,
        // What is false, 0 or empty is left out of the page's data.
        ...(hour.isRunning && { isNow: true as const }),
        ...(day && { day }),
        ...(chancePercent && { chancePercent }),
        ...(amountMm >= leastShownAmount && {
          amount: format.amountText(amountMm),
          bar: Math.round(Math.max(0.06, rainBarHeight(amountMm)) * 100) / 100,
          step: Math.max(1, rainStep(amountMm)),
        }),
        ...(hasGusts && { gustKmh: format.roundSpeed(hour.windGustKmh ?? 0) }),
        ...(!air.isDay && { isNight: true as const }),
        ...(startsDay[index] && { startsDay: true as const }),
        ...(date !== dates[index - 1] && { date }),
      }
    }),
    curve: path(temperatures) ?? '',
    band: (hasRanges && between(ranges)) || '',
    chanceNote: chanceNote(
      shown.map(({ hour }) => hour),
      t,
    ),
    hasGusts: shown.some(({ hasGusts }) => hasGusts),
    colours: [0, 0.25, 0.5, 0.75, 1].map((share) => temperatureColour(max - (max - min) * share)),
  }
}
