import type { Drought, FloodMap, ForestFire } from '../../domain/danger/hazards.ts'
import type { Language } from '../../domain/language.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { DroughtSource, FloodMapSource, ForestFireSource } from '../../ports/sources.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { cachedReading, type ReadingParts } from '../reading/cached-reading.ts'

/** The last copy is kept for two days with its age; past domain/danger's hazardsKnownForMs nobody calls it known. */
const graceMs = 48 * hourMs
const floodPolicy: CachePolicy = { freshMs: 30 * minuteMs, graceMs }
const firePolicy: CachePolicy = { freshMs: 2 * hourMs, graceMs }
const droughtPolicy: CachePolicy = { freshMs: 6 * hourMs, graceMs }

export type GetFloodMap = (language: Language) => Promise<Outcome<FloodMap>>
export type GetForestFire = () => Promise<Outcome<ForestFire>>
export type GetDrought = () => Promise<Outcome<Drought>>

export const createGetFloodMap =
  (parts: ReadingParts<FloodMapSource>): GetFloodMap =>
  (language) =>
    cachedReading(parts, {
      name: `flood-map:${language}`,
      policy: floodPolicy,
      fetch: (source, signal) => source.fetchFloodMap(language, signal),
      observedAt: ({ issuedAt }) => issuedAt,
    })

// A level's own date is that of its last change, months ago in winter: it is no age.
export const createGetForestFire =
  (parts: ReadingParts<ForestFireSource>): GetForestFire =>
  () =>
    cachedReading(parts, {
      name: 'forest-fire',
      policy: firePolicy,
      fetch: (source, signal) => source.fetchForestFire(signal),
      observedAt: () => null,
    })

export const createGetDrought =
  (parts: ReadingParts<DroughtSource>): GetDrought =>
  () =>
    cachedReading(parts, {
      name: 'drought',
      policy: droughtPolicy,
      fetch: (source, signal) => source.fetchDrought(signal),
      observedAt: () => null,
    })
