import type { Coordinates } from '../place/coordinates.ts'
import { type ClimateStation, daysOfMonth, normalOn, stationFor } from '../weather/normals.ts'
import type { DayForecast } from './score.ts'

/**
 * What is usual on a day, as a forecast of it; null where no station with normals is comparable. It never announces
 * rain or its absence, only its chance.
 */
export function climatology(
  station: { coordinates: Coordinates; heightM: number },
  normals: readonly ClimateStation[],
): ((date: string) => DayForecast) | null {
  const found = stationFor({ coordinates: station.coordinates, elevationM: station.heightM }, normals)
  if (!found?.isComparable) return null
  const { temperatureMaxC, temperatureMinC, precipitationDays } = found.station.normals
  return (date) => {
    const month = Number(date.slice(5, 7)) - 1
    const wetDays = precipitationDays?.[month] ?? null
    return {
      high: Math.round(10 * normalOn(temperatureMaxC, date)),
      low: Math.round(10 * normalOn(temperatureMinC, date)),
      rain: null,
      chancePercent: wetDays === null ? null : Math.round((100 * wetDays) / (daysOfMonth[month] ?? 30)),
    }
  }
}
