import type { Format } from '../i18n/format.ts'

/** A line of an axis of temperatures: where, from 0 at its foot to 1 at its head, and its label. */
export type DegreeTick = { at: number; text: string }

/** At degrees that are round as the visitor counts them, on an axis in °C. */
export function degreeTicks(
  lowC: number,
  highC: number,
  { shownTemperature, number }: Pick<Format, 'shownTemperature' | 'number'>,
  roundIn: (low: number, high: number) => readonly number[],
): DegreeTick[] {
  const [low, high] = [shownTemperature(lowC), shownTemperature(highC)]
  return roundIn(low, high).map((value) => ({
    at: Math.round(((value - low) / (high - low)) * 1000) / 1000,
    text: `${number(value)}°`,
  }))
}

/** All multiples of the step from the lower to the upper end. */
export function multiplesOf(step: number) {
  return (low: number, high: number): number[] => {
    const found: number[] = []
    for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value + 0)
    return found
  }
}
