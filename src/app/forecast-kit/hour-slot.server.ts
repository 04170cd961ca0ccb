import { capitalised } from '../../domain/texts/capitalised.ts'
import { isFirstHourOfDay } from '../../domain/time/local-time.ts'
import { amountOf } from '../../domain/weather/amount.ts'
import type { HourlyWeather } from '../../domain/weather/weather.ts'
import type { Writing } from '../i18n/writing.ts'
import type { HourSlot } from './hour-slots.ts'
import { rangeView } from './range-view.server.ts'

/** `isFirst`: of the axis, which does not name its day. */
export function hourSlot(
  hour: HourlyWeather,
  isFirst: boolean,
  timeZone: string,
  { format }: Writing,
): HourSlot & { time: string } {
  const { startAt } = hour
  const startsDay = !isFirst && isFirstHourOfDay(startAt, timeZone)
  return {
    at: startAt,
    time: format.time(startAt, timeZone),
    hour: format.hour(startAt, timeZone),
    day: startsDay
      ? `${capitalised(format.weekdayShort(startAt, timeZone))} ${format.dayMonth(startAt, timeZone)}`
      : null,
    chancePercent: hour.precipitationChancePercent,
    amountMm: amountOf(hour),
    ...rangeView('amountRangeMm', hour.precipitationRangeMm),
  }
}
