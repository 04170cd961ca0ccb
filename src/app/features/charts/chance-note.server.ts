import type { HourlyWeather } from '../../../domain/weather/weather.ts'
import type { Translate } from '../../i18n/texts.ts'

/** Why 70 per cent may go with 0.1 mm: some forecasts give the chance for more than the hour. "" for others. */
export const chanceNote = (hours: readonly HourlyWeather[], t: Translate): string =>
  hours.some(({ precipitationChanceSpanHours }) => precipitationChanceSpanHours === 3)
    ? t('weather.chanceOfThreeHours')
    : ''
