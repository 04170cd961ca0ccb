import type { Clock } from '../../ports/platform.ts'

const minuteMs = 60_000
/** Until a frame's arrival was seen, a frame is taken to be published so long after its measurement. */
const usualDelayMs = 4 * minuteMs
const pollMs = minuteMs
/** Before the first frame of all there is nothing to show: sooner. */
const firstPollMs = 15_000
const longestPauseMs = 15 * minuteMs
/** We look this much earlier than the last frame was found, so that a delay learnt too long is unlearnt. */
const earlierMs = 15_000

/** When to look for the next frame, learnt from when the last ones were found. */
export function createRadarTimetable(clock: Clock) {
  let newest: { at: number; stepMs: number } | null = null
  let delayMs = usualDelayMs
  const nextExpectedAt = () => (newest ? newest.at + newest.stepMs + delayMs : clock() + firstPollMs)
  return {
    saw(at: number, stepMinutes: number): void {
      const stepMs = stepMinutes * minuteMs
      // The first frame, and one after a gap, tell nothing of the delay.
      if (newest && at === newest.at + newest.stepMs) delayMs = Math.max(minuteMs, clock() - at - earlierMs)
      if (delayMs > stepMs + usualDelayMs) delayMs = usualDelayMs
      newest = { at, stepMs }
    },
    nextExpectedAt,
    /** Until the next frame is due; a late one is asked for every minute. */
    pauseMs(): number {
      const untilDue = nextExpectedAt() - clock()
      return untilDue > 0 ? Math.min(longestPauseMs, untilDue + 1000) : pollMs
    },
  }
}
