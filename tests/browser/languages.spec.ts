import type { Page } from '@playwright/test'
import { expect, expectAccessible, reload, test, visit } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

const trigger = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })
const item = (page: Page, name: string) => page.locator('#language-menu').getByRole('link', { name })
const languageCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'language')?.value
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'))

test('a stored language whose cookie was lost is mirrored and spoken', soakOnly, async ({ page }) => {
  await visit(page, '/about')
  await page.evaluate(() => localStorage.setItem('language', 'it'))
  await reload(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.getByRole('heading', { name: 'Città più cercate' })).toBeVisible()
  expect(await languageCookie(page)).toBe('it')
})

test('the menu offers four languages by name, to mouse and keyboard', soakOnly, async ({ page }) => {
  await test.step('the menu offers four languages by name and marks the current one', async () => {
    await visit(page, '/en/forecast?place=bern')
    await trigger(page, 'Language: EN').click()
    await expect(page.locator('#language-menu').getByRole('link')).toHaveText([
      /EN\s*English/,
      /DE\s*Deutsch/,
      /FR\s*Français/,
      /IT\s*Italiano/,
    ])
    await expect(item(page, 'English')).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(item(page, 'English')).toBeHidden()
    await expect(trigger(page, 'Language: EN')).toBeFocused()
  })
  await test.step('works by keyboard alone', async () => {
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

test('choosing stores it, reloads nothing, keeps the scroll and is announced', async ({ page }) => {
  await visit(page, '/en/location/zurich')
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true })
    window.scrollTo(0, 300)
  })
  await trigger(page, 'Language: EN').click()
  await item(page, 'Deutsch').click()
  await expect(page).toHaveURL('/de/location/zurich')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveTitle(/^Wetter Zürich/)
  await expect(page.getByRole('status').filter({ hasText: /^Wetter Zürich/ })).toHaveCount(1)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  // The browser may follow a line that got longer or shorter; a reset would be 0.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 300)).toBeLessThan(60)
  expect([await stored(page), await languageCookie(page)]).toEqual(['de', 'de'])
})

test('one whose texts cannot be fetched is opened as a document', soakOnly, async ({ page }) => {
  await visit(page, '/de/about')
  await page.route('**/assets/site-*.js', (route) => route.abort(), { times: 1 })
  await trigger(page, 'Sprache: DE').click()
  await item(page, 'Français').click()
  await expect(page.getByRole('heading', { name: 'Villes les plus recherchées' })).toBeVisible()
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

test('"back" leads to the language that was read before', soakOnly, async ({ page }) => {
  await visit(page, '/about')
  await trigger(page, 'Language: EN').click()
  await item(page, 'Deutsch').click()
  await expect(page).toHaveURL('/de/about')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { name: 'Popular cities' })).toBeVisible()
})
