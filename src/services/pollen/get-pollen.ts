import type { PollenStation } from '../../domain/air/pollen.ts'
import { dayMs, minuteMs } from '../../domain/time/durations.ts'
import { largest } from '../../domain/weather/largest.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { PollenSource } from '../../ports/sources.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { cachedReading, type ReadingParts } from '../reading/cached-reading.ts'

/** Files are renewed every 20 minutes; outages are frequent and last for days, through which the last values are kept. */
const policy: CachePolicy = { freshMs: 30 * minuteMs, graceMs: 3 * dayMs }

export type GetPollen = () => Promise<Outcome<PollenStation[]>>

export const createGetPollen =
  (parts: ReadingParts<PollenSource>): GetPollen =>
  () =>
    cachedReading(parts, {
      name: 'pollen',
      policy,
      fetch: (source, signal) => source.fetchStations(signal),
      // null where only days are known.
      observedAt: (stations) => largest(stations, ({ hours }) => hours.at(-1)?.at ?? null)?.value ?? null,
    })
