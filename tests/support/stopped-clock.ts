import { expect, type Page } from '@playwright/test'
import { isRunning } from './site.ts'

/** Opens a page on which time passes only where the test says so (`page.clock.runFor`). */
export async function openWithStoppedClock(page: Page, url: string): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
  await page.goto(url, { waitUntil: 'load' })
  await untilRunning(page)
}

export async function reloadWithStoppedClock(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'load' })
  await untilRunning(page)
}

/** Scripts wait for a sign and a frame, which belongs to the clock too. */
async function untilRunning(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await page.evaluate(isRunning, { isWanted: true })).toBe(true)
  }).toPass({ intervals: [20] })
}
