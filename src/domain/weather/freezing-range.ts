import type { HeightRange, HourlyWeather } from './weather.ts'

/** Metres above sea as pages name it: to the hundred it is good for. */
export const shownFreezingLevel = (levelM: number): number => Math.round(levelM / 100) * 100

/** Metres above sea over some hours; undefined where none of them gives it. */
export function freezingRange(
  hours: readonly Pick<HourlyWeather, 'freezingLevelM'>[],
): HeightRange | undefined {
  const levels = hours.flatMap(({ freezingLevelM }) => freezingLevelM ?? [])
  return levels.length === 0 ? undefined : { lowest: Math.min(...levels), highest: Math.max(...levels) }
}
