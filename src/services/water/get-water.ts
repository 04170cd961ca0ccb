import {
  isKnownWater,
  mergeWater,
  type WaterReading,
  type WaterStation,
  waterKnownForMs,
} from '../../domain/water/water.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { WaterSource } from '../../ports/sources.ts'
import type { Cache, CachePolicy } from '../../ports/storage.ts'
import type { ByMode } from '../modes.ts'
import { readingFrom } from '../outcome.ts'
import type { WeatherKey } from '../weather-key.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Gauges send every ten minutes; through an outage the last values stay for a day, each with its own age. */
const waterPolicy: CachePolicy = { freshMs: 10 * minuteMs, graceMs: waterKnownForMs }

/** Lakes and rivers; a station's values are as old as its `measuredAt` says. */
export type GetWater = () => Promise<Outcome<readonly WaterReading[]>>

/**
 * The source knows only now, so the values of the last day are our own: every answer is joined to the cached one.
 */
export function createGetWater(o: {
  sources: ByMode<WaterSource>
  /** What the gauges of the demo world showed at an earlier time. */
  demoPast: (at: number) => Promise<WaterStation[]>
  weatherKey: Pick<WeatherKey, 'current'>
  cache: Cache
  clock: Clock
  log: Log
}): GetWater {
  async function pastOf(isDemo: boolean): Promise<WaterReading[]> {
    let known: WaterReading[] = []
    if (isDemo)
      for (let at = o.clock() - 25 * hourMs; at < o.clock(); at += hourMs)
        known = mergeWater(known, await o.demoPast(at), at)
    return known
  }

  return async () => {
    const mode = (await o.weatherKey.current())?.mode ?? 'live'
    const { source, isDemo } = o.sources[mode]
    const key = `water:${mode}`
    const fetchMerged = async (signal: AbortSignal) => {
      const [kept, stations] = await Promise.all([
        o.cache.peek<WaterReading[]>(key),
        source.fetchStations(signal),
      ])
      const known = kept?.value ?? (await pastOf(isDemo))
      return mergeWater(known, stations, o.clock())
    }
    const outcome = await readingFrom(
      source.facts,
      isDemo,
      o.log,
      o.cache.getOrFetch(key, waterPolicy, fetchMerged),
      (readings) => Math.max(...readings.map(({ measuredAt }) => measuredAt)),
    )
    if (outcome.data === null) return outcome
    // Cached values go on ageing.
    const data = outcome.data.filter((reading) => isKnownWater(reading, o.clock()))
    if (data.length > 0) return { ...outcome, data }
    const { failures } = outcome
    const noData = { provider: source.facts.id, kind: 'no-data' as const }
    return { data: null, failures: failures.length > 0 ? failures : [noData] }
  }
}
