import { tenMinutesMs } from '../../domain/time/durations.ts'
import type { StationValues } from '../../ports/local-forecasts.ts'
import type { TableValues } from './read-table.ts'

const perHour = 6

/** Ten-minute sums of the last hour by station, as they come in. */
export type RainHistory = Record<string, [measuredAt: number, mm: number][]>

/** The history with this table, and without what is older than an hour. */
export function withTable(history: RainHistory, table: ReadonlyMap<string, TableValues>): RainHistory {
  const next: RainHistory = {}
  for (const [id, { measuredAt, precipitation10MinMm }] of table) {
    const kept = (history[id] ?? []).filter(
      ([at]) => at !== measuredAt && at > measuredAt - perHour * tenMinutesMs && at < measuredAt,
    )
    next[id] = precipitation10MinMm === null ? kept : [...kept, [measuredAt, precipitation10MinMm]]
  }
  return next
}

/** null unless all six tens of minutes up to the measurement are known: a gap is not zero. */
export function rainOfLastHour(
  history: RainHistory,
  id: string,
  measuredAt: number,
): StationValues['precipitationLastHourMm'] {
  const sums = (history[id] ?? []).filter(
    ([at]) => at <= measuredAt && at > measuredAt - perHour * tenMinutesMs && at % tenMinutesMs === 0,
  )
  if (sums.length < perHour) return null
  return Math.round(sums.reduce((sum, [, mm]) => sum + mm, 0) * 10) / 10
}
