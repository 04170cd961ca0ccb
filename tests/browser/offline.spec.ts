import type { Page } from '@playwright/test'
import { offlineNote, returnAfter } from '../support/left-open.ts'
import { expect, hydrated, test, visit } from '../support/site.ts'
import { isSoak } from '../support/soak.ts'

/** Addresses in one of the worker's caches. */
const keptIn = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => url.slice(location.origin.length))
  }, cache)

/** The worker keeps a page after it was shown. */
async function untilKept(page: Page, address: string): Promise<void> {
  await expect.poll(() => keptIn(page, 'pages')).toContain(address)
}

/** Every request of the page and of the worker. */
function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.context().on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a connection: the pages last seen, with their age, and instead of others what is kept', async ({
    page,
    context,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await visit(page, '/en')
    await untilKept(page, '/en')
    await page
      .getByRole('button', { name: /Save .* to My places/ })
      .first()
      .click()
    // Reached without its document.
    await page.getByRole('banner').getByRole('link', { name: 'Forecast' }).click()
    // Where its texts took too long it is opened as a document: the page asked before is gone then.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('7-day forecast')
    await hydrated(page)
    await untilKept(page, '/en/forecast')
    // The star alone keeps the place and the list, with its weather.
    await untilKept(page, '/en/places')
    await untilKept(page, '/en/alerts')
    await untilKept(page, '/en/location/zurich')
    await expect.poll(() => keptIn(page, 'glances')).toEqual(['/en/places/glances?place=zurich'])
    if (isSoak) {
      // Small: drawn without a graphics card, a map leaves the page little time for anything else.
      await page.setViewportSize({ width: 320, height: 480 })
      await visit(page, '/en/radar')
      await untilKept(page, '/en/radar')
      await expect.poll(async () => (await keptIn(page, 'radar')).length).toBeGreaterThan(3)
    }

    await context.setOffline(true)
    const keptPages = [
      ['/en', 'Next 24 Hours'],
      ['/en/alerts', 'Weather alerts'],
      // Last: more is asked of it below.
      ['/en/places', 'My places'],
    ] as const
    const furtherPages = [
      ['/en/forecast', '7-day forecast for Zurich'],
      ['/en/location/zurich', 'Next 24 Hours'],
      ['/en/radar', 'Rain radar'],
    ] as const
    for (const [address, heading] of [...(isSoak ? furtherPages : []), ...keptPages]) {
      await page.goto(address)
      await expect(offlineNote(page)).toContainText(/^Offline: weather and warnings as of \d\d:\d\d\.$/)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await hydrated(page)
      await expect(offlineNote(page)).toBeVisible()
      if (address === '/en/radar')
        await expect(page.locator('.map-picture')).toHaveJSProperty('naturalWidth', 792)
    }
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'My places' })).toContainText('°')

    // The plain address, as in the installed app's shortcuts.
    await page.goto('/forecast')
    await expect(page).toHaveURL('/en/forecast')

    await page.goto('/en/about')
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
    await page.getByRole('link', { name: /7-day forecast/i }).click()
    await expect(page).toHaveURL('/en/forecast')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Wetterhorn' }).first().click()
    await expect(page).toHaveURL('/en')
    await expect(offlineNote(page)).toBeVisible()
    await hydrated(page)

    await context.setOffline(false)
    await expect(offlineNote(page)).toBeHidden()

    await context.setOffline(true)
    await page.goto('/en/about')
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
    expect(errors).toEqual([])
  })

  test('a copy that stays open grows older, in the time of its place', async ({ page, context }) => {
    await visit(page, '/en/location/tokyo')
    await untilKept(page, '/en/location/tokyo')
    await context.setOffline(true)
    await page.goto('/en/location/tokyo')
    await hydrated(page)
    const at = Number(await offlineNote(page).getAttribute('data-at'))
    const timeZone = 'Asia/Tokyo'
    const time = new Date(at).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    await expect(offlineNote(page)).toContainText(`as of ${time}.`)
    await returnAfter(page, 26 * 3_600_000)
    await expect(offlineNote(page)).toContainText(`${time}.`)
    await expect(offlineNote(page)).toContainText(/as of \d+ \w+ \d{4}, /)
  })

  test('a page whose data hangs is opened as a document', async ({ page, context }) => {
    await visit(page, '/en/forecast')
    await untilKept(page, '/en/forecast')
    await visit(page, '/en')
    await context.route(/\.data/, () => {})
    await page.getByRole('banner').getByRole('link', { name: 'Forecast' }).click()
    await expect(page).toHaveURL('/en/forecast')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('7-day forecast')
  })

  test('so is one with a dialog, which is open there', async ({ page, context }) => {
    await visit(page, '/en/places')
    await untilKept(page, '/en/places')
    await visit(page, '/en/plan')
    await context.route(/\.data/, () => {})
    await page.getByRole('button', { name: 'Tell me' }).click()
    await expect(page).toHaveURL(/\/en\/places#wish=zurich&kind=dry$/)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a first visit fetches the worker last, and nothing again but the document', async ({
    page,
    siteUrl,
  }) => {
    const requests = requestsOf(page)
    await visit(page, '/en')
    await untilKept(page, '/en')
    const worker = requests.indexOf('/sw.js')
    expect(requests.slice(0, worker)).toContain('/en')
    const before = new Set(requests.slice(0, worker))
    // The browser's own cache answers for files with a hash in their name.
    expect(requests.slice(worker + 1).filter((path) => !before.has(path))).toEqual([])
    expect(before.size).toBeLessThanOrEqual(20 - 2)
    const { headers } = await fetch(`${siteUrl}/sw.js`)
    expect(headers.get('cache-control')).toBe('no-cache')
    await test.step('whoever switches it off has nothing stored, and nothing is stored again', async () => {
      const caches = () => page.evaluate(() => window.caches.keys())
      await visit(page, '/en/settings')
      await page.getByRole('checkbox', { name: 'Offline use' }).click()
      await expect.poll(caches).toEqual([])
      await visit(page, '/en/forecast')
      await page.getByRole('banner').getByRole('link', { name: 'Alerts' }).click()
      await expect(page).toHaveURL('/en/alerts')
      expect(await caches()).toEqual([])
    })
  })
})

test('without a worker a link to a page never seen leaves the page as it is and says why', async ({
  page,
  context,
}) => {
  await visit(page, '/en/forecast')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Alerts' }).click()
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expect(page).toHaveURL('/en/forecast')
  // Another look at the same page needs the server too.
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click()
  await expect(page).toHaveURL('/en/forecast')
  await expect(page.getByRole('slider', { name: 'Hour shown' })).toBeVisible()
  // Another language too, but the choice holds for the pages after it.
  await page.getByRole('button', { name: 'Language: EN' }).click()
  await page.getByRole('link', { name: 'DE Deutsch' }).click()
  await expect(page).toHaveURL('/en/forecast')
  expect(await page.evaluate(() => localStorage.language)).toBe('de')
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await page.getByRole('banner').getByRole('link', { name: 'Alerts' }).click()
  await expect(page).toHaveURL('/en/alerts')
})
