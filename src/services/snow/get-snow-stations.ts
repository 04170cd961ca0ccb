import type { SnowStation } from '../../domain/snow/snow-station.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { SnowStationSource } from '../../ports/sources.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { cachedReading, type ReadingParts } from '../cached-reading.ts'

const minuteMs = 60_000

/** Stations measure every half hour; the last depths are shown with their age for half a day of outage. */
const policy: CachePolicy = { freshMs: 15 * minuteMs, graceMs: 12 * 60 * minuteMs }

export type GetSnowStations = () => Promise<Outcome<SnowStation[]>>

export const createGetSnowStations =
  (o: ReadingParts<SnowStationSource>): GetSnowStations =>
  () =>
    cachedReading(o, {
      name: 'snow-stations',
      policy,
      fetch: (source, signal) => source.fetchStations(signal),
      observedAt: (stations) =>
        stations.length === 0 ? null : Math.max(...stations.map(({ measuredAt }) => measuredAt)),
    })
