import { amountOf } from './amount.ts'
import type { ComingHour } from './coming-hours.ts'
import type { DayOutlook } from './day-outlook.ts'
import { type DayFacts, daySign } from './day-sign.ts'
import type { DailyWeather } from './weather.ts'
import { iconFor, type WeatherIconName } from './weather-icon.ts'
import { type DrySky, drySkyOf, gravest } from './weather-words.ts'

type Told = Pick<
  DailyWeather,
  | 'condition'
  | 'conditionCode'
  | 'isDay'
  | 'rainMm'
  | 'snowMm'
  | 'sunshineMinutes'
  | 'sunriseAt'
  | 'sunsetAt'
  | 'windGustKmh'
> & { snowCm: number | null }

/** The day's one sign, of what its sentence is of. At night there is no sun to draw beside the rain. */
export function signOf(day: Told, outlook: DayOutlook, hours: readonly ComingHour[]): WeatherIconName {
  const { condition, conditionCode, isDay, windGustKmh, snowCm } = day
  if (!isDay) return iconFor(conditionCode, condition, isDay)
  return daySign({
    named: gravest([outlook.wet, outlook.worse].flatMap((spell) => spell?.weather ?? [])),
    sky: drySkyOf(day),
    ...sunOf(day, outlook, hours),
    mm: amountOf(day),
    snowCm,
    gustKmh: windGustKmh,
    maxC: outlook.temperatureMaxC,
  })
}

/** Where no sunshine is forecast, by the sky. */
const shareOfSky: Record<DrySky, number> = {
  sunny: 0.9,
  clear: 0.9,
  'partly-cloudy': 0.5,
  cloudy: 0.1,
  fog: 0,
}

function sunOf(
  { sunshineMinutes, sunriseAt, sunsetAt }: Told,
  { opening, closing }: DayOutlook,
  hours: readonly ComingHour[],
): Pick<DayFacts, 'sunShare' | 'sunHours'> {
  const light = hours.filter(({ isDay }) => isDay)
  if (light.length > 0) {
    const minutes = light.map((hour) =>
      hour.wet && hour.sunshineMinutes === undefined
        ? 0
        : (hour.sunshineMinutes ?? 60 * shareOfSky[drySkyOf(hour)]),
    )
    const sunHours = minutes.reduce((sum, one) => sum + one, 0) / 60
    return { sunShare: sunHours / light.length, sunHours }
  }
  const possibleHours = sunriseAt === null || sunsetAt === null ? 12 : (sunsetAt - sunriseAt) / 3_600_000
  const skies = [opening, closing].filter((sky) => sky !== null)
  const bySky = skies.reduce((sum, sky) => sum + shareOfSky[sky], 0) / Math.max(1, skies.length)
  const sunShare = sunshineMinutes === undefined ? bySky : sunshineMinutes / 60 / possibleHours
  return { sunShare, sunHours: sunShare * possibleHours }
}
