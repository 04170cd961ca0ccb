import type { Source } from '../domain/weather/reading.ts'
import type { ProviderFacts } from '../ports/sources.ts'

/** With the key DEMO_KEY every upstream that is asked is the embedded demo world; with another, the real ones. */
export type Mode = 'demo' | 'live'

/** An adapter per mode. `isDemo` is false in demo mode too where an address was configured explicitly. */
export type ByMode<T> = Record<Mode, { source: T; isDemo: boolean }>

/** The credit a reading carries, from its provider's facts. */
export function creditOf(facts: ProviderFacts, isDemo: boolean): Source {
  const { id, name, attribution, licence, url } = facts
  return { id, name, attribution, licence, url, isDemo }
}
