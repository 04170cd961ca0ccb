import { nice, ticks } from 'd3-array'
import type { Format } from '../i18n/format.ts'

/** An axis that holds all values: its ends and the round values between at which a line is drawn. */
export type ValueAxis = { low: number; high: number; ticks: number[] }

type AxisOptions = { air?: number; about?: number; isRound?: boolean }

/** In °C, with lines at degrees that are round as the visitor counts them. `air` in °C. */
export function temperatureAxis(
  valuesC: readonly number[],
  { air = 0, isRound = true }: Pick<AxisOptions, 'air' | 'isRound'>,
  format: Format,
): ValueAxis {
  const shown = [Math.min(...valuesC) - air, Math.max(...valuesC) + air].map(format.shownTemperature)
  const { low, high, ticks } = valueAxis(shown, { isRound })
  return { low: format.celsiusOf(low), high: format.celsiusOf(high), ticks: ticks.map(format.celsiusOf) }
}

/** `air` is kept free above and below, in units of the values; the ends are round unless that would waste a small panel. */
export function valueAxis(
  values: readonly number[],
  { air = 0, about = 4, isRound = true }: AxisOptions = {},
): ValueAxis {
  const least = Math.min(...values) - air
  const most = Math.max(...values) + air
  const end = most > least ? most : least + 1
  const [low, high] = isRound ? nice(least, end, about) : [least, end]
  return { low, high, ticks: ticks(low, high, about) }
}
