import type { Page } from '@playwright/test'
import { parseConsent } from '../../src/app/browser/consent-record.ts'
import { watchProblems } from '../support/browser-traces.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { keepPlaces } from '../support/keep-places.ts'
import { expect, footer, hydrated, phone, test, untilQuiet, visit } from '../support/site.ts'
import { soakUnless } from '../support/soak.ts'

/** No script file of ours arrives until it is let go: the document is alone. */
const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js')

function watchRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    // What is fetched ahead is used from the cache.
    if (!request.headers()['sec-purpose']?.startsWith('prefetch')) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

test('the application comes once the page is painted or loaded, unasked, and knows its elements by their ids', async ({
  page,
}) => {
  const errors = watchProblems(page)
  const requests = watchRequests(page)
  await page.goto('/en', { waitUntil: 'commit' })
  const idsOf = () => page.locator('[id^="_R_"]').evaluateAll((elements) => elements.map(({ id }) => id))
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const ids = await idsOf()
  await hydrated(page)
  expect(ids.length).toBeGreaterThan(3)
  expect(await idsOf()).toEqual(ids)
  expect(errors).toEqual([])
  // In the browser's own time: messages to this process may overtake each other.
  const { readyAt, scriptsAt, foundLate } = await page.evaluate(() => ({
    readyAt: [
      ...performance.getEntriesByName('first-paint').map(({ startTime }) => startTime),
      ...performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).loadEventStart),
    ],
    scriptsAt: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
    foundLate: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(
        (name) => name.endsWith('.js') && !document.querySelector(`link[href="${new URL(name).pathname}"]`),
      ),
  }))
  expect(readyAt).toHaveLength(2)
  expect(scriptsAt.length).toBeGreaterThan(0)
  expect(Math.min(...scriptsAt)).toBeGreaterThanOrEqual(Math.min(...readyAt))
  // None is found only when another has arrived: each would cost a slow phone's connection another round.
  expect(foundLate).toEqual([])
  // The data of the page is in its document: hydration requests none.
  expect(requests.filter((path) => path.endsWith('.data'))).toEqual([])
})

test('the picture of a map has the line to itself, also where the header is painted long before', async ({
  page,
}) => {
  const requests = watchRequests(page)
  const scripts = () => requests.filter((path) => path.endsWith('.js'))
  const picture = /\/radar\/frames\//
  const letStyles = await holdRequests(page, '**/assets/*.css')
  const letPicture = await holdRequests(page, picture)
  await page.goto('/en/radar', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  letStyles()
  await page.waitForFunction(() => document.readyState === 'interactive')
  expect(scripts()).toEqual([])
  letPicture()
  await hydrated(page)
  expect(scripts()).not.toEqual([])
})

test('a press before any script file is there is seen to, and happens when it is', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/en')
  const banner = page.getByRole('region', { name: 'Cookies' })
  const line = page.locator('.busy-line')
  await expect(line).toBeHidden()
  await banner.getByRole('button', { name: 'Customise' }).click()
  await expect(line).toBeVisible()
  await expect(banner).toBeVisible()
  // An extension's affair.
  await page.evaluate(() => void Promise.reject(new Error('none of ours')))
  await expect(line).toBeVisible()
  letGo()
  await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible()
  await expect(line).toBeHidden()
})

test('each press before any script file is there counts: two fold again what three unfold', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.setViewportSize(phone)
  await page.goto('/en')
  const folds = footer(page).getByRole('button', { expanded: false })
  for (const index of [0, 1, 1, 0, 1]) await folds.nth(index).click()
  letGo()
  await hydrated(page)
  const unfolded = footer(page).getByRole('button', { expanded: true })
  await expect(unfolded).toHaveCount(1)
  await expect(unfolded).toHaveAttribute('aria-labelledby', 'footer-regions')
})

for (const [answer, advertising] of [
  ['Decline', false],
  ['Accept', true],
] as const)
  test(
    `${answer} is taken before any script file is there, and holds`,
    soakUnless(answer === 'Decline'),
    async ({ page }) => {
      const letGo = await holdScripts(page)
      await page.goto('/en')
      const banner = page.getByRole('region', { name: 'Cookies' })
      await banner.getByRole('button', { name: answer }).press('Enter')
      await expect(banner).toBeHidden()
      await expect(page.locator('#main-content')).toBeFocused()
      const stored = await page.evaluate(() => localStorage.consent)
      expect(parseConsent(stored, Date.now())).toMatchObject({ advertising })
      letGo()
      await hydrated(page)
      await expect(banner).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.consent)).toBe(stored)
    },
  )

test('links pressed before any script file is there are followed by the browser; a language chosen so is remembered', async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto('/en')
  const requests = watchRequests(page)
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Alerts' })
    .click()
  await expect(page).toHaveURL(/\/en\/alerts$/)
  expect(requests).toContain('/en/alerts')
  await test.step('another look at a page not scrolled yet', async () => {
    await page.goto('/en/forecast')
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click()
    await page.waitForURL(/\/en\/forecast\?/)
    await expect(page.getByRole('table').first()).toBeVisible()
  })
  await test.step('a language', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Language: EN' }).click()
    await page.getByRole('link', { name: 'DE Deutsch' }).click()
    letGo()
    await expect(page).toHaveURL(/\/de$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})

test('a theme chosen early takes effect, and can be chosen again', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/en/settings')
  const theme = page.getByRole('group', { name: 'Theme' })
  await theme.getByText('Dark').click()
  letGo()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await theme.getByText('Light').click()
  await expect(root).toHaveAttribute('data-theme', 'light')
})

test('the heading pressed early opens the picker at once, and what is typed stays', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/en')
  await page.getByRole('main').getByRole('button', { name: 'Change location: Zürich' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search for a place' })).toBeFocused()
  await page.keyboard.type('la c')
  letGo()
  const box = page.locator('#place-picker').getByRole('combobox')
  await expect(box).toHaveValue('la c')
  await expect(box).toBeFocused()
  await page.keyboard.type('h')
  await expect(page.getByRole('option', { name: /La Chaux-de-Fonds/ })).toBeVisible()
})

test('another look at the page, chosen early, keeps the reader’s place', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/en/forecast')
  await page.mouse.wheel(0, 40)
  await page.waitForFunction(() => scrollY > 0)
  const requests = watchRequests(page)
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click()
  letGo()
  await expect(page).toHaveURL(/\/en\/forecast\?/)
  expect(requests.filter((path) => path === '/en/forecast')).toEqual([])
  expect(requests.filter((path) => path === '/en/forecast.data')).toHaveLength(1)
})

for (const missing of ['**/assets/react-*.js', '**/assets/entry.client-*.js', '**/assets/site-*.js'])
  test(
    `without ${missing} the page works as without scripts, and the next press tries again`,
    soakUnless(missing.includes('entry.client')),
    async ({ page }) => {
      await page.route(missing, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed')
      await page.goto('/en')
      await failed
      await page.locator('.header-picker').click()
      await expect(page.locator('#place-picker')).toBeVisible()
      await page.unroute(missing)
      const settings = page.getByRole('dialog', { name: 'Cookie Settings' })
      await expect(async () => {
        if (!(await settings.isVisible()))
          await page.getByRole('button', { name: 'Customise' }).click({ timeout: 1000 })
        await expect(settings).toBeVisible({ timeout: 3000 })
      }).toPass()
    },
  )

test('a part that cannot be fetched is left out, and the page stays', async ({ page }) => {
  await keepPlaces(
    page,
    ['bern', 'thun'].map((value) => ({ value, label: value })),
  )
  await page.route('**/assets/places-strip-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await visit(page, '/en')
  await failed
  await untilQuiet(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bern')
})

test('hydration that fails lets go of what was pressed', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/en/forecast')
  await page.mouse.wheel(0, 40)
  await page.waitForFunction(() => scrollY > 0)
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click()
  // What React Router reads when it hydrates.
  await page.evaluate(() => Reflect.deleteProperty(window, '__reactRouterContext'))
  letGo()
  await page.waitForURL(/\/en\/forecast\?/)
  await expect(page.getByRole('table').first()).toBeVisible()
})
