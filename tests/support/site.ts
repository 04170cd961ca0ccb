import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** Browser tests run against the site that start-site.ts started, with a fresh profile each. */
export const test = base.extend<{ siteUrl: string }>({
  siteUrl: [process.env.SITE_URL ?? '', { option: true }],
  baseURL: async ({ siteUrl }, use) => {
    if (siteUrl === '') throw new Error('SITE_URL is missing: run through playwright.config.ts')
    await use(siteUrl)
  },
})

export { expect }

export const widths = [320, 390, 768, 1440, 2560]

/** Nothing sticks out sideways. */
export async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} scrolls sideways by ${overflow} px`).toBeLessThanOrEqual(0)
}

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}
