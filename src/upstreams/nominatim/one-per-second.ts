import { UpstreamError } from '../../domain/failure.ts'
import type { Clock } from '../../ports/platform.ts'

/** Resolves when the caller may send one request. */
export type AcquireSlot = () => Promise<void>

export type OnePerSecondOptions = {
  clock: Clock
  sleep: (ms: number) => Promise<void>
  /** Who would have to wait longer is refused at once instead. */
  maxWaitMs?: number
}

/** The usage policy's absolute maximum is one a second; the rest is for timers and networks that hurry. */
const intervalMs = 1050

/** Slots for this process, in the order of asking. */
export function createOnePerSecond({ clock, sleep, maxWaitMs = 5000 }: OnePerSecondOptions): AcquireSlot {
  let nextAt = 0
  return async () => {
    const now = clock()
    // Further ahead than this was never promised: the clock has been set back.
    if (nextAt > now + maxWaitMs + intervalMs) nextAt = now + intervalMs
    const at = Math.max(now, nextAt)
    if (at - now > maxWaitMs) {
      throw new UpstreamError({ provider: 'nominatim', kind: 'unavailable' }, 'nominatim: too many waiting')
    }
    nextAt = at + intervalMs
    if (at > now) await sleep(at - now)
  }
}
