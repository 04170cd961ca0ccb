import { setTimeout as delay } from 'node:timers/promises'

/** Tries until the check passes. Unlike vi.waitFor it leaves a faked clock where it stands. */
export async function eventually(
  check: () => unknown,
  { timeoutMs = 10_000, everyMs = 10 } = {},
): Promise<void> {
  const deadline = performance.now() + timeoutMs
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
