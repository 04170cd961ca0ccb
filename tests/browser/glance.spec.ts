import type { Page } from '@playwright/test'
import { expect, isRunning, test } from '../support/site.ts'

const running = (page: Page) => page.evaluate(isRunning, { isWanted: false })
const untilRunning = (page: Page) => page.waitForFunction(isRunning, { isWanted: false })

/** Without the test's own wish for the application. */
const look = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

/** Everything our own server is asked for from now on. */
function watchRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

test('a glance needs the document alone; its data follows with the application, once', async ({ page }) => {
  const requests = watchRequests(page)
  const document = await (await look(page, '/en'))?.text()
  expect(await running(page)).toBe(false)
  expect(requests.filter((path) => path.endsWith('.js'))).toEqual([
    expect.stringContaining('/assets/entry.client-'),
  ])
  expect(document).not.toContain('streamController.enqueue')
  await page.mouse.move(200, 300)
  await untilRunning(page)
  expect(requests.filter((path) => path.startsWith('/handoff/'))).toHaveLength(1)
  expect(requests.filter((path) => path.endsWith('.data'))).toEqual([])
})

test('who looks longer gets the application unasked', async ({ page }) => {
  await look(page, '/en')
  expect(await running(page)).toBe(false)
  await untilRunning(page)
})

test('what is pressed before the application is there happens when it is', async ({ page }) => {
  await look(page, '/en')
  const banner = page.getByRole('region', { name: 'Cookies' })
  // A press by script: no pointer came near before.
  await banner.getByRole('button', { name: 'Decline' }).evaluate((button: HTMLElement) => button.click())
  await expect(banner).toBeHidden()
  expect(JSON.parse(await page.evaluate(() => localStorage.consent))).toMatchObject({ advertising: false })
})

test('the application knows the document’s elements by the names they have', async ({ page }) => {
  await page.goto('/en')
  const known = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[id^="_R_"]')].map((element) => {
        const key = Object.keys(element).find((one) => one.startsWith('__reactProps$')) ?? ''
        return (element as unknown as Record<string, { id?: string }>)[key]?.id
      }),
    )
  const ids = await page.locator('[id^="_R_"]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(3)
  await expect.poll(known).toEqual(ids)
})

test('a press that has to wait is seen to', async ({ page }) => {
  const library = Promise.withResolvers<void>()
  await page.route('**/assets/react-*.js', async (route) => {
    await library.promise
    await route.continue()
  })
  await look(page, '/en')
  const line = page.locator('.busy-line')
  await expect(line).toBeHidden()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(line).toBeVisible()
  library.resolve()
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
  await expect(line).toBeHidden()
})

test('the heading pressed early becomes the search box', async ({ page }) => {
  await look(page, '/en')
  await page.getByRole('main').getByRole('button', { name: 'Change location: Zürich' }).click()
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused()
  await expect(page.locator('#place-picker')).toBeHidden()
})

test('a mouse that came to rest on a chart reads it', async ({ page }) => {
  await look(page, '/en/forecast')
  const slider = page.getByRole('slider', { name: 'Read the hours' })
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  await slider.hover({ position: { x: (box?.width ?? 0) / 2, y: 40 }, force: true })
  await expect(slider).toHaveAttribute('aria-valuetext', /^22:00 · /)
  await expect(page.locator('.chart-readout').first()).toContainText('22:00')
})

test('another look at the page, chosen early, keeps the reader’s place', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ baseURL: siteUrl, hasTouch: true, locale: 'en-GB' })
  const page = await context.newPage()
  await look(page, '/en/forecast')
  const requests = watchRequests(page)
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).tap()
  await expect(page).toHaveURL(/\/en\/forecast\?/)
  expect(requests.filter((path) => path === '/en/forecast')).toEqual([])
  expect(requests.filter((path) => path === '/en/forecast.data')).toHaveLength(1)
  await context.close()
})

test('a pressed link is followed by the browser, which fetches it at once, and no application for it', async ({
  browser,
  siteUrl,
}) => {
  // A finger: a mouse would have moved before.
  const context = await browser.newContext({ baseURL: siteUrl, hasTouch: true, locale: 'en-GB' })
  const page = await context.newPage()
  await look(page, '/en')
  const requests = watchRequests(page)
  const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Alerts' })
  const early = page.waitForRequest((request) => request.headers()['sec-purpose'] === 'prefetch')
  await link.dispatchEvent('pointerdown')
  await link.tap()
  await expect(page).toHaveURL(/\/en\/alerts$/)
  expect(new URL((await early).url()).pathname).toBe('/en/alerts')
  expect(requests.filter((path) => path.startsWith('/handoff/'))).toEqual([])
  await context.close()
})

test('data the server has forgotten comes newer, and the page is made anew', async ({ page }) => {
  const errors = watchErrors(page)
  await page.route('**/handoff/*', (route) => {
    const url = new URL(route.request().url())
    url.pathname = `/handoff/${'0'.repeat(22)}`
    url.searchParams.set('page', '/en/location/lugano')
    return route.continue({ url: url.href })
  })
  await look(page, '/en/location/bern')
  await page.mouse.move(200, 300)
  await untilRunning(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lugano')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
  expect(errors).toEqual([])
})

for (const missing of ['**/handoff/*', '**/assets/site-*.js'])
  test(`without a line the document goes on alone, and the next sign tries again: ${missing}`, async ({
    page,
  }) => {
    await page.route(missing, (route) => route.abort())
    await look(page, '/en')
    const failed = page.waitForEvent('requestfailed')
    await page.mouse.move(200, 300)
    await failed
    await page.locator('.header-picker').click()
    await expect(page.locator('#place-picker')).toBeVisible()
    expect(await running(page)).toBe(false)
    await page.unroute(missing)
    await page.mouse.move(210, 310)
    await untilRunning(page)
  })

test('an address that asks for more than the picture shows does not wait', async ({ page }) => {
  // However long somebody looks, nothing tells them from a glance.
  await page.addInitScript(() => {
    const later = window.setTimeout
    const soon = (call: () => void, ms?: number) => (ms && ms >= 5000 ? 0 : later(call, ms))
    Object.assign(window, { setTimeout: soon })
  })
  await look(page, '/en/radar?layer=clouds')
  await untilRunning(page)
  await look(page, '/en/radar')
  expect(await running(page)).toBe(false)
})
