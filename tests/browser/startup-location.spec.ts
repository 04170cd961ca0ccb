import type { Page } from '@playwright/test'
import { nowhere } from '../support/place-search.ts'
import { expect, reload, test, untilQuiet, visit } from '../support/site.ts'

const interlaken = { latitude: 46.6863, longitude: 7.8632 }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const picker = (page: Page) => page.locator('.header-picker')
const savedPlace = (page: Page) => page.evaluate(() => JSON.parse(localStorage.userLocation ?? 'null'))
const placeCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'userLocation')?.value

/** Records position requests and answers as given; permission prompts cannot be pressed by a test. */
async function watchGeolocation(page: Page, answer: 'never' | 'denied' | 'missing') {
  await page.addInitScript((kind) => {
    const requested: unknown[] = []
    Object.assign(window, { requested })
    if (kind === 'missing') {
      Reflect.deleteProperty(Navigator.prototype, 'geolocation')
      return
    }
    navigator.geolocation.getCurrentPosition = (_done, failed, options) => {
      requested.push(options)
      if (kind === 'denied') failed?.({ code: 1, message: 'denied' } as GeolocationPositionError)
    }
  }, answer)
}
const askedOptions = (page: Page) =>
  page.evaluate(() => (window as typeof window & { requested: unknown[] }).requested)

test('without a saved place home asks for the position, names and stores it, and shows its weather', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(interlaken)
  const reverse = page.waitForRequest(/\/api\/v1\/places\/reverse/)
  await visit(page, '/')
  const query = new URL((await reverse).url()).searchParams
  expect([query.get('lat'), query.get('lon')]).toEqual(['46.686300', '7.863200'])
  await expect(heading(page)).toContainText('Interlaken')
  await expect(picker(page)).toHaveText('Interlaken')
  await expect(page).toHaveURL('/')
  expect(await savedPlace(page)).toMatchObject({
    label: expect.stringContaining('Interlaken'),
    coordinates: { lat: expect.closeTo(46.69, 1), lon: expect.closeTo(7.86, 1) },
  })
  await reload(page)
  await expect(heading(page)).toContainText('Interlaken')
})

test('an unanswered question for the position: home is read and searched meanwhile', async ({ page }) => {
  await watchGeolocation(page, 'never')
  const loads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data') || pathname === '/api/v1/weather') loads.push(pathname)
  })
  await visit(page, '/en')
  await test.step('is asked once, exactly, for 5 s, never from a cache', () =>
    expect
      .poll(() => askedOptions(page))
      .toEqual([{ enableHighAccuracy: true, timeout: 5000, maximumAge: 0 }]))
  await test.step('the default stays readable and no weather is loaded', async () => {
    await expect(heading(page)).toContainText('Zürich')
    await untilQuiet(page)
    expect(loads).toEqual([])
  })
  await test.step('keeps nobody from searching', async () => {
    const heading = page.getByRole('main').getByRole('button', { name: /^Change location/ })
    const box = page.getByRole('combobox', { name: 'Search for a place' })
    await heading.click()
    await expect(box).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await heading.click()
    await box.fill(nowhere)
    await expect(page.getByText('No location found')).toBeVisible()
    await box.fill('')
    await page.getByRole('main').getByRole('button', { name: 'Use my position' }).click()
    await expect(page.getByText('Finding your position…')).toBeVisible()
    // The list, then the box.
    for (const _press of ['first', 'second']) await page.mouse.click(5, 500)
    await expect(box).toBeHidden()
  })
})

test('denial leaves Zürich, without an error but to whoever asks', async ({ page }) => {
  await watchGeolocation(page, 'denied')
  await visit(page, '/en')
  await expect.poll(() => askedOptions(page)).toHaveLength(1)
  await expect(heading(page)).toContainText('Zürich')
  await expect(page.getByRole('alert')).toHaveText('')
  expect(await savedPlace(page)).toBeNull()
  await picker(page).click()
  await page.getByRole('option', { name: 'Use my position' }).click()
  await expect(page.getByRole('alert')).toContainText('Your position could not be determined.')
})

test('a browser without geolocation says so only when asked', async ({ page }) => {
  await watchGeolocation(page, 'missing')
  await visit(page, '/')
  await expect(heading(page)).toContainText('Zürich')
  await expect(page.getByRole('alert')).toHaveText('')
  await picker(page).click()
  await page.getByRole('option', { name: 'Use my position' }).click()
  await expect(page.getByRole('alert')).toContainText('Geolocation is not supported by your browser')
})

test('"Use my position" shows the weather there', async ({ page, context }) => {
  await visit(page, '/en/forecast')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(interlaken)
  await picker(page).click()
  await page.getByRole('option', { name: 'Use my position' }).click()
  await expect(page).toHaveURL(/\/en\/forecast\?place=/)
  await expect(picker(page)).toHaveText('Interlaken')
  await expect(page.getByRole('combobox')).toBeHidden()
})

test('a late position does not replace what was chosen meanwhile', async ({ page }) => {
  await page.addInitScript((coords) => {
    navigator.geolocation.getCurrentPosition = (done) => {
      Object.assign(window, { permit: () => done({ coords } as GeolocationPosition) })
    }
  }, interlaken)
  await visit(page, '/en/forecast?place=zurich')
  await picker(page).click()
  await page.getByRole('option', { name: 'Use my position' }).click()
  await page.waitForFunction(() => 'permit' in window)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Lugano', exact: true }).click()
  await expect(heading(page)).toContainText('Lugano')
  const named = page.waitForResponse(/\/api\/v1\/places\/reverse/)
  await page.evaluate(() => (window as typeof window & { permit: () => void }).permit())
  await named
  await untilQuiet(page)
  await expect(page).toHaveURL('/en/location/lugano')
  await expect(heading(page)).toContainText('Lugano')
})

test('only home asks for the position, and only where none is saved', async ({ page, context, siteUrl }) => {
  await watchGeolocation(page, 'never')
  const keep = (text: string) =>
    page.evaluate((text) => {
      localStorage.userLocation = text
    }, text)
  await test.step('another page does not', async () => {
    // A cookie that is no text does not keep the application from running.
    await context.addCookies([{ name: 'userLocation', value: '%E0%A4%A', url: siteUrl }])
    await visit(page, '/en/about')
    await picker(page).click()
    await expect(page.getByRole('combobox', { name: 'Search for a place' })).toBeFocused()
    await untilQuiet(page)
    expect(await askedOptions(page)).toEqual([])
  })
  await test.step('a saved place is read', async () => {
    await keep(JSON.stringify({ value: 'bern', label: 'Bern' }))
    await visit(page, '/')
    await expect(heading(page)).toContainText('Bern')
    expect(await placeCookie(page)).toBe('bern')
    expect(await askedOptions(page)).toEqual([])
  })
  await test.step('nonsense in the storage counts as nothing saved', async () => {
    await context.clearCookies()
    await keep('{"value":7')
    await visit(page, '/')
    await expect.poll(() => askedOptions(page)).toHaveLength(1)
    await expect(heading(page)).toContainText('Zürich')
  })
})
