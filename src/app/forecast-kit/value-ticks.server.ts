import { nice, ticks } from 'd3-array'
import type { Format } from '../i18n/format.ts'
import { type DegreeTick, degreeTicks } from './degree-ticks.ts'

/** An axis that holds all values: its ends and the round values between at which a line is drawn. */
export type ValueAxis = { low: number; high: number; ticks: number[] }

/** The same of temperatures: ends in °C, lines as the visitor reads them. */
export type TemperatureAxis = { low: number; high: number; ticks: DegreeTick[] }

const usualTicks = 4

type AxisOptions = { air?: number; about?: number; isRound?: boolean }

/** `air` in °C. */
export function temperatureAxis(
  valuesC: readonly number[],
  { air = 0, isRound = true }: Pick<AxisOptions, 'air' | 'isRound'>,
  format: Format,
): TemperatureAxis {
  const { low, high } = valueAxis(valuesC, { air, isRound })
  return { low, high, ticks: degreeTicks(low, high, format, (from, to) => ticks(from, to, usualTicks)) }
}

/** `air` is kept free above and below, in units of the values; the ends are round unless that would waste a small panel. */
export function valueAxis(
  values: readonly number[],
  { air = 0, about = usualTicks, isRound = true }: AxisOptions = {},
): ValueAxis {
  const least = Math.min(...values) - air
  const most = Math.max(...values) + air
  const end = most > least ? most : least + 1
  const [low, high] = isRound ? nice(least, end, about) : [least, end]
  return { low, high, ticks: ticks(low, high, about) }
}
