import { conditionFromCode } from '../../domain/weather/condition.ts'
import { snowBelowC } from '../../domain/weather/falling-form.ts'
import { metresPerSecondToKmh } from '../../domain/weather/units.ts'
import type { CloudLayers, LikelyRange } from '../../domain/weather/weather.ts'
import type { WireBlock, WireInstant } from './schema.ts'
import { codeOfSymbol, codeOfValues } from './symbols.ts'

export type NoteUnknownSymbol = (symbol: string) => void

/** The condition of a span, from its symbol; where that is missing or unknown, from its figures. */
export function conditionCodeOf(
  block: WireBlock,
  values: WireInstant & { air_temperature: number },
  hours: number,
  noteUnknown: NoteUnknownSymbol,
): number {
  const symbol = block.summary?.symbol_code
  const code = symbol === undefined ? null : codeOfSymbol(symbol)
  if (code !== null) return code
  if (symbol !== undefined) noteUnknown(symbol)
  const amount = block.details?.precipitation_amount
  return codeOfValues({
    cloudPercent: values.cloud_area_fraction,
    precipitationMmh: amount === undefined ? undefined : amount / hours,
    temperatureC: values.air_temperature,
  })
}

/** What instants, hours and days have in common. The service's UV is for a clear sky, so it is not the hour's index. */
export function airOf(values: WireInstant, conditionCode: number, isDay: boolean) {
  return {
    condition: conditionFromCode(conditionCode, isDay),
    conditionCode,
    isDay,
    humidityPercent: values.relative_humidity ?? null,
    pressureHpa: values.air_pressure_at_sea_level ?? null,
    dewPointC: values.dew_point_temperature ?? null,
    uvIndex: null,
    cloudPercent: values.cloud_area_fraction ?? null,
    windSpeedKmh: kmh(values.wind_speed),
    windGustKmh: kmh(values.wind_speed_of_gust),
    windFromDegrees: values.wind_from_direction ?? null,
  }
}

const kmh = (speed: number | undefined) => (speed === undefined ? null : metresPerSecondToKmh(speed))

/** Sleet codes: half of what falls counts as rain, half as snow. */
const sleetCodes = new Set([611, 612, 613, 615, 616])

/**
 * Rain and snow as water; the service gives their sum. Where the symbol does not say what falls, as in thunderstorms, the
 * temperature does.
 */
export function amountsOf(
  amountMm: number | undefined,
  conditionCode: number,
  temperatureC: number,
): { rainMm: number | null; snowMm: number | null } {
  if (amountMm === undefined) return { rainMm: null, snowMm: null }
  if (sleetCodes.has(conditionCode)) return { rainMm: amountMm / 2, snowMm: amountMm / 2 }
  const isSnow =
    Math.floor(conditionCode / 100) === 6 ||
    (Math.floor(conditionCode / 100) !== 5 && temperatureC < snowBelowC)
  return isSnow ? { rainMm: 0, snowMm: amountMm } : { rainMm: amountMm, snowMm: 0 }
}

export function rangeOf(p10: number | undefined, p90: number | undefined): LikelyRange | undefined {
  return p10 === undefined || p90 === undefined || p10 > p90 ? undefined : { p10, p90 }
}

export function layersOf(values: WireInstant): CloudLayers | undefined {
  const low = values.cloud_area_fraction_low
  const medium = values.cloud_area_fraction_medium
  const high = values.cloud_area_fraction_high
  if (low === undefined || medium === undefined || high === undefined) return undefined
  return { lowPercent: low, middlePercent: medium, highPercent: high }
}
