import { compassSector } from '../../../domain/place/compass-sector.ts'
import type { DailyWeather } from '../../../domain/weather/weather.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { WindView } from './forecast-view.ts'

type Wind = Pick<DailyWeather, 'windSpeedKmh' | 'windGustKmh' | 'windFromDegrees'>

export function windView(
  { windSpeedKmh, windGustKmh, windFromDegrees }: Wind,
  { t, format }: Pick<Writing, 't' | 'format'>,
): WindView | null {
  if (windSpeedKmh === null) return null
  return {
    speedKmh: format.roundSpeed(windSpeedKmh),
    gustKmh: windGustKmh === null ? null : format.roundSpeed(windGustKmh),
    towards: windFromDegrees === null ? null : (windFromDegrees + 180) % 360,
    from: windFromDegrees === null ? null : t(`weather.windFrom-${compassSector(windFromDegrees)}`),
  }
}
