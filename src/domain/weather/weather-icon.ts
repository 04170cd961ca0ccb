import type { Condition } from './condition.ts'

/** The pictograms of our own set. */
export const weatherIcons = [
  'sunny',
  'clear-night',
  'partly-cloudy',
  'partly-cloudy-night',
  'cloudy',
  'drizzle',
  'rain',
  'heavy-rain',
  'thunderstorm',
  'snow',
  'sleet',
  'fog',
  'windy',
  // Of a day as a whole: src/domain/weather/day-sign.ts.
  'sun-drop',
  'sun-rain',
  'sun-bolt',
  'sun-snow',
  'fog-sun',
  'overcast',
  'heavy-snow',
  'hot',
  'cold',
] as const
export type WeatherIconName = (typeof weatherIcons)[number]

/** Squalls and tornado; the other codes of the 700s veil the view (mist, smoke, haze, dust, fog, sand, ash). */
const windCodes = new Set([771, 781])
/** Sleet, shower sleet, rain and snow. */
const sleetCodes = new Set([611, 612, 613, 615, 616])
/** Freezing rain and showers that are not heavy: `conditionFromCode` counts every code above 501 as heavy rain. */
const lighterRainCodes = new Set([511, 520, 521, 531])
/** Showers of rain and drizzle: `conditionFromCode` counts them as drizzle, their words are of showers. */
const drizzleShowerCodes = new Set([313, 314, 321])
/** `conditionFromCode` calls every code above 800 partly cloudy; this one is "overcast clouds". */
const overcastCode = 804

/**
 * The finer picture of one condition. The condition decides, the code only refines within it, so that icon
 * and text cannot contradict each other. Its accessible name is the text of the icon, not of the condition.
 */
export function iconFor(conditionCode: number, condition: Condition, isDay: boolean): WeatherIconName {
  switch (condition) {
    case 'sunny':
      return isDay ? 'sunny' : 'clear-night'
    case 'partly-cloudy':
      if (conditionCode === overcastCode) return 'cloudy'
      if (conditionCode === 800 && !isDay) return 'clear-night'
      return isDay ? 'partly-cloudy' : 'partly-cloudy-night'
    case 'cloudy':
      if (windCodes.has(conditionCode)) return 'windy'
      return conditionCode >= 700 && conditionCode < 800 ? 'fog' : 'cloudy'
    case 'heavy-rain':
      return lighterRainCodes.has(conditionCode) ? 'rain' : 'heavy-rain'
    case 'drizzle':
      return drizzleShowerCodes.has(conditionCode) ? 'rain' : 'drizzle'
    case 'snow':
      return sleetCodes.has(conditionCode) ? 'sleet' : 'snow'
    default:
      return condition
  }
}
