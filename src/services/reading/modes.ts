import type { Source } from '../../domain/weather/reading.ts'
import type { ProviderFacts } from '../../ports/sources.ts'

/** With the key DEMO_KEY every upstream that is asked is the embedded demo world; with another, the real ones. */
export type Mode = 'demo' | 'live'

/** The credit a reading carries, from its provider's facts. */
export function creditOf(facts: ProviderFacts): Source {
  const { id, name, attribution, licence, url, isDemo = false } = facts
  return { id, name, attribution, licence, url, isDemo }
}
