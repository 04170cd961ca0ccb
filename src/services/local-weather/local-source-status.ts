import type { BackgroundStatus } from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import type { ProviderFacts } from '../../ports/sources.ts'
import { creditOf } from '../modes.ts'
import type { GetSourceStatus, SourceStatus } from '../source-status.ts'

type Part = { facts: ProviderFacts } & BackgroundStatus
/** null while open data is not in use. */
export type LocalStatus = { isDemo: boolean; forecasts: Part; stations: Part; world: Part } | null

const hourMs = 3_600_000
/** Two runs of the usual three hours were missed; an hour of measurements. */
const oldAfterMs = {
  'local-forecasts': 6 * hourMs,
  measurements: hourMs,
  // Called only for places abroad: its age is that of the last response.
  'world-weather': Number.POSITIVE_INFINITY,
} as const

/** Adds the sources fetched in the background, each with its own age. */
export function withLocalSources(
  all: GetSourceStatus,
  o: { status: () => Promise<LocalStatus>; clock: Clock },
): GetSourceStatus {
  return async () => {
    const [rows, local] = await Promise.all([all(), o.status()])
    if (local === null) return rows
    const row = (serves: keyof typeof oldAfterMs, { facts, ...status }: Part): SourceStatus => ({
      serves,
      source: creditOf(facts, local.isDemo),
      ...status,
      isOld: status.observedAt !== null && o.clock() - status.observedAt > oldAfterMs[serves],
    })
    const [weather, ...rest] = rows
    const parts = [
      row('local-forecasts', local.forecasts),
      row('measurements', local.stations),
      row('world-weather', local.world),
    ]
    return weather ? [weather, ...parts, ...rest] : parts
  }
}
