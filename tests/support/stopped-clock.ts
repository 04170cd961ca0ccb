import type { Page } from '@playwright/test'

/** From the next page on, time passes only where the test says so (`page.clock.runFor`). */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
}
