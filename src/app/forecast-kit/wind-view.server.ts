import { compassSector } from '../../domain/place/compass-sector.ts'
import type { DailyWeather } from '../../domain/weather/weather.ts'
import type { Writing } from '../i18n/writing.ts'

type Wind = Pick<DailyWeather, 'windSpeedKmh' | 'windGustKmh' | 'windFromDegrees'>

/** null where its speed is not known. */
export function windView(
  { windSpeedKmh, windGustKmh, windFromDegrees }: Wind,
  { t, format }: Pick<Writing, 't' | 'format'>,
) {
  if (windSpeedKmh === null) return null
  return {
    speedKmh: format.roundSpeed(windSpeedKmh),
    gustKmh: windGustKmh === null ? null : format.roundSpeed(windGustKmh),
    /** Where it blows to, degrees clockwise from north: the way the arrow points. */
    towards: windFromDegrees === null ? null : (windFromDegrees + 180) % 360,
    /** "From the west". */
    from: windFromDegrees === null ? null : t(`weather.windFrom-${compassSector(windFromDegrees)}`),
  }
}

export type WindView = NonNullable<ReturnType<typeof windView>>
