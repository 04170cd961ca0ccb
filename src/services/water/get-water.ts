import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import {
  isKnownWater,
  mergeWater,
  type WaterReading,
  type WaterStation,
  waterKnownForMs,
} from '../../domain/water/water.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { Clock } from '../../ports/platform.ts'
import type { WaterSource } from '../../ports/sources.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { cachedReading, type ReadingParts } from '../reading/cached-reading.ts'

/** Gauges send every ten minutes; through an outage the last values stay for a day, each with its own age. */
const policy: CachePolicy = { freshMs: 10 * minuteMs, graceMs: waterKnownForMs }

/** In the cache. */
const name = 'water'

/** Lakes and rivers; a station's values are as old as its `measuredAt` says. */
export type GetWater = () => Promise<Outcome<readonly WaterReading[]>>

/**
 * The source knows only now, so the values of the last day are our own: every answer is joined to the cached one.
 */
export function createGetWater(
  parts: ReadingParts<WaterSource> & {
    /** What the gauges showed at an earlier time, for a first answer; null where nobody knows. */
    past: ((at: number) => Promise<WaterStation[]>) | null
    clock: Clock
  },
): GetWater {
  async function lastDay(): Promise<WaterReading[]> {
    let known: WaterReading[] = []
    if (parts.past)
      for (let at = parts.clock() - 25 * hourMs; at < parts.clock(); at += hourMs)
        known = mergeWater(known, await parts.past(at), at)
    return known
  }

  return async () => {
    const outcome = await cachedReading(parts, {
      name,
      policy,
      async fetch(source, signal) {
        const [kept, stations] = await Promise.all([
          parts.cache.peek<WaterReading[]>(name),
          source.fetchStations(signal),
        ])
        return mergeWater(kept?.value ?? (await lastDay()), stations, parts.clock())
      },
      observedAt: (readings) => Math.max(...readings.map(({ measuredAt }) => measuredAt)),
    })
    if (outcome.data === null) return outcome
    // Values age in the cache too.
    const now = parts.clock()
    const data = outcome.data.filter((reading) => isKnownWater(reading, now))
    if (data.length > 0) return { ...outcome, data }
    const { failures } = outcome
    const noData = { provider: outcome.source.id, kind: 'no-data' as const }
    return { data: null, failures: failures.length > 0 ? failures : [noData] }
  }
}
