import type { DailyWeather } from './weather.ts'
import { type DrySky, drySkyOf, gravest, type WetWeather, wetWeatherOf } from './weather-words.ts'

/** How much of the region something reaches. */
export type Extent = 'everywhere' | 'most' | 'some' | 'few'

/** One day of a whole region. */
export type RegionDay = {
  sky: Exclude<DrySky, 'clear'>
  /** All places have that sky. */
  isUniform: boolean
  wet: { weather: WetWeather; extent: Extent } | null
  /** Whole degrees: the lowest and the highest of the places' maxima. */
  lowestMaxC: number
  highestMaxC: number
  /** The lowest of their minima: an evening only cools. */
  lowestMinC: number
}

/** Below this chance a place's day counts as dry, as in the outlook of a single day. */
const wetFromPercent = 30
const dullness: Record<Exclude<DrySky, 'clear' | 'fog'>, number> = { sunny: 0, 'partly-cloudy': 1, cloudy: 2 }

/** null of no places. */
export function regionDay(days: readonly DailyWeather[]): RegionDay | null {
  if (days.length === 0) return null
  const skies = days.map((day) => skyOf(day))
  const maxima = days.map((day) => day.temperatureMaxC)
  return {
    sky: prevailingSky(skies),
    isUniform: new Set(skies).size === 1,
    wet: wetOf(days),
    lowestMaxC: Math.min(...maxima),
    highestMaxC: Math.max(...maxima),
    lowestMinC: Math.min(...days.map((day) => day.temperatureMinC)),
  }
}

function skyOf(day: DailyWeather): RegionDay['sky'] {
  const sky = drySkyOf({ ...day, isDay: true })
  return sky === 'clear' ? 'sunny' : sky
}

/** Between sun here and cloud there lies "partly cloudy"; fog is named where half of the places have it. */
function prevailingSky(skies: readonly RegionDay['sky'][]): RegionDay['sky'] {
  const open = skies.filter((sky) => sky !== 'fog')
  if (open.length <= skies.length / 2) return 'fog'
  const mean = open.reduce((sum, sky) => sum + dullness[sky], 0) / open.length
  if (mean < 0.5) return 'sunny'
  return mean < 1.5 ? 'partly-cloudy' : 'cloudy'
}

function wetOf(days: readonly DailyWeather[]): RegionDay['wet'] {
  const wet = days
    .filter((day) => (day.precipitationChancePercent ?? 100) >= wetFromPercent)
    .map((day) => wetWeatherOf({ ...day, isDay: true }))
    .filter((weather) => weather !== null)
  if (wet.length === 0) return null
  return { weather: nameOf(wet), extent: extentOf(wet.length / days.length) }
}

/** Lightning decides alone; rain here and snow there are both named; else what most places have, the graver of two. */
function nameOf(wet: readonly WetWeather[]): WetWeather {
  if (wet.includes('thunderstorms')) return 'thunderstorms'
  const white = wet.filter((weather) => weather === 'snow').length
  if (white > 0 && white < wet.length) return 'sleet'
  const counts = Map.groupBy(wet, (weather) => weather)
  const most = Math.max(...[...counts.values()].map(({ length }) => length))
  const candidates = [...counts].filter(([, places]) => places.length === most).map(([weather]) => weather)
  return gravest(candidates) ?? 'rain'
}

function extentOf(share: number): Extent {
  if (share === 1) return 'everywhere'
  if (share >= 0.5) return 'most'
  return share >= 0.2 ? 'some' : 'few'
}
