import type { DailyWeather } from '../../../domain/weather/weather.ts'
import { compassSector } from '../../../domain/weather/wind.ts'
import type { Translate } from '../../i18n/texts.ts'
import type { WindView } from './forecast-view.ts'

type Wind = Pick<DailyWeather, 'windSpeedKmh' | 'windGustKmh' | 'windFromDegrees'>

export function windView(
  { windSpeedKmh, windGustKmh, windFromDegrees }: Wind,
  t: Translate,
): WindView | null {
  if (windSpeedKmh === null) return null
  return {
    speedKmh: Math.round(windSpeedKmh),
    gustKmh: windGustKmh === null ? null : Math.round(windGustKmh),
    towards: windFromDegrees === null ? null : (windFromDegrees + 180) % 360,
    from: windFromDegrees === null ? null : t(`weather.windFrom-${compassSector(windFromDegrees)}`),
  }
}
