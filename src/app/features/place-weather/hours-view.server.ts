import { rainBarHeight, rainStep } from '../../../domain/rain/radar-scale.ts'
import { dayOutlookText } from '../../../domain/texts/day-outlook-text.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { localDate } from '../../../domain/time/local-time.ts'
import { amountOf, leastShownAmount } from '../../../domain/weather/amount.ts'
import type { PlaceOutlook } from '../../../domain/weather/outlook.ts'
import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import { bandPath } from '../../design/chart/chart-paths.ts'
import { chanceHours } from '../../forecast-kit/chance-hours.server.ts'
import { todayLabel } from '../../forecast-kit/day-label.server.ts'
import { amountView } from '../../forecast-kit/fallen-text.server.ts'
import { iconView } from '../../forecast-kit/icon-view.server.ts'
import { shortWeekday } from '../../forecast-kit/short-weekday.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { acrossHours, downCurve } from './hour-column.ts'

const shownHours = 24
/** Beaufort 6: umbrellas are hard to hold. */
const notableGustKmh = 40
/** A day's name needs the room of about three columns. */
const labelHours = 3

/**
 * The next 24 hours. The first is now only where it has begun: its sky is the reading's, so that "now" says the same
 * everywhere.
 */
export function hoursView(outlook: PlaceOutlook, timeZone: string, { t, format, language }: Writing) {
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
  const lowC = Math.min(...temperatures, ...ranges.map(({ low }) => low))
  const highC = Math.max(...temperatures, ...ranges.map(({ high }) => high))
  const hasRanges = shown.some(({ hour }) => hour.temperatureRangeC)
  const dates = shown.map(({ hour }) => localDate(hour.startAt, timeZone))
  const startsDay = dates.map((date, index) => date !== dates[index - 1])
  const midnight = startsDay.indexOf(true, 1)
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
  const shared = chanceHours(
    shown.map(({ hour }) => hour),
    timeZone,
  )
  const down = (temperatureC: number) => downCurve(temperatureC, { lowC, highC })
  const band = ranges.map(({ low, high }, index) => ({
    x: acrossHours(index),
    top: down(high),
    bottom: down(low),
  }))
  return {
    /** "Today" or "Tonight". */
    label: today ? todayLabel(today, t).long : '',
    /** What is left of today in a sentence or two. */
    sentence: today ? dayOutlookText(today.outlook, language, format.sentenceDegrees) : null,
    /** Of the first one, in hours since 1970: an hour that the clock shows twice is two hours. */
    firstHour: Math.floor((shown[0]?.hour.startAt ?? 0) / hourMs),
    /** At most 24. */
    hours: shown.map(({ hour, temperatureC, air, hasGusts }, index) => {
      const day = dayName(index, hour.startAt)
      const span = shared.get(hour.startAt) ?? 1
      const chancePercent = hour.precipitationChancePercent
      const amountMm = amountOf(hour) ?? 0
      return {
        hour: format.hour(hour.startAt, timeZone),
        ...iconView(air, { t }),
        temperatureC,
        // What is false, 0 or empty is left out of the page's data.
        ...(hour.isRunning && { isNow: true as const }),
        ...(day && { day }),
        ...(span > 0 && chancePercent && { chancePercent, ...(span > 1 && { chanceHours: span }) }),
        ...(amountMm >= leastShownAmount && {
          amount: amountView(hour, format),
          height: Math.round(Math.max(0.06, rainBarHeight(amountMm)) * 100),
          step: Math.max(1, rainStep(amountMm)),
        }),
        ...(hasGusts && { gustKmh: format.roundSpeed(hour.windGustKmh ?? 0) }),
        ...(!air.isDay && { isNight: true as const }),
        ...(startsDay[index] && { date: dates[index] }),
      }
    }),
    /** The ends of the line's scale, from 0 to 84 units. */
    lowC,
    highC,
    /** Path around the line through the hours, where the temperatures will lie in eight cases of ten; "" if unknown. */
    band: hasRanges ? bandPath(band, 'straight') : '',
    hasGusts: shown.some(({ hasGusts }) => hasGusts),
    /** Colours of the line from top to bottom. */
    colours: [0, 0.25, 0.5, 0.75, 1].map((share) => temperatureColour(highC - (highC - lowC) * share)),
  }
}
