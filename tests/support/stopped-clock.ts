import { expect, type Page } from '@playwright/test'

/** Opens a page on which time passes only where the test says so (`page.clock.runFor`). */
export async function openWithStoppedClock(page: Page, url: string): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
  await page.goto(url)
  await untilHydrated(page)
}

export async function reloadWithStoppedClock(page: Page): Promise<void> {
  await page.reload()
  await untilHydrated(page)
}

/** The application starts in the browser's idle time, which belongs to the clock too. */
async function untilHydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 1 })
  }).toPass({ intervals: [20] })
}
