import type { DayAhead } from '../../domain/weather/day-ahead.ts'
import type { DailyWeather } from '../../domain/weather/weather.ts'
import { iconFor, type WeatherIconName } from '../../domain/weather/weather-icon.ts'
import type { Writing } from '../i18n/writing.ts'

type Coded = Pick<DailyWeather, 'conditionCode' | 'condition' | 'isDay'>

/** A pictogram and what it is called. */
export type IconView = { icon: WeatherIconName; iconName: string }

/** A day has a sign of its own; an hour and the present are drawn by their condition. */
export function iconView(
  { conditionCode, condition, isDay, sign }: Coded & { sign?: WeatherIconName },
  { t }: Pick<Writing, 't'>,
): IconView {
  const icon = sign ?? iconFor(conditionCode, condition, isDay)
  return { icon, iconName: t(`weather.icon-${icon}`) }
}

/** A day in a table of places. */
export type DayCell = IconView & { maxC: number; minC: number }

/** null where the place has no forecast for that day. */
export function dayCell(
  days: readonly Omit<DayAhead, 'hours'>[],
  date: string,
  writing: Writing,
): DayCell | null {
  const day = days.find((one) => one.date === date)
  return day ? { ...iconView(day, writing), maxC: day.temperatureMaxC, minC: day.temperatureMinC } : null
}
