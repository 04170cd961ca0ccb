import { scaleLinear } from 'd3-scale'

/** An axis that holds all values: its ends and the round values between at which a line is drawn. */
export type ValueAxis = { low: number; high: number; ticks: number[] }

type AxisWishes = { air?: number; about?: number; floor?: number; isRound?: boolean }

/** `air` is kept free above and below, in units of the values; the ends are round unless that would waste a small panel. */
export function valueAxis(
  values: readonly number[],
  { air = 0, about = 4, floor, isRound = true }: AxisWishes = {},
): ValueAxis {
  const low = floor ?? Math.min(...values) - air
  const high = Math.max(...values) + air
  const scale = scaleLinear().domain([low, high > low ? high : low + 1])
  if (isRound) scale.nice(about)
  const [niceLow = low, niceHigh = high] = scale.domain()
  return { low: niceLow, high: niceHigh, ticks: scale.ticks(about) }
}
