import {
  type RegionalWinds,
  regionalWinds,
  windStationIds,
} from '../../domain/regional-wind/regional-winds.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import { maximumAgeMs } from '../../domain/weather/staleness.ts'
import type { StationSeries } from '../../ports/local-forecasts.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { Cache, CachePolicy } from '../../ports/storage.ts'
import type { ByMode, Mode } from '../modes.ts'
import { readingFrom } from '../outcome.ts'

/** The files are renewed every twenty minutes. */
const policy: CachePolicy = { freshMs: 10 * minuteMs, graceMs: 6 * hourMs }

/** Föhn and bise by the stations' last day. */
export type GetRegionalWinds = () => Promise<Outcome<RegionalWinds>>

export function createGetRegionalWinds(options: {
  series: ByMode<StationSeries>
  /** null while open data is not in use. */
  mode: () => Promise<Mode | null>
  cache: Cache
  patienceMs: number
  clock: Clock
  log: Log
}): GetRegionalWinds {
  return async () => {
    const mode = await options.mode()
    const { source, isDemo } = options.series[mode ?? 'live']
    const missing = { data: null, failures: [{ provider: source.facts.id, kind: 'no-data' as const }] }
    if (mode === null) return missing
    const outcome = await readingFrom(
      options.cache.getOrFetch(`station-series:${mode}`, policy, (signal) =>
        source.fetchSeries(windStationIds, signal),
      ),
      { ...options, source, isDemo, observedAt: () => null },
    )
    if (outcome.data === null) return outcome
    const now = options.clock()
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
