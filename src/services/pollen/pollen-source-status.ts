import { pollenOldAfterMs } from '../../domain/air/pollen.ts'
import type { Clock } from '../../ports/platform.ts'
import type { PollenSource } from '../../ports/sources.ts'
import { type ByMode, creditOf } from '../modes.ts'
import type { GetSourceStatus, SourceStatus } from '../source-status.ts'
import type { WeatherKey } from '../weather-key.ts'
import type { GetPollen } from './get-pollen.ts'

/** Adds the pollen stations. */
export function withPollenSource(
  all: GetSourceStatus,
  o: {
    getPollen: GetPollen
    sources: ByMode<PollenSource>
    weatherKey: Pick<WeatherKey, 'current'>
    clock: Clock
  },
): GetSourceStatus {
  return async () => {
    const [rows, outcome, key] = await Promise.all([all(), o.getPollen(), o.weatherKey.current()])
    const { source, isDemo } = o.sources[key?.mode ?? 'live']
    const known = outcome.data === null ? null : outcome
    const observedAt = known?.observedAt ?? null
    const pollen: SourceStatus = {
      serves: 'pollen',
      source: creditOf(source.facts, isDemo),
      observedAt,
      fetchedAt: known?.fetchedAt ?? null,
      isOld: observedAt !== null && o.clock() - observedAt > pollenOldAfterMs,
      failure: outcome.failures[0]?.kind ?? null,
    }
    return [...rows, pollen]
  }
}
