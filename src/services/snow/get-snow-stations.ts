import type { SnowNetwork, SnowStation } from '../../domain/snow/snow-station.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { largest } from '../../domain/weather/largest.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { SnowStationSource } from '../../ports/sources.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { cachedReading, type ReadingParts } from '../reading/cached-reading.ts'

/** Stations measure every half hour; the last depths are shown with their age for half a day of outage. */
const policy: CachePolicy = { freshMs: 15 * minuteMs, graceMs: 12 * hourMs }

/** Each network separately: one may be down while the other works. */
export type SnowDepths = Record<SnowNetwork, Outcome<SnowStation[]>>
export type GetSnowStations = () => Promise<SnowDepths>

export function createGetSnowStations({
  sources,
  ...parts
}: Omit<ReadingParts<SnowStationSource>, 'source'> & {
  sources: Record<SnowNetwork, SnowStationSource>
}): GetSnowStations {
  const read = (network: SnowNetwork) =>
    cachedReading(
      { ...parts, source: sources[network] },
      {
        name: `snow-stations:${network}`,
        policy,
        fetch: (source, signal) => source.fetchStations(signal),
        observedAt: (stations) => largest(stations, ({ measuredAt }) => measuredAt)?.value ?? null,
      },
    )
  return async () => {
    const [imis, swissmetnet] = await Promise.all([read('imis'), read('swissmetnet')])
    return { imis, swissmetnet }
  }
}
