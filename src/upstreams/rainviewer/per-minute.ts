import { setTimeout as sleep } from 'node:timers/promises'
import { UpstreamError } from '../../domain/failure.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import type { Clock } from '../../ports/platform.ts'

/** Lets at most `limit` requests through in any minute; the others wait their turn. */
export function createPerMinute(
  limit: number,
  clock: Clock,
  provider: string,
  wait: (ms: number, signal?: AbortSignal) => Promise<unknown> = (ms, signal) =>
    sleep(ms, undefined, { signal, ref: false }),
): { turn(signal?: AbortSignal): Promise<void> } {
  const taken: number[] = []
  return {
    async turn(signal) {
      for (;;) {
        const now = clock()
        while (taken[0] !== undefined && taken[0] <= now - minuteMs) taken.shift()
        if (taken.length < limit) {
          taken.push(now)
          return
        }
        const untilFree = (taken[0] ?? now) + minuteMs - now
        await wait(untilFree, signal).catch(() => {
          throw new UpstreamError({ provider, kind: 'timeout' }, `${provider}: given up while waiting`)
        })
      }
    },
  }
}
