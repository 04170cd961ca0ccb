import type { AlertScope, AlertSnapshot, WeatherAlert } from '../domain/alert/alert.ts'
import { type AlertGeography, alertConcerns } from '../domain/alert/alert-area.ts'
import { allClearAlert, sampleAlerts, sortAlerts } from '../domain/alert/alert-rules.ts'
import type { Outcome, Reading } from '../domain/weather/reading.ts'
import type { Clock, Log } from '../ports/platform.ts'
import type { AlertSource } from '../ports/sources.ts'
import type { Cache, CachePolicy } from '../ports/storage.ts'
import { type ByMode, creditOf } from './modes.ts'
import { readingFrom } from './outcome.ts'
import type { WeatherKey } from './weather-key.ts'

const minute = 60_000

/** Warnings must be passed on promptly; a last good copy is kept through an outage, with its age. */
export const alertsPolicy: CachePolicy = { freshMs: 2 * minute, graceMs: 6 * 60 * minute }

export type AlertReport = {
  /**
   * alerts: at least one warning concerns the scope. all-clear: the feed is trusted and lists none; `alerts` holds
   * the all-clear message. unknown: nothing listed, but this feed's silence proves nothing. sample: the feed
   * failed and no copy exists; `alerts` are marked examples.
   */
  state: 'alerts' | 'all-clear' | 'unknown' | 'sample'
  /** Ongoing before upcoming, severe first. */
  alerts: WeatherAlert[]
  updatedAt: number | null
}

export type GetAlerts = (scope: AlertScope) => Promise<Reading<AlertReport>>

export function createGetAlerts(o: {
  sources: ByMode<AlertSource>
  weatherKey: WeatherKey
  geography: AlertGeography
  cache: Cache
  clock: Clock
  log: Log
}): GetAlerts {
  return async (scope) => {
    const mode = (await o.weatherKey.current())?.mode ?? 'live'
    const { source, isDemo } = o.sources[mode]
    const outcome: Outcome<AlertSnapshot> = await readingFrom(
      source.facts,
      isDemo,
      o.log,
      o.cache.getOrFetch(`alerts:${mode}`, alertsPolicy, (signal) => source.fetchAlerts(signal)),
      (snapshot) => snapshot.updatedAt,
    )
    const now = o.clock()
    if (outcome.data === null) {
      const failure = outcome.failures[0]
      const note = failure ? [failure.provider, failure.status ?? failure.kind].join(' ') : 'unavailable'
      return {
        data: { state: 'sample', alerts: sampleAlerts(now, note), updatedAt: null },
        source: creditOf(source.facts, isDemo),
        observedAt: null,
        fetchedAt: now,
        isStale: false,
        failures: outcome.failures,
      }
    }
    const { alerts, emptyMeans, updatedAt } = outcome.data
    const running = alerts.filter((alert) => alert.endAt > now && alertConcerns(alert, scope, o.geography))
    const view: AlertReport =
      running.length > 0
        ? { state: 'alerts', alerts: sortAlerts(running, now), updatedAt }
        : emptyMeans === 'all-clear'
          ? { state: 'all-clear', alerts: [allClearAlert(now)], updatedAt }
          : { state: 'unknown', alerts: [], updatedAt }
    return { ...outcome, data: view }
  }
}
