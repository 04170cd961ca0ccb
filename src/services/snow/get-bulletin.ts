import type { Language } from '../../domain/language.ts'
import type { AvalancheBulletin } from '../../domain/snow/avalanche.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { largest } from '../../domain/weather/largest.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { BulletinSource } from '../../ports/sources.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { cachedReading, type ReadingParts } from '../reading/cached-reading.ts'

/**
 * Editions come twice a day and whenever the danger changes. During an outage the last copy is kept for two days: it
 * carries its own end, after which no page shows it as valid.
 */
const policy: CachePolicy = { freshMs: 5 * minuteMs, graceMs: 48 * hourMs }

/** Whether it is in force is decided by its own times (domain/snow/avalanche-rules.ts). */
export type GetBulletin = (language: Language) => Promise<Outcome<AvalancheBulletin>>

export const createGetBulletin =
  (parts: ReadingParts<BulletinSource>): GetBulletin =>
  (language) =>
    cachedReading(parts, {
      name: `avalanche-bulletin:${language}`,
      policy,
      fetch: (source, signal) => source.fetchBulletin(language, signal),
      observedAt: ({ areas }) => largest(areas, ({ publishedAt }) => publishedAt)?.value ?? null,
    })
