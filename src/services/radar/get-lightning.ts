import { type Lightning, lightningStepMs } from '../../domain/rain/lightning.ts'
import { maximumAgeMs } from '../../domain/staleness.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { Clock } from '../../ports/platform.ts'
import type { LightningSource } from '../../ports/sources.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { cachedReading, type ReadingParts } from '../reading/cached-reading.ts'

/** In the cache. */
const name = 'lightning'
/** A picture comes every five minutes; an old one is shown at its own time only, and no longer than the radar's. */
const policy: CachePolicy = { freshMs: 2 * minuteMs, graceMs: 60 * minuteMs }

/** Flashes of the last two hours; fetched where somebody looks at them. */
export type GetLightning = () => Promise<Outcome<Lightning>>

export const createGetLightning =
  (parts: ReadingParts<LightningSource> & { clock: Clock }): GetLightning =>
  async () => {
    const outcome = await cachedReading(parts, {
      name,
      policy,
      async fetch(source, signal): Promise<Lightning> {
        const kept = await parts.cache.peek<Lightning>(name)
        return { frames: await source.fetchLightning(kept?.value.frames ?? [], signal) }
      },
      observedAt: ({ frames }) => (frames.at(-1)?.at ?? 0) + lightningStepMs,
    })
    // Half an hour without a picture is no calm sky.
    if (outcome.data !== null && parts.clock() - (outcome.observedAt ?? 0) > maximumAgeMs.lightning)
      return { data: null, failures: [{ provider: outcome.source.id, kind: 'no-data' }] }
    return outcome
  }
