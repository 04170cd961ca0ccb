import { minuteMs } from '../../../domain/time/durations.ts'
import type { Clock } from '../../../ports/platform.ts'

/** Assumed delay between measurement and publication until one has been observed. */
const usualDelayMs = 4 * minuteMs
/** A late frame is asked for so often. */
const pollMs = minuteMs
/** Shorter before the very first frame, when there is nothing to show; but for a minute only. */
const firstPollMs = 15_000
const longestPauseMs = 15 * minuteMs
/** A source that is later is left for another one. */
const longestDelayMs = 20 * minuteMs
/** We check this much earlier than the last frame was found, so that an overestimated delay shrinks again. */
const earlierMs = 15_000

/** When to check for the next frame, learnt from the last arrivals. */
export function createRadarTimetable(clock: Clock) {
  const startedAt = clock()
  let newest: { at: number; stepMs: number } | null = null
  let delayMs = usualDelayMs
  const nextExpectedAt = () => (newest ? newest.at + newest.stepMs + delayMs : clock() + firstPollMs)
  return {
    saw(at: number, stepMinutes: number): void {
      const isNext = newest !== null && at === newest.at + newest.stepMs
      // The first frame, and one that came with others, may have been there for long: no more than this is its delay.
      const longest = isNext ? longestDelayMs : delayMs
      delayMs = Math.min(longest, Math.max(minuteMs, clock() - at - earlierMs))
      newest = { at, stepMs: stepMinutes * minuteMs }
    },
    nextExpectedAt,
    /** Until the next frame is due; a late one is polled every minute. */
    pauseMs(): number {
      if (!newest) return clock() - startedAt < minuteMs ? firstPollMs : pollMs
      return Math.max(pollMs, Math.min(longestPauseMs, nextExpectedAt() - clock() + 1000))
    },
  }
}
