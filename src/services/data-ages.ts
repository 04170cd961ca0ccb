import type { Coordinates } from '../domain/place/coordinates.ts'
import type { Clock } from '../ports/platform.ts'
import type { GetAlerts } from './get-alerts.ts'
import type { GetRadarRain } from './get-rain.ts'
import type { OpenDataStatus } from './source-status.ts'

/** In seconds; null where there is none. */
export type DataAges = Record<'radar' | 'warnings' | 'local-forecasts' | 'measurements', number | null>

/** Of what is fetched whether or not anybody visits: asked often by monitoring, it costs no further request. */
export function createDataAges(options: {
  getRain: GetRadarRain
  getAlerts: GetAlerts
  openData: () => Promise<OpenDataStatus>
  /** Somewhere that the radar sees. */
  at: Coordinates
  clock: Clock
}): () => Promise<DataAges> {
  return async () => {
    const [rain, alerts, openData] = await Promise.all([
      options.getRain(options.at),
      options.getAlerts({ kind: 'switzerland' }),
      options.openData(),
    ])
    const now = options.clock()
    const ageOf = (at: number | null | undefined) =>
      at === null || at === undefined ? null : (now - at) / 1000
    return {
      radar: ageOf(rain.data && rain.observedAt),
      // In calm weather the list itself may be hours old: our last fetch counts. Examples do not come from it.
      warnings: ageOf(alerts.data.state === 'sample' ? null : alerts.fetchedAt),
      'local-forecasts': ageOf(openData?.forecasts.observedAt),
      measurements: ageOf(openData?.stations.observedAt),
    }
  }
}
