import { localDate } from '../time/local-time.ts'
import { amountOf } from '../weather/amount.ts'
import type { DailyWeather, HourlyWeather } from '../weather/weather.ts'

/** So far below the freezing level falling snow melts, as a rule: 200 to 400 m. */
const meltingDepthM = 300
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

/** Days whose freezing level the forecast includes. */
export function snowLineDays(
  daily: readonly DailyWeather[],
  hourly: readonly HourlyWeather[],
  timeZone: string,
): SnowLineDay[] {
  const wetLevels = Map.groupBy(hourly.filter(isWet), ({ startAt }) => localDate(startAt, timeZone))
  return daily.flatMap((day) => {
    const { date, freezingLevelM } = day
    if (!freezingLevelM) return []
    const levels = (wetLevels.get(date) ?? []).flatMap((hour) => hour.freezingLevelM ?? [])
    return [
      {
        date,
        freezingLevelM,
        snowLineM:
          levels.length === 0
            ? null
            : { lowest: snowLineM(Math.min(...levels)), highest: snowLineM(Math.max(...levels)) },
        precipitationMm: amountOf(day),
      },
    ]
  })
}

const isWet = (hour: HourlyWeather): boolean => (amountOf(hour) ?? 0) >= leastMm

/** Never below the sea. */
const snowLineM = (freezingLevelM: number): number => Math.max(0, freezingLevelM - meltingDepthM)
