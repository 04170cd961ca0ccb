import type { Page } from '@playwright/test'
import { wholeChromium } from '../support/chromium-args.ts'
import { signOfUse } from '../support/radar-page.ts'
import { watchRefusals } from '../support/refusals.ts'
import { expect, test, visit } from '../support/site.ts'

test.use(wholeChromium)

/** React has taken over, and what it does after its first commit is done. */
async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

test('the policy holds from page to page, and against strings that would become script', async ({ page }) => {
  await test.step('no page breaks it, going from page to page in the browser: drawings, structured data, the map', async () => {
    const refusals = await watchRefusals(page)
    await visit(page, '/en/contact')
    await untilInteractive(page)
    await signOfUse(page)
    for (const path of ['/en', '/en/location/bern', '/en/radar', '/en/alerts', '/en/location/davos']) {
      await page.evaluate((to) => {
        const router = (
          window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
        ).__reactRouterDataRouter
        return router.navigate(to)
      }, path)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      if (path === '/en/radar') await expect(page.locator('canvas').first()).toBeVisible()
      if (path.includes('location'))
        await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
    }
    expect(refusals).toEqual([])
  })
  await test.step('strings that would become markup or script are refused by the browser', async () => {
    const outcomes = await page.evaluate(() => {
      const attempt = (work: () => void) => {
        try {
          work()
          return 'done'
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown'
        }
      }
      return {
        supported: 'trustedTypes' in window,
        markup: attempt(() => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
        }),
        script: attempt(() => {
          document.createElement('script').text = 'alert(1)'
        }),
        foreign: attempt(() => {
          document.createElement('script').src = 'https://evil.example/x.js'
        }),
        policy: attempt(() => {
          const factory = (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes
          factory.createPolicy('evil', { createHTML: (text: string) => text })
        }),
      }
    })
    expect(outcomes).toEqual({
      supported: true,
      markup: 'TypeError',
      script: 'TypeError',
      foreign: 'TypeError',
      policy: 'TypeError',
    })
  })
})
