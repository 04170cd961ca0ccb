import type { HourlyWeather } from './weather.ts'
import { iconFor } from './weather-icon.ts'

/** What the sky is called while nothing falls; `clear` is `sunny` by night. */
export const drySkies = ['sunny', 'clear', 'partly-cloudy', 'cloudy', 'fog'] as const
export type DrySky = (typeof drySkies)[number]

/** What falls, from the lightest to the most severe. */
export const wetWeathers = [
  'drizzle',
  'showers',
  'rain',
  'sleet',
  'snow',
  'heavy-rain',
  'thunderstorms',
] as const
export type WetWeather = (typeof wetWeathers)[number]

type Coded = Pick<HourlyWeather, 'condition' | 'conditionCode' | 'isDay'>

/** Shower codes of the provider below heavy: drizzle, rain and ragged showers. */
const showerCodes = new Set([313, 314, 321, 520, 521, 531])

/** null: nothing falls. */
export function wetWeatherOf({ condition, conditionCode, isDay }: Coded): WetWeather | null {
  if (showerCodes.has(conditionCode)) return 'showers'
  const icon = iconFor(conditionCode, condition, isDay)
  if (icon === 'thunderstorm') return 'thunderstorms'
  return wetWeathers.find((weather) => weather === icon) ?? null
}

/** The sky behind; for wet weather it is cloudy. */
export function drySkyOf({ condition, conditionCode, isDay }: Coded): DrySky {
  const icon = iconFor(conditionCode, condition, isDay)
  if (icon === 'sunny') return 'sunny'
  if (icon === 'clear-night') return 'clear'
  if (icon === 'partly-cloudy' || icon === 'partly-cloudy-night') return 'partly-cloudy'
  return icon === 'fog' ? 'fog' : 'cloudy'
}

const dullness: Record<DrySky, number> = { sunny: 0, clear: 0, 'partly-cloudy': 1, cloudy: 2, fog: 4 }

/** Whether the change from one to the other is worth mentioning: sun to cloud is, sun to a few clouds is not. */
export function isWorthTelling(from: DrySky, to: DrySky): boolean {
  return Math.abs(dullness[from] - dullness[to]) >= 2
}

/** null of nothing. */
export function gravest(weathers: readonly WetWeather[]): WetWeather | null {
  return wetWeathers.findLast((weather) => weathers.includes(weather)) ?? null
}
