import type { WindSample } from '../../domain/regional-wind/wind-sample.ts'
import { maximumAgeMs } from '../../domain/staleness.ts'
import { dayMs, hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { Measurements, Station, StationSeries } from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { cachedReading, type ReadingParts } from '../reading/cached-reading.ts'
import { noData } from '../reading/outcome.ts'

/** A station's file is renewed every twenty minutes. */
const policy: CachePolicy = { freshMs: 10 * minuteMs, graceMs: 6 * hourMs }

export type StationHistory = { station: Station; rows: readonly WindSample[] }

/** What one station measured in the last 24 hours, by ten minutes; null for what is no station. */
export type GetStationHistory = (id: string) => Promise<Outcome<StationHistory> | null>

export function createGetStationHistory(
  parts: ReadingParts<StationSeries> & {
    measurements: Pick<Measurements, 'stations'>
    isOpenData: () => Promise<boolean>
    clock: Clock
  },
): GetStationHistory {
  return async (id) => {
    if (!(await parts.isOpenData())) return noData(parts.source)
    // Only names from the list reach the source's address.
    const station = parts.measurements.stations().find((one) => one.id === id.toUpperCase())
    if (!station) return null
    const outcome = await cachedReading(parts, {
      name: `station-history:${station.id}`,
      policy,
      fetch: async (source, signal) => (await source.fetchSeries([station.id], signal))[station.id] ?? [],
      observedAt: (rows) => rows.at(-1)?.measuredAt ?? null,
    })
    if (outcome.data === null) return outcome
    const now = parts.clock()
    const rows = outcome.data.filter(({ measuredAt }) => measuredAt > now - dayMs && measuredAt <= now)
    const newest = rows.at(-1)?.measuredAt ?? null
    if (newest === null) return noData(parts.source)
    return {
      ...outcome,
      data: { station, rows },
      observedAt: newest,
      isStale: now - newest > maximumAgeMs.weather,
    }
  }
}
