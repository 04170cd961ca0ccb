import type { Reading } from '../../domain/weather/reading.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import { isOldWeather, weatherMadeAt } from '../../domain/weather/weather-now.ts'
import type { Writing } from '../i18n/writing.ts'
import { type CreditView, sourceView } from './source-view.ts'

/** Who the weather of a page comes from, and how old it is. */
export function weatherCredit(reading: Reading<WeatherReport>, writing: Writing): CreditView {
  const { format, now } = writing
  return {
    source: sourceView(reading.source, writing),
    updatedAt: format.dateTime(Math.min(weatherMadeAt(reading), now), reading.data.timeZone),
    isOld: isOldWeather(reading, now),
  }
}
