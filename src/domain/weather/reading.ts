import type { Failure } from '../failure.ts'

/** Who a reading comes from, as it must be credited on the page. */
export type Source = {
  /** Provider id, e.g. "openweather"; "demo" readings keep the provider's id and set isDemo. */
  id: string
  name: string
  attribution: string
  url: string
  licence: string
  /** Made by the embedded demo world: shown with the "Demo data" mark. */
  isDemo: boolean
}

/** Partial failure is a value: what we have, from whom, how old, and what failed on the way. */
export type Reading<T> = {
  data: T
  source: Source
  /** When the values were measured or computed at the source, epoch ms; null where it does not say. */
  observedAt: number | null
  /** When we fetched it, epoch ms. */
  fetchedAt: number
  /** Older than its freshness: shown as old, never as current. */
  isStale: boolean
  failures: Failure[]
}

export type Missing = { data: null; failures: Failure[] }

/** What every service answers with. */
export type Outcome<T> = Reading<T> | Missing
