import type { SnowNetwork, SnowStation } from '../../domain/snow/snow-station.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { SnowStationSource } from '../../ports/sources.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { type CachedSources, createCachedReading, newestOf } from '../cached-reading.ts'
import type { ByMode } from '../modes.ts'

const minuteMs = 60_000

/** Stations measure every half hour; the last depths are shown with their age for half a day of outage. */
const stationsPolicy: CachePolicy = { freshMs: 15 * minuteMs, graceMs: 12 * 60 * minuteMs }

/** Each network by itself: one may be silent while the other measures. */
export type SnowDepths = Record<SnowNetwork, Outcome<SnowStation[]>>
export type GetSnowStations = () => Promise<SnowDepths>

export function createGetSnowStations({
  sources,
  ...o
}: Omit<CachedSources<never>, 'sources'> & {
  sources: Record<SnowNetwork, ByMode<SnowStationSource>>
}): GetSnowStations {
  function reader(network: SnowNetwork) {
    const read = createCachedReading(
      { ...o, sources: sources[network] },
      stationsPolicy,
      (stations: SnowStation[]) => newestOf(stations.map(({ measuredAt }) => measuredAt)),
    )
    return () => read(`snow-stations:${network}`, (source, signal) => source.fetchStations(signal))
  }
  const [readImis, readSwissMetNet] = [reader('imis'), reader('swissmetnet')]
  return async () => {
    const [imis, swissmetnet] = await Promise.all([readImis(), readSwissMetNet()])
    return { imis, swissmetnet }
  }
}
