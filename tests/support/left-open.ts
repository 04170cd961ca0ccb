import type { Page } from '@playwright/test'

/** What says below the header how old the page is. */
export const offlineNote = (page: Page) => page.locator('#offline-note')

/** As if the page had stood in another tab for so long, or the device had been put aside. */
export const returnAfter = (page: Page, ms: number) =>
  page.evaluate((ms) => {
    const now = Date.now
    Date.now = () => now() + ms
    document.dispatchEvent(new Event('visibilitychange'))
  }, ms)
