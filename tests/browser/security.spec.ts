import type { Page } from '@playwright/test'
import { listedPages } from '../../src/server/content/site-map.ts'
import { expect, test, visit } from '../support/site.ts'
import { isSoak } from '../support/soak.ts'

/** Everything the browser refused, and everything scripts threw: the policy is enforced, so a breach breaks a page. */
async function watchRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = []
  await page.exposeFunction('noteRefusal', (text: string) => refusals.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteRefusal } = window as unknown as { noteRefusal(text: string): void }
      noteRefusal(`${event.violatedDirective} ${event.blockedURI} ${event.sample} on ${location.pathname}`)
    })
  })
  page.on('pageerror', (error) => refusals.push(error.message))
  return refusals
}

/** React has taken over, and what it does after its first commit is done. */
async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

const others = [...listedPages, '/location/nowhere-at-all', '/region/alpine', '/search?q=ber']
const pages = [...(isSoak ? others : ['', '/radar']), '/location/bern', '/setup', '/no-such-page']

test('no page breaks the Content-Security-Policy or Trusted Types, loaded directly', async ({ page }) => {
  test.slow()
  const refusals = await watchRefusals(page)
  for (const path of pages) {
    const answer = await visit(page, `/en${path}`)
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
    await untilInteractive(page)
    if (path === '/radar') await expect(page.locator('canvas').first()).toBeVisible()
  }
  expect(refusals).toEqual([])
})

test('nor going from page to page in the browser: drawings, structured data, the map', async ({ page }) => {
  const refusals = await watchRefusals(page)
  await visit(page, '/en/contact')
  await untilInteractive(page)
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

test('strings that would become markup or script are refused by the browser', async ({ page }) => {
  await visit(page, '/en')
  await untilInteractive(page)
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
