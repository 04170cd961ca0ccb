import type { Page } from '@playwright/test'

const mostPx = 4000

/** Which of these pages are too long as they are first painted, before the application runs: it folds and unfolds nothing. */
export async function tooLong(page: Page, addresses: readonly string[]): Promise<[string, number][]> {
  await page.route('**/assets/*.js', (route) => route.abort())
  const heights: [string, number][] = []
  for (const address of addresses) {
    await page.goto(address)
    heights.push([address, await page.evaluate(() => document.documentElement.scrollHeight)])
  }
  await page.unroute('**/assets/*.js')
  return heights.filter(([, height]) => height > mostPx)
}
