import type { Clock } from '../ports/platform.ts'
import type { GetAlerts } from './get-alerts.ts'
import type { Radar } from './radar/create-radar.ts'
import type { OpenDataStatus } from './source-status.ts'

/** In seconds; null where there is none. */
export type DataAges = Record<'radar' | 'warnings' | 'local-forecasts' | 'measurements', number | null>

/** Of what is fetched whether or not anybody visits: asked often by monitoring, it costs no further request. */
export function createDataAges(options: {
  getRadar: Radar['getNewest']
  getAlerts: GetAlerts
  openData: () => Promise<OpenDataStatus>
  clock: Clock
}): () => Promise<DataAges> {
  return async () => {
    const [radar, alerts, openData] = await Promise.all([
      options.getRadar(),
      options.getAlerts({ kind: 'switzerland' }),
      options.openData(),
    ])
    const now = options.clock()
    const ageOf = (at: number | null | undefined) =>
      at === null || at === undefined ? null : (now - at) / 1000
    return {
      radar: ageOf(radar.data?.nowAt),
      // In calm weather the list itself may be hours old: our last fetch counts. Examples do not come from it.
      warnings: ageOf(alerts.data.state === 'sample' ? null : alerts.fetchedAt),
      'local-forecasts': ageOf(openData?.forecasts.observedAt),
      measurements: ageOf(openData?.stations.observedAt),
    }
  }
}
