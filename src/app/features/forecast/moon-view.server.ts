import { moonPhase } from '../../../domain/sky/moon.ts'
import type { DailyWeather } from '../../../domain/weather/weather.ts'
import type { Writing } from '../../i18n/writing.ts'

export function moonView(day: DailyWeather, { t }: Writing) {
  if (day.moonPhase === null) return null
  return { phase: day.moonPhase, name: t(`forecast.moon-${moonPhase(day.moonPhase)}`) }
}
