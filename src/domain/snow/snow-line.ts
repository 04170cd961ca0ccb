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
  /** Rain and snow as water. */
  precipitationMm: number | null
}

/** Days from today on whose freezing level the forecast includes; of today what is left of it. */
export function snowLineDays(
  daily: readonly DailyWeather[],
  hourly: readonly HourlyWeather[],
  timeZone: string,
  now: number,
): SnowLineDay[] {
  const today = localDate(now, timeZone)
  const coming = hourly.filter(({ startAt }) => startAt + hourMs > now)
  const hoursOf = Map.groupBy(coming, ({ startAt }) => localDate(Math.max(startAt, now), timeZone))
  return daily.flatMap((day) => {
    const { date } = day
    const hours = hoursOf.get(date) ?? []
    const left = date === today && hours.length > 0 ? hours : null
    const freezingLevelM = (left && freezingRange(left)) ?? day.freezingLevelM
    if (!freezingLevelM || date < today) return []
    const wet = freezingRange(hours.filter(isWet))
    return [
      {
        date,
        freezingLevelM,
        snowLineM: wet ? { lowest: snowLineM(wet.lowest), highest: snowLineM(wet.highest) } : null,
        precipitationMm: left ? left.reduce((sum, hour) => sum + (amountOf(hour) ?? 0), 0) : amountOf(day),
      },
    ]
  })
}

const isWet = (hour: HourlyWeather): boolean => (amountOf(hour) ?? 0) >= leastMm

/** Never below the sea. */
const snowLineM = (freezingLevelM: number): number => Math.max(0, freezingLevelM - meltingDepthM)
