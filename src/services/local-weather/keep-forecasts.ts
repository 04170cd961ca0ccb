import { createRepeating } from '../../concurrency/repeat.ts'
import { type FailureKind, failureKindOf } from '../../domain/failure.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { Clock, Log } from '../../ports/platform.ts'

/** The last file of a run is usually there five minutes after its hour. */
const publishedAfterMs = 6 * minuteMs
/** A later run may have been written by another process. */
const longestPauseMs = 10 * minuteMs
/** A run that is due but not there yet. */
const overdueMs = 5 * minuteMs
/** While another process is fetching. */
const otherAtItMs = 5_000
const firstRetryMs = 15_000

export type ForecastKeeper = {
  start(): void
  /** Ends a fetch under way; resolves when it has ended. */
  stop(): Promise<void>
  /** The key changed: checks immediately. */
  wake(): void
}

/**
 * Fetches each new run of the local forecasts: one process does it for all that share the data folder, in a child
 * process. A failure keeps the last table and is retried with backoff.
 */
export function createForecastKeeper(options: {
  /** Whether local forecasts are in use. */
  isWanted: () => Promise<boolean>
  /** Run of the current table. */
  runAt: () => number | null
  fetch: (signal: AbortSignal) => Promise<void>
  /** How a fetch ended; null: well. */
  ended: (why: FailureKind | null) => void
  /** Does the work unless another process is at it: false then. */
  whileHeld: (work: () => Promise<void>) => Promise<boolean>
  everyMs: number
  clock: Clock
  log: Log
}): ForecastKeeper {
  /** Of the time between a start and its stop. */
  let abort = new AbortController()
  let pauseMs = 0
  let failed = 0

  /** Returns how long to pause. */
  async function look({ signal }: AbortController): Promise<number> {
    if (!(await options.isWanted())) return longestPauseMs
    const untilDue = dueInMs()
    if (untilDue > 0) return Math.min(longestPauseMs, untilDue)
    let pauseMs = otherAtItMs
    await options.whileHeld(async () => {
      pauseMs = await fetch(signal)
    })
    return pauseMs
  }

  async function fetch(signal: AbortSignal): Promise<number> {
    try {
      await options.fetch(signal)
      options.ended(null)
      failed = 0
      const next = dueInMs()
      return next > 0 ? Math.min(longestPauseMs, next) : overdueMs
    } catch (error) {
      if (signal.aborted) return 0
      options.ended(failureKindOf(error))
      const reason = error instanceof Error ? error.message : 'unknown'
      options.log.warn({ reason }, 'local forecasts: nothing new, the last run stays')
      return Math.min(longestPauseMs, firstRetryMs * 2 ** failed++)
    }
  }

  function dueInMs(): number {
    const runAt = options.runAt()
    const now = options.clock()
    // A run in the future was fetched under a wrong clock.
    if (runAt === null || runAt > now + hourMs) return 0
    return runAt + options.everyMs + publishedAfterMs - now
  }

  const repeating = createRepeating(
    async () => {
      pauseMs = await look(abort).catch(() => overdueMs)
    },
    () => pauseMs,
  )

  return {
    start() {
      abort = new AbortController()
      failed = 0
      repeating.start()
    },
    stop() {
      abort.abort()
      return repeating.stop()
    },
    wake() {
      failed = 0
      repeating.wake()
    },
  }
}
