import { heavyMm, heavySnowCm } from './amount.ts'
import type { WeatherIconName } from './weather-icon.ts'
import type { DrySky, WetWeather } from './weather-words.ts'

/** The values that decide a day's sign. */
export type DayFacts = {
  /** The gravest weather that the day's sentence names; null of a dry day. */
  named: WetWeather | null
  /** The sky that most of its light hours have. */
  sky: DrySky
  /** Hours of sun by the possible ones, 0 to 1, and the hours themselves. */
  sunShare: number
  sunHours: number
  /** Rain, and snow as water; null where no amount is given. */
  mm: number | null
  snowCm: number | null
  gustKmh: number | null
  maxC: number
}

/** From here on the sun is part of the picture, and from there on there is hardly a ray. */
const sunnyShare = 0.25
const closedShare = 0.05

type Rule = { when: (day: DayFacts) => boolean; sign: WeatherIconName; withSun?: WeatherIconName }

const named =
  (...weathers: WetWeather[]) =>
  (day: DayFacts) =>
    day.named !== null && weathers.includes(day.named)

/**
 * A day has one sign: that of the first rule that holds, with the sun where it shines for a quarter of the day or more.
 * Storms come first, then how much falls, then the sky; of a dry day an extreme of wind or warmth is worth more than its
 * cloud. Anything that the sentence does not name is not drawn.
 */
export const signRules: readonly Rule[] = [
  { when: named('thunderstorms'), sign: 'thunderstorm', withSun: 'sun-bolt' },
  { when: named('sleet'), sign: 'sleet' },
  { when: (day) => named('snow')(day) && (day.snowCm ?? 0) >= heavySnowCm, sign: 'heavy-snow' },
  { when: named('snow'), sign: 'snow', withSun: 'sun-snow' },
  { when: (day) => day.named !== null && (day.mm ?? 0) >= heavyMm, sign: 'heavy-rain' },
  { when: named('heavy-rain'), sign: 'heavy-rain', withSun: 'sun-rain' },
  // Without an amount the name decides.
  {
    when: (day) => day.named !== null && (day.mm ?? (day.named === 'drizzle' ? 0 : 1)) >= 1,
    sign: 'rain',
    withSun: 'sun-rain',
  },
  { when: (day) => day.named !== null, sign: 'drizzle', withSun: 'sun-drop' },
  { when: (day) => day.sky === 'fog' && day.sunHours >= 2, sign: 'fog-sun' },
  { when: (day) => day.sky === 'fog', sign: 'fog' },
  { when: (day) => (day.gustKmh ?? 0) >= 75, sign: 'windy' },
  { when: (day) => day.maxC >= 33 && day.sky !== 'cloudy', sign: 'hot' },
  // Above 3000 m ten degrees of frost are every winter's day, and its sun says more.
  { when: (day) => day.maxC <= -15, sign: 'cold' },
  { when: (day) => day.sky === 'sunny' || day.sky === 'clear', sign: 'sunny' },
  { when: (day) => day.sky === 'partly-cloudy', sign: 'partly-cloudy' },
  { when: (day) => day.sunShare < closedShare, sign: 'overcast' },
  { when: () => true, sign: 'cloudy' },
]

export function daySign(day: DayFacts): WeatherIconName {
  const rule = signRules.find(({ when }) => when(day))
  return (day.sunShare >= sunnyShare && rule?.withSun) || (rule?.sign ?? 'cloudy')
}
