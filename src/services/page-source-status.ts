import type { Outcome } from '../domain/weather/reading.ts'
import type { AgedKind } from '../domain/weather/staleness.ts'
import type { Clock } from '../ports/platform.ts'
import type { ProviderFacts } from '../ports/sources.ts'
import { type GetSourceStatus, type SourceStatus, statusOf } from './source-status.ts'
import type { WeatherKey } from './weather-key.ts'

type PageSource = {
  serves: SourceStatus['serves']
  read: () => Promise<Outcome<unknown>>
  /** Before there is a reading that names it. */
  facts: ProviderFacts
  ages: AgedKind
}

/** Adds the sources of single pages, read as those pages read them. */
export function withPageSources(
  all: GetSourceStatus,
  o: { pages: readonly PageSource[]; weatherKey: Pick<WeatherKey, 'current'>; clock: Clock },
): GetSourceStatus {
  return async () => {
    const [rows, key, ...outcomes] = await Promise.all([
      all(),
      o.weatherKey.current(),
      ...o.pages.map(({ read }) => read()),
    ])
    const isDemo = key?.mode === 'demo'
    const further = o.pages.map(({ serves, facts, ages }, index): SourceStatus => {
      const outcome = outcomes[index] ?? { data: null, failures: [] }
      return { serves, ...statusOf(outcome, facts, ages, isDemo, o.clock()) }
    })
    return [...rows, ...further]
  }
}
