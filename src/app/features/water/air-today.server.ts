import type { Place } from '../../../domain/place/place.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import { dayOutlookText } from '../../../domain/texts/day-outlook-text.ts'
import { placeOutlook } from '../../../domain/weather/outlook.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import type { Writing } from '../../i18n/writing.ts'

/** What the day brings at the place, in the words of every other page, and what thunder means for swimmers. */
export function airToday(
  outcome: Outcome<WeatherReport>,
  rain: PlaceRain | null,
  place: Place,
  { t, format, language, now }: Writing,
): string | null {
  if (outcome.data === null) return null
  const { today } = placeOutlook(outcome.data, rain, now)
  if (today === null) return null
  const values = { place: place.names[language] }
  const when = t(today.span === 'tonight' ? 'water.tonight' : 'water.today', values)
  const lead = `${when}${format.colon} `
  const weather = dayOutlookText(today.outlook, language, format.sentenceDegrees, lead)
  const isThundery = today.hours.some(({ condition }) => condition === 'thunderstorm')
  return [weather, isThundery ? t('water.thunder') : ''].filter(Boolean).join(' ')
}
