import type { PollenStation } from '../../domain/air/pollen.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { PollenSource } from '../../ports/sources.ts'
import type { Cache, CachePolicy } from '../../ports/storage.ts'
import type { ByMode } from '../modes.ts'
import { readingFrom } from '../outcome.ts'
import type { WeatherKey } from '../weather-key.ts'

const minuteMs = 60_000

/** Files are renewed every 20 minutes; outages are frequent and last for days, through which the last values are kept. */
const pollenPolicy: CachePolicy = { freshMs: 30 * minuteMs, graceMs: 3 * 24 * 60 * minuteMs }

export type GetPollen = () => Promise<Outcome<PollenStation[]>>

export function createGetPollen(o: {
  sources: ByMode<PollenSource>
  weatherKey: Pick<WeatherKey, 'current'>
  cache: Cache
  clock: Clock
  log: Log
}): GetPollen {
  return async () => {
    const mode = (await o.weatherKey.current())?.mode ?? 'live'
    const { source, isDemo } = o.sources[mode]
    return readingFrom(
      source.facts,
      isDemo,
      o.log,
      o.cache.getOrFetch(`pollen:${mode}`, pollenPolicy, (signal) => source.fetchStations(signal)),
      newestHour,
    )
  }
}

/** null where only days are known. */
function newestHour(stations: readonly PollenStation[]): number | null {
  const newest = stations.flatMap(({ hours }) => hours.at(-1)?.at ?? [])
  return newest.length > 0 ? Math.max(...newest) : null
}
