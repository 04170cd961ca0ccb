import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from '../support/site.ts'

const trigger = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })
const item = (page: Page, name: string) => page.locator('#language-menu').getByRole('link', { name })
const languageCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'language')?.value
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'))

test('the menu offers four by name; choosing stores it, reloads nothing, keeps the scroll and is announced', async ({
  page,
}) => {
  await visit(page, '/en/forecast?place=bern')
  await test.step('four languages by name, the current one marked; Escape closes it', async () => {
    await trigger(page, 'Language: EN').click()
    await expect(page.locator('#language-menu').getByRole('link')).toHaveText([
      /EN\s*English/,
      /DE\s*Deutsch/,
      /FR\s*Français/,
      /IT\s*Italiano/,
    ])
    await expect(item(page, 'English')).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page, {}, '#language-menu')
    await page.keyboard.press('Escape')
    await expect(item(page, 'English')).toBeHidden()
    await expect(trigger(page, 'Language: EN')).toBeFocused()
  })
  await test.step('chosen with the mouse', async () => {
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true })
      window.scrollTo(0, 300)
    })
    await trigger(page, 'Language: EN').click()
    await item(page, 'Deutsch').click()
    await expect(page).toHaveURL('/de/forecast?place=bern')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page).toHaveTitle(/^7-Tage-Prognose für Bern/)
    await expect(page.getByRole('status').filter({ hasText: /^7-Tage-Prognose für Bern/ })).toHaveCount(1)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    // The browser may follow a line that got longer or shorter; a reset would be 0.
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - 300)).toBeLessThan(60)
    expect([await stored(page), await languageCookie(page)]).toEqual(['de', 'de'])
  })
  await test.step('"back" leads to the language that was read before', async () => {
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('7-day forecast for Bern')
  })
  await test.step('by keyboard alone', async () => {
    await trigger(page, 'Language: EN').focus()
    await page.keyboard.press('Enter')
    for (const name of ['English', 'Deutsch', 'Français', 'Italiano']) {
      await page.keyboard.press('Tab')
      await expect(item(page, name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/it/forecast?place=bern')
    await expect(trigger(page, 'Lingua: IT')).toBeFocused()
  })
})

test('one whose texts cannot be fetched is opened as a document; one whose cookie was lost is mirrored and spoken', async ({
  page,
}) => {
  await visit(page, '/de/about')
  await page.route('**/assets/site-*.js', (route) => route.abort(), { times: 1 })
  await trigger(page, 'Sprache: DE').click()
  await item(page, 'Français').click()
  await expect(page.getByRole('heading', { name: 'Villes les plus recherchées' })).toBeVisible()
  await page.context().clearCookies()
  await visit(page, '/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { name: 'Villes les plus recherchées' })).toBeVisible()
  expect(await languageCookie(page)).toBe('fr')
})

test('one opened in another tab or downloaded leaves this one as it is', async ({ page, context }) => {
  await visit(page, '/about')
  await trigger(page, 'Language: EN').click()
  const other = context.waitForEvent('page')
  await item(page, 'Deutsch').click({ modifiers: ['ControlOrMeta'] })
  await expect(await other).toHaveURL('/de/about')
  // With this key some browsers download what a link leads to, others do nothing: here nothing follows our own handlers.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  const french = page.locator('#language-menu a[hreflang=fr]')
  await french.dispatchEvent('click', { altKey: true, bubbles: true, cancelable: true })
  expect([await stored(page), new URL(page.url()).pathname]).toEqual([null, '/about'])
})
