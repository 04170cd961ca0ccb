import type { Failure } from '../../domain/failure.ts'
import { roundToKilometre } from '../../domain/place/coordinates.ts'
import { isSwissPlace, type Place } from '../../domain/place/place.ts'
import { sunOfDay } from '../../domain/sky/sun.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { localDate } from '../../domain/time/local-time.ts'
import { isWithinTime } from '../../domain/time/within-time.ts'
import type { Outcome, Reading } from '../../domain/weather/reading.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { WeatherRequest } from '../../ports/sources.ts'
import type { Cache, Cached, CachePolicy } from '../../ports/storage.ts'
import type { CallBudget } from '../operator/call-budget.ts'
import type { CurrentKey, WeatherKey } from '../operator/weather-key.ts'
import { readingFrom } from '../reading/outcome.ts'
import { type ChosenSource, chooseWeatherSource, type WeatherSources } from './weather-sources.ts'

/** The provider recommends one call per place in 10 minutes; the last response is kept during an outage. */
export const weatherPolicy: CachePolicy = { freshMs: 10 * minuteMs, graceMs: 12 * hourMs }

/** An older run is replaced by MET Norway's forecast: more than half a day of weather has passed since. */
const oldestRunMs = 12 * hourMs

/** A rejected key is logged at most this often. */
const logEveryMs = 10 * minuteMs

/** Rounded to the kilometre, so neighbouring positions share one report in all languages. */
export const requestFor = (
  { coordinates, elevationM, timeZone }: Pick<Place, 'coordinates' | 'elevationM' | 'timeZone'>,
  key: string,
): WeatherRequest => ({ coordinates: roundToKilometre(coordinates), elevationM, timeZone, key })

/** The cache key of a report, also for other services. The height matters only to sources that use it. */
export function weatherCacheKey(
  { fingerprint }: CurrentKey,
  { source, usesHeight }: ChosenSource,
  { coordinates: { lat, lon }, elevationM }: WeatherRequest,
): string {
  const height = usesHeight && elevationM !== null ? `,${Math.round(elevationM)}` : ''
  return `weather:${source.facts.id}:${fingerprint}:${lat},${lon}${height}`
}

/** `client`: whose budget a billed call counts against; null: the site itself. */
export type GetWeather = (place: Place, client: string | null) => Promise<Outcome<WeatherReport>>

export function createGetWeather(options: {
  sources: WeatherSources
  weatherKey: WeatherKey
  budget: CallBudget
  /** New requests to a free source that one client may cause: it allows a few a second for all visitors together. */
  freeShares?: { consume(client: string): Promise<{ allowed: boolean }> }
  /** That the first run of the local forecasts is still being fetched; null where it is not. */
  localPending: () => Failure | null
  cache: Cache
  patienceMs: number
  clock: Clock
  log: Log
}): GetWeather {
  let refusalLoggedAt = Number.NEGATIVE_INFINITY

  /** Visitors only see that there is no weather; the operator must know why. */
  function tellRefusal({ failures }: Outcome<unknown>): void {
    const refused = failures.find(({ kind }) => kind === 'key-invalid' || kind === 'no-subscription')
    if (!refused || options.clock() - refusalLoggedAt < logEveryMs) return
    refusalLoggedAt = options.clock()
    options.log.error({ ...refused }, 'the weather service refuses the key: open /setup to enter another')
  }

  /** Cached reports do not count. */
  async function isShareUsed(key: string, client: string | null): Promise<boolean> {
    if (client === null || !options.freeShares || (await options.cache.peek(key)) !== null) return false
    return !(await options.freeShares.consume(client)).allowed
  }

  async function ask(
    requested: ChosenSource,
    set: CurrentKey,
    place: Place,
    client: string | null,
  ): Promise<Outcome<WeatherReport>> {
    const { source, isScarce } = requested
    const request = requestFor(place, set.key)
    const key = weatherCacheKey(set, requested, request)
    const read = reportReader(requested, options)
    const calls = source.callsPerReport?.(set.key) ?? 0
    if (calls === 0) {
      if (isScarce && (await isShareUsed(key, client)))
        return { data: null, failures: [{ provider: source.facts.id, kind: 'quota' }] }
      return read(
        options.cache.getOrFetch(key, weatherPolicy, (signal) => source.fetchWeather(request, signal)),
      )
    }

    const kept = await options.cache.peek<WeatherReport>(key)
    const freshMs = kept ? weatherPolicy.freshMs * (await options.budget.stretch()) : 0
    if (kept && isWithinTime(options.clock(), kept.fetchedAt, kept.fetchedAt + freshMs))
      return read(Promise.resolve({ ...kept, isStale: false, error: null }))
    if (!(await options.budget.mayAsk({ isNamed: isNamed(place), client, calls }))) {
      const failures = [{ provider: source.facts.id, kind: 'quota' as const }]
      if (!kept) return { data: null, failures }
      return { ...(await read(Promise.resolve({ ...kept, isStale: true, error: null }))), failures }
    }
    return read(
      options.cache.getOrFetch(key, weatherPolicy, async (signal) => {
        await options.budget.charge(client, calls)
        return source.fetchWeather(request, signal)
      }),
    )
  }

  async function outcomeFor(place: Place, client: string | null): Promise<Outcome<WeatherReport>> {
    const set = await options.weatherKey.current()
    if (!set) return keyMissing(options.sources)
    const local = localReading(options.sources, set, place)
    if (local && isRecent(local, options.clock())) return local
    const outcome = await ask(chooseWeatherSource(options.sources, set), set, place, client)
    tellRefusal(outcome)
    const { sources } = options
    const pending = sources.local && isLocalOf(place, set, sources) ? options.localPending() : null
    // No page keeps a substitute for it: the next one would describe another night.
    if (pending) return { ...outcome, failures: [pending, ...outcome.failures] }
    return outcome.data === null && local ? { ...local, isStale: true, failures: outcome.failures } : outcome
  }

  return async (place, client) => {
    const outcome = await outcomeFor(place, client)
    return outcome.data === null
      ? outcome
      : { ...outcome, data: withOwnSun(outcome.data, place, options.clock()) }
  }
}

/**
 * Reports are made for a forecast point or a square kilometre, and the present may be of before midnight. The sun is
 * the place's own on each date, so that no page or response contradicts another.
 */
function withOwnSun(report: WeatherReport, { coordinates }: Place, now: number): WeatherReport {
  const { timeZone } = report
  const sunOn = (date: string) => {
    const { sunriseAt, sunsetAt } = sunOfDay(coordinates, date, timeZone)
    return { sunriseAt, sunsetAt }
  }
  return {
    ...report,
    coordinates,
    current: { ...report.current, ...sunOn(localDate(now, timeZone)) },
    daily: report.daily.map((day) => ({ ...day, ...sunOn(day.date) })),
  }
}

/** A place of our gazetteer; there are as many bare positions as square kilometres. */
const isNamed = (place: Place): boolean => isSwissPlace(place) && !place.slug.includes(',')

export function keyMissing({ openWeather }: WeatherSources): Outcome<never> {
  return { data: null, failures: [{ provider: openWeather.facts.id, kind: 'key-missing' }] }
}

/** Available for the place without a request. */
export function localReading(
  sources: WeatherSources,
  set: CurrentKey,
  place: Place,
): Reading<WeatherReport> | null {
  return isLocalOf(place, set, sources) ? (sources.local?.(place) ?? null) : null
}

/** Whether local forecasts are those of the place. */
const isLocalOf = (place: Place, set: CurrentKey, { usesOpenData }: WeatherSources): boolean =>
  usesOpenData(set) && isSwissPlace(place)

export function isRecent(local: Reading<WeatherReport>, now: number): boolean {
  const runAt = local.data.forecast?.runAt ?? local.observedAt ?? local.fetchedAt
  return now - runAt <= oldestRunMs
}

/** Makes readings of reports that the cache gives. */
export const reportReader =
  ({ source }: ChosenSource, options: { patienceMs: number; log: Log }) =>
  (cached: Promise<Cached<WeatherReport>>) =>
    readingFrom(cached, { ...options, source, observedAt: ({ current }) => current.observedAt })
