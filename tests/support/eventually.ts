import { setTimeout as delay } from 'node:timers/promises'

type Patience = {
  /** At first; pauses grow to a quarter of a second: what is looked at may be a page, which takes its time to make. */
  everyMs?: number
  /** Longer than anything that is merely slow. */
  forMs?: number
}

/** Tries until the check passes; what it gives. Unlike vi.waitFor it leaves a faked clock where it stands. */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { everyMs = 10, forMs = 120_000 }: Patience = {},
): Promise<T> {
  const deadline = performance.now() + forMs
  let pauseMs = everyMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
    await delay(pauseMs)
    pauseMs = Math.max(everyMs, Math.min(pauseMs * 1.5, 250))
  }
}
