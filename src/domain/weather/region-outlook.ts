import { largest } from './largest.ts'
import type { DailyWeather } from './weather.ts'
import { type DrySky, drySkyOf, gravest, type WetWeather, wetWeatherOf } from './weather-words.ts'

/** How much of the region something reaches. */
export type Extent = 'everywhere' | 'most' | 'some' | 'few'

/** What falls, and in how much of the region. */
type Spread = { weather: WetWeather; extent: Extent }

/** One day of a whole region. */
export type RegionDay = {
  sky: Exclude<DrySky, 'clear'>
  /** All places have that sky. */
  isUniform: boolean
  /** What most places have, then the gravest of what else falls; none of a dry day. */
  wet: Spread[]
  /** Whole degrees: the lowest and the highest of the places' maxima. */
  lowestMaxC: number
  highestMaxC: number
  /** The lowest of their minima: an evening only cools. */
  lowestMinC: number
}

/** Below this chance a place's day counts as dry, as in the outlook of a single day. */
const wetFromPercent = 30
const mildRains: readonly WetWeather[] = ['drizzle', 'showers', 'rain']
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

function wetOf(days: readonly DailyWeather[]): Spread[] {
  const wet = days
    .filter((day) => (day.precipitationChancePercent ?? 100) >= wetFromPercent)
    .map((day) => wetWeatherOf({ ...day, isDay: true }))
    .filter((weather) => weather !== null)
  const count = (...weathers: WetWeather[]) => wet.filter((weather) => weathers.includes(weather)).length
  const spread = (weather: WetWeather, places: number) => ({
    weather,
    places,
    extent: extentOf(places / days.length),
  })
  const mildRain = mildRainOf(wet)
  const snow = spread('snow', count('snow', 'sleet'))
  // Where it pours or thunders it rains as well.
  const rain = spread(mildRain ?? 'rain', mildRain ? wet.length - count('snow') : 0)
  const isBoth = snow.places > 0 && rain.places > 0 && snow.extent === rain.extent
  const fromGravest = [
    spread('thunderstorms', count('thunderstorms')),
    spread('heavy-rain', count('heavy-rain')),
    ...(isBoth ? [spread('sleet', Math.max(snow.places, rain.places))] : [snow, rain]),
  ].filter(({ places }) => places > 0)
  // Weather that reaches no further than something more severe is not mentioned beside it.
  const told = fromGravest.filter(
    ({ extent }, index) => !fromGravest.slice(0, index).some((graver) => graver.extent === extent),
  )
  const widest = largest(told, ({ places }) => places)?.item
  const gravestOther = told.find((one) => one !== widest)
  return [widest, gravestOther].flatMap((one) => (one ? { weather: one.weather, extent: one.extent } : []))
}

/** What most places with mild rain have, the graver of two; null where no mild rain falls. */
function mildRainOf(wet: readonly WetWeather[]): WetWeather | null {
  const mild = wet
    .map((weather) => (weather === 'sleet' ? 'rain' : weather))
    .filter((weather) => mildRains.includes(weather))
  const counts = [...Map.groupBy(mild, (weather) => weather)].map(([weather, { length }]) => ({
    weather,
    length,
  }))
  const most = Math.max(...counts.map(({ length }) => length))
  return gravest(counts.filter(({ length }) => length === most).map(({ weather }) => weather))
}

function extentOf(share: number): Extent {
  if (share === 1) return 'everywhere'
  if (share >= 0.5) return 'most'
  return share >= 0.2 ? 'some' : 'few'
}
