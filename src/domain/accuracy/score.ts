import { countChance, countError, countRain, noSums, type Sums } from './sums.ts'

/** Days ahead that are kept: tomorrow is 1. */
export const leadDays = [1, 2, 3, 4, 5, 6, 7] as const
/** Minutes ahead at which the rain nowcast is verified. */
export const nowcastLeads = [30, 60, 120] as const

/** A day is wet from 1 mm on, as the climate normals count it; in tenths of a millimetre. */
const wetDayTenths = 10

/** Of a local day, in tenths of a degree and of a millimetre; null where the forecast does not give it. */
export type DayForecast = {
  high: number
  low: number
  rain: number | null
  chancePercent: number | null
}

/** A local day as the ten-minute values of a station add up to it. */
export type MeasuredDay = {
  temperatureCount: number
  /** null before the first value. */
  high: number | null
  low: number | null
  rainCount: number
  rain: number
}

/** Of 144 ten-minute values, or 138 and 150 when the clocks change, this many may be missing. */
const mostMissing = 6

export type DayTruth = {
  temperature: { high: number; low: number } | null
  /** In tenths of a millimetre. */
  rain: number | null
}

/** What a forecast of the day may be compared with: nothing of a day measured with gaps. `tens`: ten-minute values it has. */
export function truthOf(day: MeasuredDay | undefined, tens: number): DayTruth {
  const isEnough = (count: number) => count >= tens - mostMissing
  if (!day) return { temperature: null, rain: null }
  const { high, low } = day
  const isWarm = high !== null && low !== null && isEnough(day.temperatureCount)
  return { temperature: isWarm ? { high, low } : null, rain: isEnough(day.rainCount) ? day.rain : null }
}

/** One forecast of a day, or null where nothing of it can be verified. */
export function scoreDay(forecast: DayForecast, { temperature, rain }: DayTruth): Sums | null {
  if (temperature === null && rain === null) return null
  const sums = noSums()
  if (temperature) {
    countError(sums, 'high', forecast.high - temperature.high)
    countError(sums, 'low', forecast.low - temperature.low)
  }
  if (rain !== null) {
    const isWet = rain >= wetDayTenths
    if (forecast.rain !== null) countRain(sums, forecast.rain >= wetDayTenths, isWet)
    if (forecast.chancePercent !== null) countChance(sums, forecast.chancePercent, isWet)
  }
  return sums
}

/** "As today": what the day of issue measured, as a forecast of the day ahead. */
export function persistence({ temperature, rain }: DayTruth): DayForecast | null {
  if (temperature === null || rain === null) return null
  return { ...temperature, rain, chancePercent: rain >= wetDayTenths ? 100 : 0 }
}

/** A forecast of rain at one moment and place. */
export type RainForecast = { isWet: boolean; chancePercent: number }

export function scoreRain(forecast: RainForecast, isWet: boolean): Sums {
  const sums = noSums()
  countRain(sums, forecast.isWet, isWet)
  countChance(sums, forecast.chancePercent, isWet)
  return sums
}
