import type { Language } from '../../domain/language.ts'
import type { AvalancheBulletin } from '../../domain/snow/avalanche.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { Log } from '../../ports/platform.ts'
import type { BulletinSource } from '../../ports/sources.ts'
import type { Cache, CachePolicy } from '../../ports/storage.ts'
import type { ByMode } from '../modes.ts'
import { readingFrom } from '../outcome.ts'
import type { WeatherKey } from '../weather-key.ts'

const minuteMs = 60_000

/**
 * Editions come twice a day and whenever the danger changes. During an outage the last copy is kept for two days: it
 * carries its own end, after which nobody shows it as valid.
 */
const bulletinPolicy: CachePolicy = { freshMs: 5 * minuteMs, graceMs: 48 * 60 * minuteMs }

/** Whether it is in force is decided by its own times (domain/snow/avalanche-rules.ts). */
export type GetBulletin = (language: Language) => Promise<Outcome<AvalancheBulletin>>

export function createGetBulletin(o: {
  sources: ByMode<BulletinSource>
  weatherKey: WeatherKey
  cache: Cache
  log: Log
}): GetBulletin {
  return async (language) => {
    const mode = (await o.weatherKey.current())?.mode ?? 'live'
    const { source, isDemo } = o.sources[mode]
    return readingFrom(
      source.facts,
      isDemo,
      o.log,
      o.cache.getOrFetch(`avalanche-bulletin:${mode}:${language}`, bulletinPolicy, (signal) =>
        source.fetchBulletin(language, signal),
      ),
      ({ areas }) => newestOf(areas.map(({ publishedAt }) => publishedAt)),
    )
  }
}

const newestOf = (times: readonly (number | null)[]): number | null =>
  times.reduce<number | null>(
    (newest, at) => (at !== null && (newest === null || at > newest) ? at : newest),
    null,
  )
