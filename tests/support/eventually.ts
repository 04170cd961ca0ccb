import { setTimeout as delay } from 'node:timers/promises'

/** Longer than anything that is merely slow. */
const givenUpAfterMs = 120_000

/** Tries until the check passes. Unlike vi.waitFor it leaves a faked clock where it stands. */
export async function eventually(check: () => unknown, { everyMs = 10 } = {}): Promise<void> {
  const deadline = performance.now() + givenUpAfterMs
  for (;;) {
    try {
      await check()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
    await delay(everyMs)
  }
}
