import { hourOfDay, localDate } from '../time/local-time.ts'
import type { HourlyWeather } from './weather.ts'

/**
 * Some forecasts give a chance for the three hours before each hour's end: three of them overlap in every hour. Told are
 * those of 0 to 3, 3 to 6 and so on by the clock, so that one can be drawn over just the hours it is for. These are the
 * hours of the list that have their chance in common with each one, in order.
 */
export function chanceSpans<Hour extends Pick<HourlyWeather, 'startAt' | 'precipitationChanceSpanHours'>>(
  hours: readonly Hour[],
  timeZone: string,
): Hour[][] {
  const spans = Map.groupBy(hours, ({ startAt, precipitationChanceSpanHours: length = 1 }) =>
    length === 1
      ? startAt
      : `${localDate(startAt, timeZone)} ${Math.floor(hourOfDay(startAt, timeZone) / length)}`,
  )
  return [...spans.values()]
}
