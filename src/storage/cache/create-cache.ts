import { setTimeout as delay } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { createFlights } from '../../concurrency/flights.ts'
import { untilAborted } from '../../concurrency/until-aborted.ts'
import { isWithinTime } from '../../domain/time/within-time.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { Cache, Cached, CachePolicy } from '../../ports/storage.ts'
import {
  createRecentFailures,
  failureFromText,
  failureToText,
  type RecentFailure,
} from './recent-failures.ts'
import { type Claim, createRedisLease } from './redis-lease.ts'
import { createTieredStore, type Entry } from './tiered-store.ts'

export type CacheOptions = {
  /** Shared by all processes where given; memory alone where not. Stays the caller's to close. */
  redis?: Redis
  /** The memory tier holds at most this many responses … */
  maxItems: number
  /** … and this many bytes of their packed JSON. */
  maxBytes: number
  clock: Clock
  log: Log
}

type Fetch<T> = (signal: AbortSignal) => Promise<T>

/** A fetch in flight. With an older response at hand, no request waits for it. */
type Flight = { stale: Entry | null; result: Promise<Entry>; isAbandoned: boolean }

/** A fetch that never ends must not hold its key for ever; sources have shorter limits of their own. */
const flightLimitMs = 20_000
/** How often a process checks whether another has fetched the response. */
const lookAgainMs = 40

/**
 * Answers of the upstreams: fresh ones as they are, older ones at once while one flight per key refreshes them,
 * through outages of the upstream and of Redis (docs/decisions/0023-cache-on-lru-cache.md).
 */
export function createCache({ redis, maxItems, maxBytes, clock, log }: CacheOptions): Cache {
  const store = createTieredStore({ redis, maxItems, maxBytes, clock })
  const lease = redis ? createRedisLease(redis) : null
  const failures = createRecentFailures(maxItems)
  const flights = new Map<string, Flight>()
  const lookups = createFlights<Entry | null>()
  const closing = new AbortController()

  store.onChangedElsewhere((key) => failures.forget(key))

  async function read(key: string): Promise<Entry | null> {
    const entry = await store.read(key)
    return entry && clock() < entry.keepUntil ? entry : null
  }

  /** Concurrent callers share one Redis read. */
  const look = (key: string): Promise<Entry | null> => lookups.share(key, () => read(key))

  const isFresh = (entry: Entry | null): entry is Entry =>
    entry !== null && isWithinTime(clock(), entry.fetchedAt, entry.freshUntil)
  const isPaused = (failure: RecentFailure) => isWithinTime(clock(), failure.at, failure.until)

  function show<T>(key: string, entry: Entry): Cached<T> {
    const isStale = !isFresh(entry)
    const error = isStale ? (failures.latest(key)?.error ?? null) : null
    return { value: entry.value as T, fetchedAt: entry.fetchedAt, isStale, error }
  }

  function entryFor(value: unknown, { freshMs, graceMs }: CachePolicy): Entry {
    const fetchedAt = clock()
    return { value, fetchedAt, freshUntil: fetchedAt + freshMs, keepUntil: fetchedAt + freshMs + graceMs }
  }

  async function getOrFetch<T>(key: string, policy: CachePolicy, fetch: Fetch<T>): Promise<Cached<T>> {
    const running = flights.get(key)
    if (running) return show(key, running.stale ?? (await running.result))
    const entry = await look(key)
    if (isFresh(entry)) return show(key, entry)
    const failure = failures.latest(key)
    if (failure && isPaused(failure)) {
      if (entry) return show(key, entry)
      throw failure.error
    }
    const flight = flights.get(key) ?? startFlight(key, policy, fetch, entry)
    return show(key, entry ?? (await flight.result))
  }

  function startFlight<T>(key: string, policy: CachePolicy, fetch: Fetch<T>, stale: Entry | null): Flight {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(flightLimitMs)])
    const isAbandoned = () => flight.isAbandoned
    const result = fly(key, policy, fetch, { signal, isAbandoned }).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    const flight: Flight = { stale, result, isAbandoned: false }
    flights.set(key, flight)
    // Nobody awaits a refresh behind a stale response.
    result.catch((error: unknown) => {
      log.debug({ key, reason: error instanceof Error ? error.message : 'unknown' }, 'refresh failed')
    })
    return flight
  }

  async function fly<T>(
    key: string,
    policy: CachePolicy,
    fetch: Fetch<T>,
    { signal, isAbandoned }: { signal: AbortSignal; isAbandoned: () => boolean },
  ): Promise<Entry> {
    const turn = await waitForTurn(key, signal)
    if ('fetchedAt' in turn) return turn
    try {
      const entry = entryFor(await untilAborted(fetch(signal), signal), policy)
      if (isAbandoned()) return entry
      const kept = await store.write(key, policy, entry)
      failures.forget(key)
      return kept
    } catch (error) {
      if (!isAbandoned() && !closing.signal.aborted) await rememberFailure(key, error, turn)
      throw error
    } finally {
      if (turn.state === 'ours') await turn.release()
    }
  }

  /** A response that has arrived meanwhile, here or in another process, or the lease to fetch it. */
  async function waitForTurn(key: string, signal: AbortSignal): Promise<Entry | Claim> {
    for (;;) {
      const claim: Claim = lease ? await lease.claim(key) : { state: 'alone' }
      if (claim.state === 'failed') {
        const failure = failureFromText(claim.failure)
        if (isPaused(failure)) throw failures.keep(key, failure).error
        await lease?.forgetFailure(key)
        continue
      }
      const entry = await read(key)
      if (isFresh(entry)) {
        if (claim.state === 'ours') await claim.release()
        return entry
      }
      if (claim.state !== 'theirs') return claim
      await delay(lookAgainMs, undefined, { signal })
    }
  }

  async function rememberFailure(key: string, error: unknown, turn: Claim): Promise<void> {
    const failure: RecentFailure = failures.note(key, error, clock())
    const text = failureToText(failure)
    if (text && turn.state === 'ours') await turn.shareFailure(text, failure.until - clock())
  }

  /** Running fetches started before the change and must not overwrite it. */
  function disownFlight(key: string): void {
    const flight = flights.get(key)
    if (flight) flight.isAbandoned = true
    flights.delete(key)
    failures.forget(key)
  }

  return {
    getOrFetch,
    async peek<T>(key: string) {
      const entry = await look(key)
      return entry && show<T>(key, entry)
    },
    async set(key, policy, value) {
      disownFlight(key)
      await store.write(key, policy, entryFor(value, policy))
      await lease?.forgetFailure(key)
    },
    async forget(key) {
      disownFlight(key)
      await store.remove(key)
      await lease?.forgetFailure(key)
    },
    async close() {
      closing.abort()
      await Promise.allSettled([...flights.values()].map(({ result }) => result))
      await store.close()
    },
  }
}
