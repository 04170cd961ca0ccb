import type { HourlyWeather } from '../../../domain/weather/weather.ts'
import type { Translate } from '../../i18n/texts.ts'

/** Why 70 per cent may stand beside 0.1 mm: of some forecasts the chance is for longer than the hour. "" of others. */
export const chanceNote = (hours: readonly HourlyWeather[], t: Translate): string =>
  hours.some(({ precipitationChanceSpanHours }) => precipitationChanceSpanHours === 3)
    ? t('weather.chanceOfThreeHours')
    : ''
