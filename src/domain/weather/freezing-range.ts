import type { HeightRange, HourlyWeather } from './weather.ts'

/** Metres above sea over some hours; undefined where none of them gives it. */
export function freezingRange(
  hours: readonly Pick<HourlyWeather, 'freezingLevelM'>[],
): HeightRange | undefined {
  const levels = hours.flatMap(({ freezingLevelM }) => freezingLevelM ?? [])
  return levels.length === 0 ? undefined : { lowest: Math.min(...levels), highest: Math.max(...levels) }
}
