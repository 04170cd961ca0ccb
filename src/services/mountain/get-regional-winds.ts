import {
  type RegionalWinds,
  regionalWinds,
  windStationIds,
} from '../../domain/regional-wind/regional-winds.ts'
import { maximumAgeMs } from '../../domain/staleness.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { StationSeries } from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { cachedReading, type ReadingParts } from '../reading/cached-reading.ts'
import { noData } from '../reading/outcome.ts'

/** The files are renewed every twenty minutes. */
const policy: CachePolicy = { freshMs: 10 * minuteMs, graceMs: 6 * hourMs }

/** Föhn and bise by the stations' last day. */
export type GetRegionalWinds = () => Promise<Outcome<RegionalWinds>>

export function createGetRegionalWinds(
  parts: ReadingParts<StationSeries> & {
    isOpenData: () => Promise<boolean>
    clock: Clock
  },
): GetRegionalWinds {
  const missing = noData(parts.source)
  return async () => {
    if (!(await parts.isOpenData())) return missing
    const outcome = await cachedReading(parts, {
      name: 'station-series',
      policy,
      fetch: (source, signal) => source.fetchSeries(windStationIds, signal),
      observedAt: () => null,
    })
    if (outcome.data === null) return outcome
    const now = parts.clock()
    // Through an outage the newest hour there is, with its age.
    const newest = Math.max(
      ...Object.values(outcome.data).flatMap((rows) => rows.map(({ measuredAt }) => measuredAt)),
    )
    const data = regionalWinds(outcome.data, Math.min(now, newest))
    if (data === null) return missing
    return {
      ...outcome,
      data,
      observedAt: data.measuredAt,
      isStale: now - data.measuredAt > maximumAgeMs.weather,
    }
  }
}
