import { watchRefusals } from '../support/refusals.ts'
import { expect, test, visit } from '../support/site.ts'

test('the policy holds from page to page, and against strings that would become script', async ({ page }) => {
  await test.step('no page breaks it, going from page to page in the browser: drawings and structured data', async () => {
    const refusals = await watchRefusals(page)
    await visit(page, '/en/contact')
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
    for (const [link, path] of [
      ['Bern', '/en/location/bern'],
      ['Alerts', '/en/alerts'],
      ['Lugano', '/en/location/lugano'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      if (path.includes('location'))
        await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
    }
    expect(refusals).toEqual([])
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
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
            window as typeof window & { trustedTypes: { createPolicy(name: string, rules: object): void } }
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
