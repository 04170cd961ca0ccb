import { type FailureKind, failureKindOf } from '../../domain/failure.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { Mode } from '../modes.ts'

/** The last file of a run is usually there five minutes after its hour. */
const publishedAfterMs = 6 * minuteMs
/** A later run may have been written by another process. */
const longestPauseMs = 10 * minuteMs
/** A run that is due but not there yet. */
const overdueMs = 5 * minuteMs
/** While another process is fetching. */
const otherAtItMs = 15_000
const firstRetryMs = 15_000

export type ForecastKeeper = {
  start(): void
  stop(): void
  /** The key changed, perhaps to another mode: checks immediately. */
  wake(): void
}

/**
 * Fetches each new run of the local forecasts: one process does it for all that share the data folder, in a child
 * process. A failure keeps the last table and is retried with backoff.
 */
export function createForecastKeeper(options: {
  /** null: local forecasts are not in use. */
  wanted: () => Promise<Mode | null>
  /** Run of the current table. */
  runAt: (mode: Mode) => number | null
  fetch: (mode: Mode, signal: AbortSignal) => Promise<void>
  /** How a fetch ended; null: well. */
  ended: (mode: Mode, why: FailureKind | null) => void
  /** null while another process holds it. */
  lease: (mode: Mode) => { release(): void } | null
  everyMs: number
  clock: Clock
  log: Log
}): ForecastKeeper {
  const abort = new AbortController()
  let timer: NodeJS.Timeout | null = null
  let isLooking = false
  let isWoken = false
  let failed = 0

  /** Returns how long to pause. */
  async function look(): Promise<number> {
    const mode = await options.wanted()
    if (mode === null) return longestPauseMs
    const untilDue = dueInMs(mode)
    if (untilDue > 0) return Math.min(longestPauseMs, untilDue)
    const lease = options.lease(mode)
    if (lease === null) return otherAtItMs
    try {
      await options.fetch(mode, abort.signal)
      options.ended(mode, null)
      failed = 0
      const next = dueInMs(mode)
      return next > 0 ? Math.min(longestPauseMs, next) : overdueMs
    } catch (error) {
      options.ended(mode, failureKindOf(error))
      const reason = error instanceof Error ? error.message : 'unknown'
      options.log.warn({ mode, reason }, 'local forecasts: nothing new, the last run stays')
      return Math.min(longestPauseMs, firstRetryMs * 2 ** failed++)
    } finally {
      lease.release()
    }
  }

  function dueInMs(mode: Mode): number {
    const runAt = options.runAt(mode)
    const now = options.clock()
    // A run in the future was fetched under a wrong clock.
    if (runAt === null || runAt > now + hourMs) return 0
    return runAt + options.everyMs + publishedAfterMs - now
  }

  function plan(delayMs: number): void {
    if (abort.signal.aborted) return
    if (timer) clearTimeout(timer)
    timer = setTimeout(async () => {
      isLooking = true
      isWoken = false
      const pauseMs = await look().catch(() => overdueMs)
      isLooking = false
      plan(isWoken ? 0 : pauseMs)
    }, delayMs).unref()
  }

  return {
    start: () => plan(0),
    stop() {
      abort.abort()
      if (timer) clearTimeout(timer)
    },
    wake() {
      failed = 0
      isWoken = true
      if (!isLooking) plan(0)
    },
  }
}
