import { addDays, instantOfLocal, localDate } from '../../domain/time/local-time.ts'
import type { DayAhead } from '../../domain/weather/day-ahead.ts'
import { uvBand } from '../../domain/weather/uv-index.ts'
import type { MeasuringStation } from '../../domain/weather/weather.ts'
import type { Translate } from '../i18n/texts.ts'
import type { Writing } from '../i18n/writing.ts'

type DayLabel = { long: string; short: string }

/** What today is called in sentences and among its hours: the evening that is left of it is tonight. */
export function todayLabel({ span }: Pick<DayAhead, 'span'>, t: Translate): DayLabel {
  return span === 'tonight'
    ? { long: t('weather.tonight'), short: t('weather.tonightShort') }
    : { long: t('weather.todayLabel'), short: t('weather.todayShort') }
}

/** What the row of today's figures is called: by its name where they are the calendar day's. */
export function todayName({ extent, span }: Pick<DayAhead, 'extent' | 'span'>, t: Translate): DayLabel {
  return extent === 'rest'
    ? restLabel({ span }, t)
    : { long: t('weather.todayLabel'), short: t('weather.todayShort') }
}

/** What is left of today, where only figures of that are shown. */
export function restLabel({ span }: Pick<DayAhead, 'span'>, t: Translate): DayLabel {
  return span === 'rest'
    ? { long: t('weather.fromNowLabel'), short: t('weather.fromNowShort') }
    : todayLabel({ span }, t)
}

/** "Whole day, measured until 19:10": what high and low are of. */
export function extentText(
  { extent }: Pick<DayAhead, 'extent'>,
  station: MeasuringStation | undefined,
  timeZone: string,
  { t, format }: Pick<Writing, 't' | 'format'>,
): string {
  if (extent === 'measured' && station)
    return t('weather.extentMeasured', { time: format.time(station.measuredAt, timeZone) })
  return t(extent === 'rest' ? 'weather.extentRest' : 'weather.extentForecast')
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
