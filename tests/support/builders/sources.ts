import type { FailureKind } from '../../../src/domain/failure.ts'
import type { Outcome, Reading } from '../../../src/domain/weather/reading.ts'
import type { ProviderFacts } from '../../../src/ports/sources.ts'
import type { Mode } from '../../../src/services/reading/modes.ts'
import { openWeather } from './weather.ts'

export const providerFacts = (id: string): ProviderFacts => ({
  id,
  name: id,
  attribution: `by ${id}`,
  licence: 'free',
  url: `https://${id}.example`,
})

/** A site with a key of this kind. */
export const keyInUse = (mode: Mode = 'live', kind: 'open-data' | 'openweather' = 'open-data') => ({
  current: async () => ({ key: 'k', kind: mode === 'demo' ? 'demo' : kind, mode, fingerprint: 'f' }) as const,
  save: async () => undefined,
  remove: async () => undefined,
})

/** Measured and fetched at `at`, without a failure. */
export const readingOf = <T>(data: T, at: number, more: Partial<Reading<T>> = {}): Reading<T> => ({
  data,
  source: openWeather,
  observedAt: at,
  fetchedAt: at,
  isStale: false,
  failures: [],
  ...more,
})

/** Nothing to show, and why. */
export const failedWith = (kind: FailureKind): Outcome<never> => ({
  data: null,
  failures: [{ provider: 'x', kind }],
})
