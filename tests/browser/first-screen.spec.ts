import type { Locator, Page } from '@playwright/test'
import { holdRequests } from '../support/hold-requests.ts'
import { expect, phone, test, visit } from '../support/site.ts'
import { soakUnless } from '../support/soak.ts'

/** Where everything of the header and the hero stands, and what it looks like. Falling rain comes with the linked styles. */
function firstScreen(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('body > header, body > header *, .hero, .hero *')]
      .filter((element) => !element.closest('[popover], svg > *, .falling') && element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, fontSize, fontWeight, display, visibility } =
          getComputedStyle(element)
        const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`
        return [
          name,
          x,
          y,
          width,
          height,
          color,
          backgroundColor,
          fontSize,
          fontWeight,
          display,
          visibility,
        ].join(' ')
      }),
  )
}

for (const { width, height, colorScheme, javaScriptEnabled, path } of [
  { width: 390, height: 844, colorScheme: 'light', javaScriptEnabled: true, path: '/en' },
  { width: 1440, height: 900, colorScheme: 'dark', javaScriptEnabled: true, path: '/en' },
  { width: 2560, height: 1300, colorScheme: 'light', javaScriptEnabled: false, path: '/en' },
  { width: 390, height: 844, colorScheme: 'dark', javaScriptEnabled: false, path: '/en/location/bern' },
  { width: 1440, height: 900, colorScheme: 'light', javaScriptEnabled: true, path: '/en/location/bern' },
] as const)
  test.describe(`${path} at ${width} px, ${colorScheme}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ viewport: { width, height }, colorScheme, javaScriptEnabled })

    test(
      'the first screen is complete before any style sheet is there',
      soakUnless(width === 390),
      async ({ page }) => {
        const letGo = await holdRequests(page, '**/*.css')
        // The star beside the name comes with the application, which on a busy machine may be there before the look.
        await holdRequests(page, '**/*.js')
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.locator('.hero-figure')).toBeVisible()
        await expect(page.locator('.scene svg')).toBeAttached()
        await page.evaluate(() => document.fonts.ready)
        const before = await firstScreen(page)
        expect(before.length).toBeGreaterThan(20)
        // Nothing is shown of what has no styles yet.
        await expect(page.getByRole('contentinfo')).toHaveCount(0)
        await expect(page.locator('.tiles')).toHaveCount(0)
        letGo()
        await expect(page.getByRole('contentinfo')).toBeAttached()
        await page.waitForLoadState('load')
        expect(await firstScreen(page)).toEqual(before)
      },
    )
  })

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the first screen answers, and the footer opens its lists', async ({ page }) => {
    await test.step('the first screen answers: weather, the next five hours, rain; the cookie question covers none of it', async () => {
      await visit(page, '/en')
      const bottomOf = async (locator: Locator) => {
        const box = await locator.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      }
      expect((await page.locator('.hero').boundingBox())?.height).toBeLessThanOrEqual(420)
      const hours = page.locator('.hero-hours').getByRole('link')
      await expect(hours).toHaveCount(5)
      await expect(hours.first()).toHaveAttribute('href', /\/en\/forecast\?day=2026-11-15&hour=\d\d#day$/)
      const question = page.getByRole('region', { name: 'Cookies', exact: true })
      const coveredFrom = (await question.boundingBox())?.y ?? 0
      expect(coveredFrom).toBeGreaterThan(660)
      expect(await bottomOf(page.locator('.hero-hours'))).toBeLessThan(coveredFrom)
      const rain = page.getByRole('region', { name: 'Next 2 hours' })
      expect(await bottomOf(rain.locator('.section-lead, .rain-dry').first())).toBeLessThan(coveredFrom)
    })
    await test.step('the hours, then the week, which begins within 1,500 px', async () => {
      const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0
      const hours = await topOf('Next 24 hours')
      const week = await topOf('Today and the next 7 days')
      expect(hours).toBeLessThan(week)
      expect(week).toBeLessThan(1500)
      await expect(page.locator('.ad:visible')).toHaveCount(2)
      for (const slot of await page.locator('.ad:visible').all())
        expect((await slot.boundingBox())?.y).toBeGreaterThan(week)
      const tops = await page
        .locator('.ad:visible')
        .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().top + scrollY))
      expect(tops.filter((top) => top < 3 * phone.height).length).toBeLessThanOrEqual(1)
    })
    await test.step('the footer shows titles, and a press opens a list', async () => {
      const footer = page.getByRole('contentinfo')
      const regions = footer.getByRole('navigation', { name: 'Swiss regions' })
      await expect(regions.getByRole('link')).toHaveCount(0)
      await regions.getByRole('button', { name: 'Swiss regions', expanded: false }).click()
      await expect(regions.getByRole('link', { name: 'Alps' })).toBeVisible()
      await expect(footer.getByRole('link', { name: 'Bern', exact: true })).toBeHidden()
    })
  })
})
