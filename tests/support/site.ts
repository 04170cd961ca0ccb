import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page, type Response } from '@playwright/test'

/** Browser tests run against the site that start-site.ts started, with a fresh profile each. */
export const test = base.extend<{ siteUrl: string }>({
  siteUrl: [process.env.SITE_URL ?? '', { option: true }],
  baseURL: async ({ siteUrl }, use) => {
    if (siteUrl === '') throw new Error('SITE_URL is missing: run through playwright.config.ts')
    await use(siteUrl)
  },
  // The application comes when somebody wants it, and here somebody does at once: what is tried before would be
  // tried without it. Who names another moment to wait for gets that one.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled ?? true) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
      page.goto = async (url, options) =>
        options?.waitUntil ? goto(url, options) : untilRunning(page, await goto(url, options))
      page.reload = async (options) =>
        options?.waitUntil ? reload(options) : untilRunning(page, await reload(options))
    }
    await use(page)
  },
})

async function untilRunning(page: Page, response: Response | null): Promise<Response | null> {
  const type = response?.headers()['content-type']
  if (type?.startsWith('text/html')) await page.waitForFunction(isRunning, { isWanted: true })
  return response
}

/** React has taken over the document, or nothing of ours is in it. */
export function isRunning({ isWanted }: { isWanted: boolean }): boolean {
  if (isWanted) dispatchEvent(new Event('scroll'))
  const isOurs = document.querySelector('script[type="module"]') !== null
  return !isOurs || Object.keys(document).some((key) => key.startsWith('__reactContainer$'))
}

export { expect }

export const widths = [320, 390, 768, 1440, 2560]

/** Nothing sticks out sideways. */
export async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} scrolls sideways by ${overflow} px`).toBeLessThanOrEqual(0)
}

/**
 * In the page itself and without lists of all that is well: a third of the time. The usual mode opens a second page
 * to join the results of foreign frames, which are not ours to judge.
 */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}
