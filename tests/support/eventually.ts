import { setTimeout as delay } from 'node:timers/promises'

type Patience = {
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
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
    await delay(everyMs)
  }
}
