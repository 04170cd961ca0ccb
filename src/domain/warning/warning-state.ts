import type { Place } from '../place/place.ts'
import { maximumAgeMs } from '../staleness.ts'
import { minuteMs } from '../time/durations.ts'
import type { WarningCarrier, WarningScope, WarningSnapshot, WeatherWarning } from './warning.ts'
import { isInAnyArea, isInOutline, type WarningGeography, warningConcerns } from './warning-area.ts'
import { sortWarnings } from './warning-rules.ts'

/**
 * What is known of the warnings for a place, a region or the country. Only one of these may calm a reader.
 *
 * - active: at least one warning concerns it.
 * - all-clear: it is watched, our copy is young, the feed is alive and lists nothing for it.
 * - last-known: our copy is older than its life. What it lists is shown with its time; its silence proves nothing.
 * - outside: no authority whose warnings we read covers the place.
 * - unknown: nothing is listed, but this feed's silence proves nothing.
 * - sample: there is no copy at all.
 */
export const warningStates = ['active', 'all-clear', 'last-known', 'outside', 'unknown', 'sample'] as const
export type WarningState = (typeof warningStates)[number]

/** Whose warnings each feed carries. Liechtenstein is one of the 159 areas of MeteoAlarm's Swiss list. */
const watchedCountries: Record<WarningCarrier, readonly string[]> = {
  meteoalarm: ['CH', 'LI'],
  rss: ['CH'],
}

/** Where none of the feeds can watch, before any has answered. */
export function isAbroad({ country }: Pick<Place, 'country'>): boolean {
  return !watchedCountries.meteoalarm.includes(country)
}

/**
 * Between the clocks of machines that share their copies. Where they differ by more no page says that all is clear, so
 * it is more than what makes them fetch again, and still little of the half hour that a copy lives.
 */
const clockSkewMs = 60_000

/** The last good copy of the feed; `fetchedAt` in epoch ms. */
export type WarningCopy = { snapshot: WarningSnapshot; fetchedAt: number }

/**
 * A list older than our young copy comes from a node of the feed that lags behind: taking it would take back the newest
 * warnings. Only an index that is rebuilt by the clock tells that: RSS may bear the date of its newest warning, which goes
 * back when that is withdrawn. A stamp in the future, or a copy from before our clock was set back, proves nothing.
 */
export function isOvertaken(
  list: WarningSnapshot,
  { snapshot, fetchedAt }: WarningCopy,
  now: number,
): boolean {
  if (list.updatedAt === null || snapshot.updatedAt === null) return false
  if (list.carrier !== snapshot.carrier || snapshot.silenceMeans !== 'all-clear') return false
  if (fetchedAt > now || now - fetchedAt > maximumAgeMs.warnings) return false
  return list.updatedAt < Math.min(snapshot.updatedAt, fetchedAt)
}

/** The one rule: every page, the Atom feed and the API say what it says. */
export function warningState(options: {
  copy: WarningCopy | null
  scope: WarningScope
  geography: WarningGeography
  now: number
}): { state: WarningState; warnings: WeatherWarning[] } {
  const { copy, scope, geography, now } = options
  const isWatched = isWatchedBy(copy?.snapshot ?? null, scope, geography)
  if (!copy) return { state: isWatched ? 'sample' : 'outside', warnings: [] }
  const inForce = copy.snapshot.warnings.filter(({ endAt }) => endAt > now)
  const concerns = (warning: WeatherWarning) => concernsScope(warning, { scope, isWatched, geography })
  const warnings = sortWarnings(inForce.filter(concerns), now)
  const ageMs = now - copy.fetchedAt
  // A copy dated in the future comes from a clock that was since set back: its age is unknown.
  const isOld = ageMs > maximumAgeMs.warnings || ageMs < -clockSkewMs
  if (!isWatched && warnings.length === 0) return { state: 'outside', warnings }
  if (isOld) return { state: 'last-known', warnings }
  if (warnings.length > 0) return { state: 'active', warnings }
  return { state: isTrusted(copy.snapshot, inForce.length, now) ? 'all-clear' : 'unknown', warnings }
}

/** As every page of the place has it, for one warning of the list that came in this feed. */
export function concernsPlace(
  warning: WeatherWarning,
  place: Place,
  { carrier, geography }: { carrier: WarningCarrier; geography: WarningGeography },
): boolean {
  const scope = { kind: 'place', place } as const
  return concernsScope(warning, { scope, isWatched: isWatchedBy({ carrier }, scope, geography), geography })
}

/** Names say nothing of places abroad ("Switzerland" does not mean Tokyo); an outline that reaches over the border does. */
function concernsScope(
  warning: WeatherWarning,
  { scope, isWatched, geography }: { scope: WarningScope; isWatched: boolean; geography: WarningGeography },
): boolean {
  return isWatched ? warningConcerns(warning, scope, geography) : isInOutline(warning, scope)
}

/** A list stamped further ahead than clocks differ may be of any day, and would calm for as long as it is ahead. */
const longestAheadMs = 5 * minuteMs

function isTrusted({ silenceMeans, updatedAt }: WarningSnapshot, inForce: number, now: number): boolean {
  if (updatedAt !== null && updatedAt > now + longestAheadMs) return false
  return silenceMeans === 'all-clear' || (silenceMeans === 'all-clear-beside-others' && inForce > 0)
}

/** Whether an authority covers the scope whose warnings the list carries; without a list, any that we read. */
export function isWatchedBy(
  list: Pick<WarningSnapshot, 'carrier'> | null,
  scope: WarningScope,
  { areas }: WarningGeography,
): boolean {
  if (scope.kind !== 'place') return true
  const watched = watchedCountries[list?.carrier ?? 'meteoalarm']
  // A position takes its country from the nearest place we know, which may be on the other side of the border.
  return watched.includes(scope.place.country) && isInAnyArea(scope.place.coordinates, areas)
}
