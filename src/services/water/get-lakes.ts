import { dayMs, hourMs } from '../../domain/time/durations.ts'
import type { LakeSeries } from '../../domain/water/lake-temperature.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { LakeSource } from '../../ports/sources.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { bathingLakes } from '../../reference/bathing-lakes.ts'
import { cachedReading, type ReadingParts } from '../reading/cached-reading.ts'

/** The model runs once a day and reaches two days ahead: through an outage it goes on saying something about now. */
const policy: CachePolicy = { freshMs: 3 * hourMs, graceMs: dayMs }

const lakes = bathingLakes.map(({ id }) => id)

/** Temperatures of lakes, computed and not measured. */
export type GetLakes = () => Promise<Outcome<LakeSeries[]>>

export const createGetLakes =
  (parts: ReadingParts<LakeSource>): GetLakes =>
  () =>
    cachedReading(parts, {
      name: 'lakes',
      policy,
      fetch: (source, signal) => source.fetchLakes(lakes, signal),
      // It includes hours to come: the time of our fetch dates it.
      observedAt: () => null,
    })
