import type { Season } from '../../domain/sky/season.ts'
import type { CurrentWeather } from '../../domain/weather/weather.ts'
import { iconFor, type WeatherIconName } from '../../domain/weather/weather-icon.ts'
import type { Light, SceneView, Sky } from '../design/scene/scene-view.ts'

/** The drawing follows the icon, so that mountain, pictogram and words agree. */
const skyOfIcon: Partial<Record<WeatherIconName, Sky>> = {
  sunny: 'sunny',
  'clear-night': 'sunny',
  'partly-cloudy': 'partly-cloudy',
  'partly-cloudy-night': 'partly-cloudy',
  cloudy: 'cloudy',
  fog: 'cloudy',
  windy: 'cloudy',
  drizzle: 'drizzle',
  rain: 'rain',
  'heavy-rain': 'heavy-rain',
  thunderstorm: 'thunderstorm',
  sleet: 'snow',
  snow: 'snow',
}

/** Alpenglow: this long before and after the sun crosses the horizon. */
const glowMs = 25 * 60_000

type Observed = Pick<CurrentWeather, 'condition' | 'conditionCode' | 'isDay' | 'sunriseAt' | 'sunsetAt'>

export function sceneOf(
  current: Observed,
  { season, isAbroad, now }: { season: Season; isAbroad?: boolean; now: number },
): SceneView {
  const { isDay, sunriseAt, sunsetAt } = current
  const isGlowing = [sunriseAt, sunsetAt].some((at) => at !== null && Math.abs(now - at) <= glowMs)
  const light: Light = isGlowing ? 'glow' : isDay ? 'day' : 'night'
  const isMorning = sunriseAt !== null && sunsetAt !== null && now < (sunriseAt + sunsetAt) / 2
  const icon = iconFor(current.conditionCode, current.condition, isDay)
  return {
    sky: skyOfIcon[icon] ?? 'cloudy',
    ...(icon === 'fog' && { variant: 'fog' as const }),
    // No Wetterhorn over Tokyo.
    ...(isAbroad && { isNameless: true as const }),
    light,
    season: sceneSeason(season),
    sunSide: isMorning ? 'left' : 'right',
  }
}

/** Without a reading: overcast, which claims neither sun nor rain. */
export function sceneWithoutReading(season: Season): SceneView {
  return { sky: 'cloudy', light: 'day', season: sceneSeason(season), sunSide: 'right', variant: 'fog' }
}

/** No key, no weather: the mountain in the evening light. */
export const keyEntryScene: SceneView = {
  sky: 'sunny',
  light: 'glow',
  season: 'summer',
  sunSide: 'right',
  variant: 'sunset',
}

export function sceneSeason(season: Season): SceneView['season'] {
  return season === 'summer' || season === 'winter' ? season : 'mid'
}
