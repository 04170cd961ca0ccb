import type { Place } from '../place/place.ts'
import { maximumAgeMs } from '../staleness.ts'
import { minuteMs } from '../time/durations.ts'
import type { AlertCarrier, AlertScope, AlertSnapshot, WeatherAlert } from './alert.ts'
import { type AlertGeography, alertConcerns, isInAnyArea, isInOutline } from './alert-area.ts'
import { sortAlerts } from './alert-rules.ts'

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
export const alertStates = ['active', 'all-clear', 'last-known', 'outside', 'unknown', 'sample'] as const
export type AlertState = (typeof alertStates)[number]

/** Whose warnings each feed carries. Liechtenstein is one of the 159 areas of MeteoAlarm's Swiss list. */
const watchedCountries: Record<AlertCarrier, readonly string[]> = {
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
export type AlertCopy = { snapshot: AlertSnapshot; fetchedAt: number }

/**
 * A list older than our young copy comes from a node of the feed that lags behind: taking it would take back the newest
 * warnings. Only an index that is rebuilt by the clock tells that: RSS may bear the date of its newest warning, which goes
 * back when that is withdrawn. A stamp in the future, or a copy from before our clock was set back, proves nothing.
 */
export function isOvertaken(list: AlertSnapshot, { snapshot, fetchedAt }: AlertCopy, now: number): boolean {
  if (list.updatedAt === null || snapshot.updatedAt === null) return false
  if (list.carrier !== snapshot.carrier || snapshot.silenceMeans !== 'all-clear') return false
  if (fetchedAt > now || now - fetchedAt > maximumAgeMs.alerts) return false
  return list.updatedAt < Math.min(snapshot.updatedAt, fetchedAt)
}

/** The one rule: every page, the Atom feed and the API say what it says. */
export function alertState(options: {
  copy: AlertCopy | null
  scope: AlertScope
  geography: AlertGeography
  now: number
}): { state: AlertState; alerts: WeatherAlert[] } {
  const { copy, scope, geography, now } = options
  const isWatched = isWatchedBy(copy?.snapshot ?? null, scope, geography)
  if (!copy) return { state: isWatched ? 'sample' : 'outside', alerts: [] }
  const inForce = copy.snapshot.alerts.filter(({ endAt }) => endAt > now)
  const concerns = (alert: WeatherAlert) => concernsScope(alert, { scope, isWatched, geography })
  const alerts = sortAlerts(inForce.filter(concerns), now)
  const ageMs = now - copy.fetchedAt
  // A copy dated in the future comes from a clock that was since set back: its age is unknown.
  const isOld = ageMs > maximumAgeMs.alerts || ageMs < -clockSkewMs
  if (!isWatched && alerts.length === 0) return { state: 'outside', alerts }
  if (isOld) return { state: 'last-known', alerts }
  if (alerts.length > 0) return { state: 'active', alerts }
  return { state: isTrusted(copy.snapshot, inForce.length, now) ? 'all-clear' : 'unknown', alerts }
}

/** As every page of the place has it, for one warning of the list that came in this feed. */
export function concernsPlace(
  alert: WeatherAlert,
  place: Place,
  { carrier, geography }: { carrier: AlertCarrier; geography: AlertGeography },
): boolean {
  const scope = { kind: 'place', place } as const
  return concernsScope(alert, { scope, isWatched: isWatchedBy({ carrier }, scope, geography), geography })
}

/** Names say nothing of places abroad ("Switzerland" does not mean Tokyo); an outline that reaches over the border does. */
function concernsScope(
  alert: WeatherAlert,
  { scope, isWatched, geography }: { scope: AlertScope; isWatched: boolean; geography: AlertGeography },
): boolean {
  return isWatched ? alertConcerns(alert, scope, geography) : isInOutline(alert, scope)
}

/** A list stamped further ahead than clocks differ may be of any day, and would calm for as long as it is ahead. */
const longestAheadMs = 5 * minuteMs

function isTrusted({ silenceMeans, updatedAt }: AlertSnapshot, inForce: number, now: number): boolean {
  if (updatedAt !== null && updatedAt > now + longestAheadMs) return false
  return silenceMeans === 'all-clear' || (silenceMeans === 'all-clear-beside-others' && inForce > 0)
}

/** Whether an authority covers the scope whose warnings the list carries; without a list, any that we read. */
export function isWatchedBy(
  list: Pick<AlertSnapshot, 'carrier'> | null,
  scope: AlertScope,
  { areas }: AlertGeography,
): boolean {
  if (scope.kind !== 'place') return true
  const watched = watchedCountries[list?.carrier ?? 'meteoalarm']
  // A position takes its country from the nearest place we know, which may stand on the other side of the border.
  return watched.includes(scope.place.country) && isInAnyArea(scope.place.coordinates, areas)
}
