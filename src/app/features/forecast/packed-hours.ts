import type { RangeView } from '../../forecast-kit/hour-slots.ts'
import type { ForecastHour, PackedHours, PackedValue } from './drawn-hours.ts'

const values = {
  temperatureC: (hour) => hour.temperatureC,
  temperatureLowC: (hour) => hour.temperatureRangeC?.low,
  temperatureHighC: (hour) => hour.temperatureRangeC?.high,
  amountMm: (hour) => hour.amountMm,
  amountLowMm: (hour) => hour.amountRangeMm?.low,
  amountHighMm: (hour) => hour.amountRangeMm?.high,
  snowCm: (hour) => hour.snowCm && Math.round(hour.snowCm * 10) / 10,
  chancePercent: (hour) => hour.chancePercent,
  chanceHours: (hour) => hour.chanceHours,
  speedKmh: (hour) => hour.wind?.speedKmh,
  gustKmh: (hour) => hour.wind?.gustKmh,
  towards: (hour) => hour.wind?.towards,
  sunshineMinutes: (hour) => hour.sunshineMinutes,
  cloudPercent: (hour) => hour.cloudPercent,
  freezingLevelM: (hour) => hour.freezingLevelM,
} satisfies Record<PackedValue, (hour: ForecastHour) => number | null | undefined>

export function packHours(hours: readonly ForecastHour[]): PackedHours {
  const lines = Object.entries(values).map(([name, of]) => [
    name,
    hours.map((hour) => of(hour) ?? '').join(' '),
  ])
  return Object.fromEntries(lines)
}

export function unpackHours(packed: PackedHours): ForecastHour[] {
  const names = Object.keys(values) as PackedValue[]
  const lines = Object.fromEntries(names.map((name) => [name, packed[name].split(' ')])) as Record<
    PackedValue,
    string[]
  >
  const at = (name: PackedValue, index: number): number | null => {
    const text = lines[name][index]
    return text ? Number(text) : null
  }
  const range = (low: number | null, high: number | null): RangeView | undefined =>
    low === null || high === null ? undefined : { low, high }
  return lines.temperatureC.flatMap((given, index) => {
    if (given === '') return []
    const speedKmh = at('speedKmh', index)
    return {
      temperatureC: Number(given),
      temperatureRangeC: range(at('temperatureLowC', index), at('temperatureHighC', index)),
      amountMm: at('amountMm', index),
      amountRangeMm: range(at('amountLowMm', index), at('amountHighMm', index)),
      snowCm: at('snowCm', index) ?? undefined,
      chancePercent: at('chancePercent', index),
      chanceHours: at('chanceHours', index) ?? undefined,
      wind:
        speedKmh === null ? null : { speedKmh, gustKmh: at('gustKmh', index), towards: at('towards', index) },
      sunshineMinutes: at('sunshineMinutes', index) ?? undefined,
      cloudPercent: at('cloudPercent', index),
      pressureHpa: null,
      freezingLevelM: at('freezingLevelM', index) ?? undefined,
    }
  })
}
