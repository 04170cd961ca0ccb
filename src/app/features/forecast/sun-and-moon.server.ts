import { moonPhase } from '../../../domain/moon.ts'
import { sunOfDay } from '../../../domain/sun.ts'
import type { DailyWeather, WeatherReport } from '../../../domain/weather.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { MoonView } from './forecast-view.ts'

/** The provider's times; where it gives none they are computed. null where the sun does not cross the horizon. */
export function sunTimes(day: DailyWeather, { coordinates, timeZone }: WeatherReport) {
  const computed = sunOfDay(coordinates, day.date, timeZone)
  return {
    sunriseAt: day.sunriseAt ?? computed.sunriseAt,
    sunsetAt: day.sunsetAt ?? computed.sunsetAt,
  }
}

export function moonView(day: DailyWeather, { t }: Writing): MoonView | null {
  if (day.moonPhase === null) return null
  return { phase: day.moonPhase, name: t(`forecast.moon-${moonPhase(day.moonPhase)}`) }
}
