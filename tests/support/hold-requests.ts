import type { Page } from '@playwright/test'

/** These requests wait until let go; one that the page has given up by then is left alone. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue().catch(() => {})
  })
  return resolve
}
