import type { PollenStation } from '../../domain/air/pollen.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { PollenSource } from '../../ports/sources.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { type CachedSources, createCachedReading, newestOf } from '../cached-reading.ts'

const minuteMs = 60_000

/** Files are renewed every 20 minutes; outages are frequent and last for days, through which the last values are kept. */
const pollenPolicy: CachePolicy = { freshMs: 30 * minuteMs, graceMs: 3 * 24 * 60 * minuteMs }

export type GetPollen = () => Promise<Outcome<PollenStation[]>>

export function createGetPollen(o: CachedSources<PollenSource>): GetPollen {
  const read = createCachedReading(o, pollenPolicy, (stations: PollenStation[]) =>
    newestOf(stations.map(({ hours }) => hours.at(-1)?.at)),
  )
  return () => read('pollen', (source, signal) => source.fetchStations(signal))
}
