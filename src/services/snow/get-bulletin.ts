import type { Language } from '../../domain/language.ts'
import type { AvalancheBulletin } from '../../domain/snow/avalanche.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { BulletinSource } from '../../ports/sources.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { type CachedSources, createCachedReading, newestOf } from '../cached-reading.ts'

const minuteMs = 60_000

/**
 * Editions come twice a day and whenever the danger changes. During an outage the last copy is kept for two days: it
 * carries its own end, after which nobody shows it as valid.
 */
const bulletinPolicy: CachePolicy = { freshMs: 5 * minuteMs, graceMs: 48 * 60 * minuteMs }

/** Whether it is in force is decided by its own times (domain/snow/avalanche-rules.ts). */
export type GetBulletin = (language: Language) => Promise<Outcome<AvalancheBulletin>>

export function createGetBulletin(o: CachedSources<BulletinSource>): GetBulletin {
  const read = createCachedReading(o, bulletinPolicy, ({ areas }: AvalancheBulletin) =>
    newestOf(areas.map(({ publishedAt }) => publishedAt)),
  )
  return (language) =>
    read(`avalanche-bulletin:${language}`, (source, signal) => source.fetchBulletin(language, signal))
}
