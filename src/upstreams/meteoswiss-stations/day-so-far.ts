import { minuteMs } from '../../domain/time/durations.ts'
import { localDate, startOfLocalDay, swissTime } from '../../domain/time/local-time.ts'
import type { MeasuredSoFar } from '../../domain/weather/weather.ts'
import type { TableValues } from './read-table.ts'

/** Two tables may be missed: nothing that matters to a day's extremes happens in between. */
const longestGapMs = 30 * minuteMs

/** The extremes of today by station, as far back as they are known without a gap. */
export type DaysSoFar = Record<string, MeasuredSoFar & { from: number }>

export function withDay(days: DaysSoFar, table: ReadonlyMap<string, TableValues>): DaysSoFar {
  const next: DaysSoFar = {}
  for (const [id, values] of table) {
    const { measuredAt, temperatureC } = values
    const known = days[id]
    if (temperatureC === null) {
      if (known) next[id] = known
      continue
    }
    const date = localDate(measuredAt, swissTime)
    const isNext = known && measuredAt > known.untilAt && measuredAt - known.untilAt <= longestGapMs
    if (known && measuredAt <= known.untilAt) next[id] = known
    else if (isNext && known.date === date) next[id] = joined(known, values, temperatureC)
    else {
      // Measured since the day before: none of this one is missing.
      const from = isNext ? startOfLocalDay(date, swissTime) : measuredAt
      next[id] = {
        date,
        from,
        untilAt: measuredAt,
        temperatureMaxC: temperatureC,
        temperatureMinC: temperatureC,
        windGustKmh: values.windGustKmh,
      }
    }
  }
  return next
}

function joined(
  known: DaysSoFar[string],
  { measuredAt, windGustKmh }: TableValues,
  temperatureC: number,
): DaysSoFar[string] {
  const gusts = [known.windGustKmh, windGustKmh].filter((gust) => gust !== null)
  return {
    ...known,
    untilAt: measuredAt,
    temperatureMaxC: Math.max(known.temperatureMaxC, temperatureC),
    temperatureMinC: Math.min(known.temperatureMinC, temperatureC),
    windGustKmh: gusts.length > 0 ? Math.max(...gusts) : null,
  }
}

/** Absent unless it reaches back to midnight and up to the measurement. */
export function soFarOf(days: DaysSoFar, id: string, measuredAt: number): { soFar?: MeasuredSoFar } {
  const day = days[id]
  if (!day || measuredAt - day.untilAt > longestGapMs) return {}
  const { from, ...soFar } = day
  return from - startOfLocalDay(day.date, swissTime) <= longestGapMs ? { soFar } : {}
}
