import type { Page } from '@playwright/test'
import { holdRequests } from '../support/hold-requests.ts'
import {
  expect,
  footer,
  header,
  mainNavigation,
  phone,
  quietPage,
  reload,
  test,
  visit,
} from '../support/site.ts'
import { isSoak } from '../support/soak.ts'

test.describe('theme', () => {
  const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const browserBar = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    )
  const light = 'rgb(255, 255, 255)'
  const dark = 'rgb(11, 19, 26)'

  test('follows the system until one is chosen, and keeps the choice from the first paint on', async ({
    page,
  }) => {
    await visit(page, '/en/settings')
    const theme = page.getByRole('group', { name: 'Theme' })
    expect(await paper(page)).toBe(light)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await paper(page)).toBe(dark)
    expect(await browserBar(page)).toEqual(['#0b131a'])

    await theme.getByText('Light').click()
    await expect.poll(() => paper(page)).toBe(light)
    expect(await browserBar(page)).toEqual(['#ffffff'])
    // The stylesheet alone, before any script file: what is there then was there at first paint.
    await page.route('**/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'load' })
    expect(await paper(page)).toBe(light)
    await page.unroute('**/*.js')
    await reload(page)
    await expect(theme.getByRole('radio', { name: 'Light' })).toBeChecked()
    await theme.getByText('System').click()
    await expect.poll(() => paper(page)).toBe(dark)
    expect(await browserBar(page)).toEqual(['#0b131a'])
  })
})

test.describe('another page', () => {
  test('is announced and takes the focus; a late one says so, and so does one that fails', async ({
    page,
  }) => {
    await test.step('that takes its time shows the loading screen; pressed twice, it still leads back to where one was', async () => {
      await visit(page, '/en/location/bern')
      const link = footer(page).getByRole('link', { name: 'Contact' })
      await page.evaluate(() => scrollTo(0, 1200))
      const letGo = await holdRequests(page, '**/contact.data*')
      // A click of Playwright's own would scroll to the link.
      await link.dispatchEvent('click')
      await expect(page.getByText('Loading content…')).toBeVisible()
      await expect(page.getByText('Please wait while we prepare your weather information.')).toBeVisible()
      await link.dispatchEvent('click')
      letGo()
      await expect(page).toHaveURL('/en/contact')
      await expect(page.getByText('Loading content…')).toBeHidden()
      await expect(page).toHaveTitle(/^Contact/)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
    })
    await test.step('is announced by its title and takes the focus', async () => {
      await page.unroute('**/contact.data*')
      // The address changes first: a link to the page that is still shown would lead nowhere.
      await expect(page).not.toHaveTitle(/^Contact/)
      await footer(page).getByRole('link', { name: 'Contact' }).click()
      await expect(page).toHaveTitle(/^Contact/)
      await expect(page.getByRole('status').filter({ hasText: /^Contact/ })).toHaveCount(1)
      await expect(page.getByRole('main')).toBeFocused()
    })
    await test.step('that fails says so, and Try Again loads it again', async () => {
      // Before going back: the pointer is where the link will be, which then fetches the page in advance.
      await page.route('**/contact.data*', (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
      await page.goBack()
      await expect(page).not.toHaveTitle(/^Contact/)
      await footer(page).getByRole('link', { name: 'Contact' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
      await expect(page.getByText('Failed to load weather data.')).toBeVisible()
      await expect(page).toHaveTitle('Error')
      await page.getByRole('link', { name: 'Try Again' }).click()
      await expect(page).toHaveTitle(/^Contact/)
      await expect(page.getByRole('heading', { name: 'Error' })).toBeHidden()
      expect(new URL(page.url()).href).toMatch(/\/en\/contact$/)
    })
  })
})

test('who leaves is not called back by code that could not be fetched ahead', async ({ page }) => {
  await visit(page, '/en/search')
  await page.route(/assets\/contact-[^/]*\.js/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => /assets\/contact-/.test(request.url()))
  await footer(page).getByRole('link', { name: 'Contact' }).focus()
  await failed
  await page.route('**/en/settings', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.evaluate(() => {
    location.assign('/en/settings')
    // The router's answer to a file that is missing.
    setTimeout(() => location.reload(), 100)
  })
  await expect(page).toHaveURL(/\/en\/settings$/)
})

test('a link is prefetched while the focus rests on it, none that it passes on its way', async ({ page }) => {
  await visit(page, '/en/forecast')
  const prefetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data')) prefetched.push(pathname)
  })
  await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLElement>('footer a[data-local]')
    for (const link of [...links].slice(0, 12)) {
      link.focus()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  const last = footer(page).locator(':focus')
  await expect.poll(() => prefetched).toHaveLength(1)
  expect(prefetched[0]).toBe(`${await last.getAttribute('href')}.data`)
  await header(page).getByRole('button').first().focus()
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
})

test.describe('by keyboard alone', () => {
  test('the skip link comes first, the focus is always seen', async ({ page }) => {
    await test.step('the skip link comes first and leads past the header', async () => {
      await visit(page, quietPage)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to content' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })
    await test.step('the focus runs through the header in reading order, always seen', async () => {
      await visit(page, quietPage)
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      await page.keyboard.press('Tab')
      const question = ['Customise', 'Decline', 'Accept']
      const expected = [
        ...question,
        'Wetterhorn',
        // On the machine itself the mark leads its operator to /setup.
        'Demo data',
        'Radar',
        'Alerts',
        'Forecast',
        'Precipitation',
        ...['Mountains', 'Nature', 'More'],
        'Zürich',
        'EN',
      ]
      for (const text of expected) {
        await page.keyboard.press('Tab')
        const focused = page.locator(':focus')
        await expect(focused).toContainText(text)
        expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
      }
    })
  })
})

test('a print has no header and footer, keeps headings with their sections and says when it is from', async ({
  page,
}) => {
  await visit(page, '/en')
  const age = page.getByRole('time').first()
  const exact = () => age.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(await exact()).toBe('none')
  await page.emulateMedia({ media: 'print' })
  expect(await exact()).toContain('2026')
  await expect(page.locator('.header')).toBeHidden()
  await expect(page.locator('.footer')).toBeHidden()
  const section = page.getByRole('region', { name: 'Next 24 hours' }).first()
  const styles = await section.evaluate((element) => {
    const margin = element.querySelector('.section-margin')
    return [getComputedStyle(element).display, margin && getComputedStyle(margin).breakAfter]
  })
  expect(styles).toEqual(['block', 'avoid'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a missing page, sections, footer and language work as links', async ({ page }) => {
    await test.step('a missing page says so and shows three ways on', async () => {
      for (const path of isSoak ? ['/nope', '/en/nope', '/en/radar/nope', '/xx/radar'] : ['/xx/radar']) {
        const response = await visit(page, path)
        expect(response?.status()).toBe(404)
        await expect(page).toHaveTitle('Page Not Found')
        const main = page.getByRole('main')
        await expect(main.getByText('404')).toBeVisible()
        await expect(main.getByRole('heading', { name: 'Oops! We can’t find that page' })).toBeVisible()
        await expect(
          main.getByText('The page you’re looking for might have been moved, deleted, or never existed.'),
        ).toBeVisible()
        await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', /^\/(en)?$/)
        await expect(main.getByRole('link', { name: 'Check Weather Forecast' })).toHaveAttribute(
          'href',
          /^(\/en)?\/forecast$/,
        )
        await expect(main.getByRole('searchbox', { name: 'Search for a place' })).toBeVisible()
        await expect(header(page)).toHaveAttribute('data-sky', 'cloudy')
        await expect(footer(page)).toContainText('© 2026 Wetterhorn')
      }
    })
    await test.step('sections, footer and language work as links', async () => {
      await visit(page, quietPage)
      await mainNavigation(page).getByRole('link', { name: 'Radar' }).click()
      await expect(page).toHaveURL('/en/radar')
      await header(page).getByRole('button', { name: 'Language: EN' }).click()
      await header(page).getByRole('link', { name: 'DE Deutsch' }).click()
      await expect(page).toHaveURL('/de/radar')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    })
    await test.step('what only scripts can do is not offered, and there is nothing to ask', async () => {
      await visit(page, quietPage)
      await expect(footer(page).getByRole('button', { name: 'Cookie Settings' })).toBeHidden()
      await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0)
      expect(await page.context().cookies()).toEqual([])
    })
    await test.step('the menu of small screens opens', async () => {
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: 'More' }).click()
      await page.locator('#site-menu').getByRole('link', { name: 'Forecast', exact: true }).click()
      await expect(page).toHaveURL('/en/forecast')
    })
  })
})
