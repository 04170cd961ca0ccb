import { hourMs } from '../time/durations.ts'
import { localDate } from '../time/local-time.ts'
import { amountOf } from '../weather/amount.ts'
import { meltingDepthM } from '../weather/falling-form.ts'
import { freezingRange } from '../weather/freezing-range.ts'
import type { DailyWeather, HeightRange, HourlyWeather } from '../weather/weather.ts'

/** Less in an hour is no precipitation. */
const leastMm = 0.1

export type SnowLineDay = {
  date: string
  freezingLevelM: HeightRange
  /** Estimated from the freezing level of the hours with precipitation; null where none is expected. */
  snowLineM: HeightRange | null
}

/** Days of a place's outlook whose freezing level the forecast includes, from today on. */
export function snowLineDays(
  daily: readonly Pick<DailyWeather, 'date' | 'freezingLevelM'>[],
  hourly: readonly HourlyWeather[],
  timeZone: string,
  now: number,
): SnowLineDay[] {
  const today = localDate(now, timeZone)
  const coming = hourly.filter(({ startAt }) => startAt + hourMs > now)
  const hoursOf = Map.groupBy(coming, ({ startAt }) => localDate(Math.max(startAt, now), timeZone))
  return daily.flatMap((day) => {
    const { date, freezingLevelM } = day
    if (!freezingLevelM || date < today) return []
    const wet = freezingRange((hoursOf.get(date) ?? []).filter(isWet))
    return [
      {
        date,
        freezingLevelM,
        snowLineM: wet ? { lowest: snowLineM(wet.lowest), highest: snowLineM(wet.highest) } : null,
      },
    ]
  })
}

const isWet = (hour: HourlyWeather): boolean => (amountOf(hour) ?? 0) >= leastMm

/** Never below the sea. */
const snowLineM = (freezingLevelM: number): number => Math.max(0, freezingLevelM - meltingDepthM)
