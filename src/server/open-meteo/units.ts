import { localTime } from '../../domain/time/local-time.ts'

export type Measure =
  | 'temperature'
  | 'speed'
  | 'amount'
  | 'snow'
  | 'height'
  | 'percent'
  | 'pressure'
  | 'direction'
  | 'index'
  | 'seconds'
  | 'code'
  | 'flag'
  | 'instant'

export type UnitChoice = {
  temperature: 'celsius' | 'fahrenheit'
  windSpeed: 'kmh' | 'ms' | 'mph' | 'kn'
  precipitation: 'mm' | 'inch'
  time: 'iso8601' | 'unixtime'
  timeZone: string
}

type Unit = { name: string; decimals: number; convert?: (value: number) => number }

const speeds: Record<UnitChoice['windSpeed'], Unit> = {
  kmh: { name: 'km/h', decimals: 1 },
  ms: { name: 'm/s', decimals: 2, convert: (kmh) => kmh / 3.6 },
  mph: { name: 'mp/h', decimals: 1, convert: (kmh) => kmh / 1.609_344 },
  kn: { name: 'kn', decimals: 1, convert: (kmh) => kmh / 1.852 },
}
const fixed: Partial<Record<Measure, Unit>> = {
  percent: { name: '%', decimals: 0 },
  pressure: { name: 'hPa', decimals: 1 },
  direction: { name: '°', decimals: 0 },
  index: { name: '', decimals: 2 },
  seconds: { name: 's', decimals: 2 },
  code: { name: 'wmo code', decimals: 0 },
  flag: { name: '', decimals: 0 },
}

/** As Open-Meteo writes units; its inches bring feet for heights with them. */
export function unitOf(measure: Measure, choice: UnitChoice): Unit {
  const isInch = choice.precipitation === 'inch'
  switch (measure) {
    case 'temperature':
      return choice.temperature === 'celsius'
        ? { name: '°C', decimals: 1 }
        : { name: '°F', decimals: 1, convert: (celsius) => celsius * 1.8 + 32 }
    case 'speed':
      return speeds[choice.windSpeed]
    case 'amount':
      return isInch ? { name: 'inch', decimals: 3, convert: (mm) => mm / 25.4 } : { name: 'mm', decimals: 2 }
    case 'snow':
      return isInch ? { name: 'inch', decimals: 3, convert: (cm) => cm / 2.54 } : { name: 'cm', decimals: 2 }
    case 'height':
      return isInch ? { name: 'ft', decimals: 0, convert: (m) => m / 0.3048 } : { name: 'm', decimals: 0 }
    case 'instant':
      return { name: choice.time, decimals: 0 }
    default:
      return fixed[measure] ?? { name: '', decimals: 2 }
  }
}

/** A value as it is sent: in its unit, with the decimals it means, never "-0". */
export function written(value: number | null, measure: Measure, choice: UnitChoice): number | string | null {
  if (value === null || !Number.isFinite(value)) return null
  if (measure === 'instant') return writtenInstant(value, choice)
  const { decimals, convert } = unitOf(measure, choice)
  const factor = 10 ** decimals
  return Math.round((convert?.(value) ?? value) * factor) / factor + 0
}

/** "2026-07-21T17:00" on the clock of the zone asked for, or seconds since 1970. */
export function writtenInstant(at: number, { time, timeZone }: UnitChoice): number | string {
  if (time === 'unixtime') return Math.round(at / 1000)
  const { year, month, day, hour, minute } = localTime(at, timeZone)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}
