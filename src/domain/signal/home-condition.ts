import type { WeatherIconName } from '../weather/weather-icon.ts'

/** The conditions that Home Assistant's weather cards know. */
export const homeConditions = [
  'clear-night',
  'cloudy',
  'fog',
  'lightning',
  'lightning-rainy',
  'partlycloudy',
  'pouring',
  'rainy',
  'snowy',
  'snowy-rainy',
  'sunny',
  'windy',
] as const
export type HomeCondition = (typeof homeConditions)[number]

const byIcon: Record<WeatherIconName, HomeCondition> = {
  sunny: 'sunny',
  'clear-night': 'clear-night',
  'partly-cloudy': 'partlycloudy',
  'partly-cloudy-night': 'partlycloudy',
  cloudy: 'cloudy',
  overcast: 'cloudy',
  drizzle: 'rainy',
  rain: 'rainy',
  'heavy-rain': 'pouring',
  thunderstorm: 'lightning',
  snow: 'snowy',
  'heavy-snow': 'snowy',
  sleet: 'snowy-rainy',
  fog: 'fog',
  'fog-sun': 'fog',
  windy: 'windy',
  'sun-drop': 'rainy',
  'sun-rain': 'rainy',
  'sun-bolt': 'lightning',
  'sun-snow': 'snowy',
  hot: 'sunny',
  cold: 'sunny',
}

export function homeCondition(icon: WeatherIconName, { rainMmh }: { rainMmh: number | null }): HomeCondition {
  const condition = byIcon[icon]
  return condition === 'lightning' && (rainMmh ?? 0) > 0 ? 'lightning-rainy' : condition
}
