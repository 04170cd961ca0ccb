import { addDays, instantOfLocal, localDate } from '../../../domain/time/local-time.ts'
import type { DayAhead } from '../../../domain/weather/day-ahead.ts'
import { uvBand } from '../../../domain/weather/uv-index.ts'
import type { Translate } from '../../i18n/texts.ts'
import type { Writing } from '../../i18n/writing.ts'

/** What today is called: the evening that is left of it is tonight. */
export function todayLabel({ span }: Pick<DayAhead, 'span'>, t: Translate): { long: string; short: string } {
  return span === 'tonight'
    ? { long: t('weather.tonight'), short: t('weather.tonightShort') }
    : { long: t('weather.todayLabel'), short: t('weather.todayShort') }
}

/** The weekday, with its date where the weekday alone would be taken for this week's. */
export function weekdayOf(date: string, timeZone: string, { format, now }: Writing): string {
  const noon = instantOfLocal(date, 12, timeZone)
  const isThisWeek = date < addDays(localDate(now, timeZone), 7)
  return isThisWeek ? format.weekday(noon, timeZone) : format.weekdayDate(noon, timeZone)
}

/** The day's highest index with its hour, "8, very high, 13:00": its value in the evening is of no use. */
export function uvText(
  { uvIndex, uvAt }: Pick<DayAhead, 'uvIndex' | 'uvAt'>,
  timeZone: string,
  { t, format }: Writing,
): string | null {
  if (uvIndex === null) return null
  const index = format.number(Math.round(uvIndex))
  const band = t(`weather.uv-${uvBand(uvIndex)}`)
  return [index, band, ...(uvAt === null ? [] : [format.time(uvAt, timeZone)])].join(', ')
}
