import type { Clock } from '../../ports/platform.ts'
import type { ProviderFacts } from '../../ports/sources.ts'
import { type GetSourceStatus, type SourceStatus, statusOf, undated } from '../source-status.ts'
import type { WeatherKey } from '../weather-key.ts'
import type { GetBulletin } from './get-bulletin.ts'
import type { GetSnowStations } from './get-snow-stations.ts'

/** Adds the avalanche bulletin and the snow stations. */
export function withSnowSources(
  all: GetSourceStatus,
  o: {
    getBulletin: GetBulletin
    getSnowStations: GetSnowStations
    facts: Record<'avalanches' | 'snow', ProviderFacts>
    weatherKey: Pick<WeatherKey, 'current'>
    clock: Clock
  },
): GetSourceStatus {
  return async () => {
    const [rows, bulletin, stations, key] = await Promise.all([
      all(),
      o.getBulletin('de'),
      o.getSnowStations(),
      o.weatherKey.current(),
    ])
    const isDemo = key?.mode === 'demo'
    const now = o.clock()
    const snow: SourceStatus[] = [
      // Out of season there is none for months: our last fetch counts.
      { serves: 'avalanches', ...statusOf(undated(bulletin), o.facts.avalanches, 'alerts', isDemo, now) },
      { serves: 'snow', ...statusOf(stations, o.facts.snow, 'snow', isDemo, now) },
    ]
    return [...rows, ...snow]
  }
}
