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
