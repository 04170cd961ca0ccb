import { amountOf, freshSnowCm, leastShownAmount } from '../../../domain/weather/amount.ts'
import type { ComingHour } from '../../../domain/weather/coming-hours.ts'
import { windAxisEnd } from '../../../domain/weather/unit-axes.ts'
import { rangeView } from '../../forecast-kit/range-view.server.ts'
import { temperatureAxis, valueAxis } from '../../forecast-kit/value-ticks.server.ts'
import { windView } from '../../forecast-kit/wind-view.server.ts'
import type { Format } from '../../i18n/format.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { ForecastHour, ForecastHours } from './drawn-hours.ts'

/** What is drawn of an hour. `chanceHours`: of the axis, where some have a chance in common. */
export function forecastHour(
  hour: ComingHour,
  chanceHours: ReadonlyMap<number, number>,
  { t, format }: Pick<Writing, 't' | 'format'>,
): ForecastHour {
  const shared = chanceHours.get(hour.startAt)
  const snowCm = freshSnowCm(hour)
  return {
    chancePercent: hour.precipitationChancePercent,
    ...(shared !== undefined && { chanceHours: shared }),
    amountMm: amountOf(hour),
    ...(snowCm !== null && (amountOf(hour) ?? 0) >= leastShownAmount && { snowCm }),
    ...rangeView('amountRangeMm', hour.precipitationRangeMm),
    temperatureC: hour.temperatureC,
    ...rangeView('temperatureRangeC', hour.temperatureRangeC),
    wind: windView(hour, { t, format }),
    ...rangeView('windRangeKmh', hour.windSpeedRangeKmh),
    cloudPercent: hour.cloudPercent,
    pressureHpa: hour.pressureHpa === null ? null : Math.round(hour.pressureHpa),
    ...(hour.sunshineMinutes !== undefined && { sunshineMinutes: Math.round(hour.sunshineMinutes) }),
    ...(hour.freezingLevelM !== undefined && { freezingLevelM: hour.freezingLevelM }),
    ...(hour.cloudLayers && { cloudLayers: hour.cloudLayers }),
  }
}

type Scales = Pick<ForecastHours, 'temperature' | 'pressure' | 'freezing' | 'windHighKmh' | 'hasRanges'>

/** Scales that hold all that is drawn. `more` is what a week adds to its hours: its turns, and days without hours. */
export function scalesOf(
  hours: readonly ForecastHour[],
  format: Format,
  more?: readonly Pick<ForecastHour, 'temperatureC' | 'wind'>[],
): Scales {
  const all = [...hours, ...(more ?? [])]
  const pressures = hours.flatMap(({ pressureHpa }) => pressureHpa ?? [])
  const winds = all.flatMap(({ wind }) => wind?.gustKmh ?? wind?.speedKmh ?? [])
  const windRanges = hours.flatMap(({ windRangeKmh }) => windRangeKmh?.high ?? [])
  const levels = hours.flatMap(({ freezingLevelM }) => freezingLevelM ?? [])
  const ranges = hours.flatMap(({ temperatureRangeC: range }) => (range ? [range.low, range.high] : []))
  return {
    temperature: temperatureAxis(
      [...all.map(({ temperatureC }) => temperatureC), ...ranges],
      // A day's degrees are few, and round ends give them air; a week has them anyway.
      { air: 1, isRound: !more },
      format,
    ),
    // Pressure changes slowly: less than 8 hPa across the panel would make a storm of nothing.
    pressure: pressures.length > 1 ? valueAxis(pressures, { air: 4, about: 2, isRound: false }) : null,
    // The level moves by hundreds of metres from hour to hour.
    freezing: levels.length > 1 ? valueAxis(levels, { air: 150, about: 2 }) : null,
    windHighKmh: windAxisEnd(Math.max(0, ...winds, ...windRanges), format.units.wind),
    hasRanges: hours.some(({ temperatureRangeC, amountRangeMm }) => temperatureRangeC ?? amountRangeMm),
  }
}
