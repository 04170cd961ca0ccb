import { hourMs } from '../time/durations.ts'
import { localDate } from '../time/local-time.ts'
import { amountOf } from '../weather/amount.ts'
import { meltingDepthM } from '../weather/falling-form.ts'
import type { DailyWeather, HourlyWeather } from '../weather/weather.ts'

/** Less in an hour is no precipitation. */
const leastMm = 0.1

type Range = { lowest: number; highest: number }

export type SnowLineDay = {
  date: string
  freezingLevelM: Range
  /** Estimated from the freezing level of the hours with precipitation; null where none is expected. */
  snowLineM: Range | null
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
    const { date, freezingLevelM } = day
    if (!freezingLevelM || date < today) return []
    const hours = hoursOf.get(date) ?? []
    const levels = hours.filter(isWet).flatMap((hour) => hour.freezingLevelM ?? [])
    const left = hours.reduce((sum, hour) => sum + (amountOf(hour) ?? 0), 0)
    return [
      {
        date,
        freezingLevelM,
        snowLineM:
          levels.length === 0
            ? null
            : { lowest: snowLineM(Math.min(...levels)), highest: snowLineM(Math.max(...levels)) },
        precipitationMm: date === today && hours.length > 0 ? left : amountOf(day),
      },
    ]
  })
}

const isWet = (hour: HourlyWeather): boolean => (amountOf(hour) ?? 0) >= leastMm

/** Never below the sea. */
const snowLineM = (freezingLevelM: number): number => Math.max(0, freezingLevelM - meltingDepthM)
