import { nice, ticks } from 'd3-array'

/** An axis that holds all values: its ends and the round values between at which a line is drawn. */
export type ValueAxis = { low: number; high: number; ticks: number[] }

type AxisWishes = { air?: number; about?: number; floor?: number; isRound?: boolean }

/** `air` is kept free above and below, in units of the values; the ends are round unless that would waste a small panel. */
export function valueAxis(
  values: readonly number[],
  { air = 0, about = 4, floor, isRound = true }: AxisWishes = {},
): ValueAxis {
  const least = floor ?? Math.min(...values) - air
  const most = Math.max(...values) + air
  const end = most > least ? most : least + 1
  const [low, high] = isRound ? nice(least, end, about) : [least, end]
  return { low, high, ticks: ticks(low, high, about) }
}
