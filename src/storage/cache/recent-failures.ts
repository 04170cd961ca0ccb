import { LRUCache } from 'lru-cache'
import { UpstreamError } from '../../domain/failure.ts'

/** How long an upstream that just failed is not called. */
const defaultPauseMs = 5_000
/** "Retry-After: 0" still means waiting a little. */
const shortestPauseMs = 1_000
/** An absurd Retry-After must not switch a source off for the day. */
const longestPauseMs = 15 * 60_000

export type RecentFailure = { error: unknown; at: number; until: number }

/** The latest failure per key, kept until a fetch succeeds; `until` is when the upstream may be called again. */
export function createRecentFailures(maxItems: number) {
  const failures = new LRUCache<string, RecentFailure>({ max: maxItems })

  function keep(key: string, failure: RecentFailure): RecentFailure {
    failures.set(key, failure)
    return failure
  }

  return {
    latest: (key: string) => failures.get(key),
    forget: (key: string) => failures.delete(key),
    keep,
    note(key: string, error: unknown, now: number): RecentFailure {
      const requested = error instanceof UpstreamError ? error.retryAfterMs : undefined
      const pauseMs = Math.min(Math.max(requested ?? defaultPauseMs, shortestPauseMs), longestPauseMs)
      return keep(key, { error, at: now, until: now + pauseMs })
    },
  }
}

/** Failures travel between processes so that N of them ask a failing upstream once. */
export function failureToText({ error, at, until }: RecentFailure): string | null {
  if (!(error instanceof UpstreamError)) return null
  const { failure, message, retryAfterMs } = error
  return JSON.stringify({ failure, message, retryAfterMs, at, until })
}

export function failureFromText(text: string): RecentFailure {
  const { failure, message, retryAfterMs, at, until } = JSON.parse(text)
  return { error: new UpstreamError(failure, message, retryAfterMs), at, until }
}
