import type { SnowStation } from '../../domain/snow/snow-station.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { Log } from '../../ports/platform.ts'
import type { SnowStationSource } from '../../ports/sources.ts'
import type { Cache, CachePolicy } from '../../ports/storage.ts'
import type { ByMode } from '../modes.ts'
import { readingFrom } from '../outcome.ts'
import type { WeatherKey } from '../weather-key.ts'

const minuteMs = 60_000

/** Stations measure every half hour; the last depths are shown with their age for half a day of outage. */
const stationsPolicy: CachePolicy = { freshMs: 15 * minuteMs, graceMs: 12 * 60 * minuteMs }

export type GetSnowStations = () => Promise<Outcome<SnowStation[]>>

export function createGetSnowStations(o: {
  sources: ByMode<SnowStationSource>
  weatherKey: WeatherKey
  cache: Cache
  log: Log
}): GetSnowStations {
  return async () => {
    const mode = (await o.weatherKey.current())?.mode ?? 'live'
    const { source, isDemo } = o.sources[mode]
    return readingFrom(
      source.facts,
      isDemo,
      o.log,
      o.cache.getOrFetch(`snow-stations:${mode}`, stationsPolicy, (signal) => source.fetchStations(signal)),
      (stations) =>
        stations.length === 0 ? null : Math.max(...stations.map(({ measuredAt }) => measuredAt)),
    )
  }
}
