import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '../../domain/time/durations.ts'
import type { Clock } from '../../ports/platform.ts'

/** Lets at most `limit` requests through in any minute; the others wait their turn. */
export function createPerMinute(
  limit: number,
  clock: Clock,
  wait: (ms: number) => Promise<unknown> = (ms) => sleep(ms, undefined, { ref: false }),
): { turn(): Promise<void> } {
  const taken: number[] = []
  return {
    async turn() {
      for (;;) {
        const now = clock()
        while (taken[0] !== undefined && taken[0] <= now - minuteMs) taken.shift()
        if (taken.length < limit) {
          taken.push(now)
          return
        }
        await wait((taken[0] ?? now) + minuteMs - now)
      }
    },
  }
}
