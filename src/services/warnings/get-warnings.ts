import { type Failure, UpstreamError } from '../../domain/failure.ts'
import { inEveryLanguage } from '../../domain/language.ts'
import { sampleWarnings } from '../../domain/texts/sample-warnings.ts'
import { warningFailureText } from '../../domain/texts/warning-texts.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type {
  WarningCarrier,
  WarningScope,
  WarningSnapshot,
  WeatherWarning,
} from '../../domain/warning/warning.ts'
import type { WarningGeography } from '../../domain/warning/warning-area.ts'
import { sortWarnings } from '../../domain/warning/warning-rules.ts'
import {
  isAbroad,
  isOvertaken,
  isWatchedBy,
  type WarningState,
  warningState,
} from '../../domain/warning/warning-state.ts'
import type { Outcome, Reading, Source } from '../../domain/weather/reading.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { WarningSource } from '../../ports/sources.ts'
import type { Cache, CachePolicy } from '../../ports/storage.ts'
import { creditOf } from '../reading/modes.ts'
import { readingFrom } from '../reading/outcome.ts'
import type { GetWeather } from '../weather/get-weather.ts'

/** Warnings must be relayed promptly; the last good copy is kept during an outage, with its age. */
const warningsPolicy: CachePolicy = { freshMs: 2 * minuteMs, graceMs: 6 * hourMs }

/** In the cache. */
const key = 'warning-list'

export type WarningReport = {
  state: WarningState
  /** Those that concern the scope, ongoing before upcoming, severe first; in state "sample" marked examples, if nothing real is known. */
  warnings: WeatherWarning[]
  /** None of our sources covers the place, also where one of their warnings reaches over the border. */
  isOutside?: true
  /** What the weather provider relays where our own list does not tell; shown under its name. */
  fromProvider: { warnings: WeatherWarning[]; source: Source } | null
  /** Which feed the list came in. */
  carrier?: WarningCarrier
  updatedAt: number | null
}

/** `client`: whose budget counts where the weather provider's warnings cost a call. Absent: it is not asked. */
export type GetWarnings = (scope: WarningScope, client?: string) => Promise<Reading<WarningReport>>

export function createGetWarnings(options: {
  source: WarningSource
  getWeather: GetWeather
  geography: WarningGeography
  cache: Cache
  patienceMs: number
  clock: Clock
  log: Log
}): GetWarnings {
  return async (scope, client) => {
    const { source } = options
    const askProvider = () =>
      scope.kind === 'place' && client !== undefined ? options.getWeather(scope.place, client) : null
    // In parallel where the list may not tell: a page waits for the slower of the two, not for one after the other.
    const mayNeedProvider =
      scope.kind === 'place' && (isAbroad(scope.place) || (await options.cache.peek(key)) === null)
    const early = mayNeedProvider ? askProvider() : null
    const outcome: Outcome<WarningSnapshot> = await readingFrom(
      options.cache.getOrFetch(key, warningsPolicy, async (signal) => {
        const snapshot = await source.fetchWarnings(signal)
        const kept = await options.cache.peek<WarningSnapshot>(key)
        const copy = kept && { snapshot: kept.value, fetchedAt: kept.fetchedAt }
        if (copy && isOvertaken(snapshot, copy, options.clock())) {
          const failure = { provider: source.facts.id, kind: 'bad-answer' } as const
          throw new UpstreamError(failure, `${source.facts.id}: an older list than the last one`)
        }
        return snapshot
      }),
      { ...options, observedAt: ({ updatedAt }) => updatedAt },
    )
    const now = options.clock()
    const copy = outcome.data && { snapshot: outcome.data, fetchedAt: outcome.fetchedAt }
    const { state, warnings } = warningState({ copy, scope, geography: options.geography, now })
    const isOutside = !isWatchedBy(outcome.data, scope, options.geography)
    // Beside a list that tells, the provider would only repeat it.
    const isTold = !isOutside && (state === 'active' || state === 'all-clear')
    const fromProvider = isTold ? null : providerAlerts(await (early ?? askProvider()), now)
    const report: WarningReport = {
      state,
      ...(isOutside && { isOutside }),
      warnings:
        state === 'sample' && !fromProvider ? sampleWarnings(now, reasonOf(outcome.failures[0])) : warnings,
      fromProvider,
      ...(outcome.data && { carrier: outcome.data.carrier }),
      updatedAt: outcome.data?.updatedAt ?? null,
    }
    const credit = creditOf(source.facts)
    if (outcome.data === null) {
      const { failures } = outcome
      return { data: report, source: credit, observedAt: null, fetchedAt: now, isStale: false, failures }
    }
    // The cached copy may be from a feed in another format.
    const ofCopy = creditOf(source.factsOf(outcome.data.carrier))
    return { ...outcome, source: { ...ofCopy, isDemo: credit.isDemo }, data: report }
  }
}

function providerAlerts(weather: Outcome<WeatherReport> | null, now: number): WarningReport['fromProvider'] {
  const warnings = weather?.data?.providerAlerts?.filter(({ endAt }) => endAt > now) ?? []
  if (!weather || weather.data === null || warnings.length === 0) return null
  return { warnings: sortWarnings(warnings, now), source: weather.source }
}

function reasonOf(failure: Failure | undefined) {
  return inEveryLanguage((language) => warningFailureText(failure ?? { kind: 'unavailable' }, language))
}
