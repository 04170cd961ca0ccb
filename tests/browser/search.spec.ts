import { holdRequests } from '../support/hold-requests.ts'
import {
  banner,
  box,
  expectGeocoderAfter,
  nowhere,
  openHero,
  option,
  recordCalls,
  stopClock,
} from '../support/place-search.ts'
import { expect, expectAccessibleState, test, visit } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

test.describe('where a chosen place is shown', () => {
  test('on the same page, in the same language', async ({ page }) => {
    await visit(page, '/fr/forecast')
    await page.locator('.header-picker').click()
    await page.getByRole('option', { name: 'Berne', exact: true }).click()
    await expect(page).toHaveURL('/fr/forecast?place=bern')
  })

  test('without a reload, with scroll and focus kept, announced, and undone by "back"', async ({ page }) => {
    await visit(page, '/en/location/zurich')
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true })
      window.scrollTo(0, 300)
    })
    await page.locator('.header-picker').click()
    await option(page, 'Bern').click()
    await expect(page.getByRole('status').filter({ hasText: 'Weather for Bern' })).toHaveCount(1)
    await expect(page).toHaveTitle(/Bern/)
    await expect(page.locator('.header-picker')).toBeFocused()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    // The browser may follow a line that got longer or shorter; a reset would be 0.
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - 300)).toBeLessThan(60)
    await page.goBack()
    await expect(page).toHaveURL('/en/location/zurich')
    await expect(page.locator('.header-picker')).toHaveText('Zürich')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test('the old place stays readable while the new one is on its way', soakOnly, async ({ page }) => {
    await visit(page, '/en/location/zurich')
    const letGo = await holdRequests(page, '**/bern.data*')
    await page.locator('.header-picker').click()
    await option(page, 'Bern').click()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zürich')
    await expect(page.getByText('Loading content…')).toBeHidden()
    letGo()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
    await expect(page).toHaveURL('/en/location/bern')
  })
})

test.describe('hero search', () => {
  test('the heading becomes a box, and a choice collapses it', async ({ page }) => {
    await test.step('the heading becomes a box of the same height with a clear button', async () => {
      await visit(page, '/en/location/zurich')
      const hero = page.locator('.hero-place')
      await expect(page.getByRole('heading', { level: 1, name: 'Zürich' })).toBeVisible()
      const before = await hero.boundingBox()
      await hero.getByRole('button', { name: 'Change location' }).click()
      await expect(box(page)).toBeFocused()
      expect(await hero.boundingBox()).toEqual(before)
      await box(page).fill('Dav')
      await hero.getByRole('button', { name: 'Clear' }).click()
      await expect(box(page)).toHaveValue('')
      await expect(box(page)).toBeFocused()
      await expect(hero.getByRole('button', { name: 'Use my position' })).toBeVisible()
      await expectAccessibleState(page)
    })
    await test.step('a choice collapses it and the focus stays on the heading', async () => {
      await page.keyboard.type('Davos')
      await expect(option(page, /^Davos/).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/en\/location\/davos/)
      await expect(box(page)).toBeHidden()
      await expect(
        page.getByRole('main').getByRole('button', { name: /^Change location: Davos/ }),
      ).toBeFocused()
    })
  })

  test('searches from 3 characters, the geocoder after 800 ms', soakOnly, async ({ page }) => {
    const calls = recordCalls(page)
    await page.clock.install()
    await openHero(page)
    await stopClock(page)
    await box(page).fill('xy')
    await page.clock.runFor(2000)
    expect(calls).toEqual([])
    await expectGeocoderAfter(page, calls, 800)
  })

  test('a click outside closes and clears, unless the list is open', soakOnly, async ({ page }) => {
    await openHero(page)
    await box(page).fill('Davos')
    await expect(option(page, /^Davos/).first()).toBeVisible()
    await page.mouse.click(1000, 450)
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(box(page)).toHaveValue('Davos')
    await page.mouse.click(1000, 450)
    await expect(box(page)).toBeHidden()
    await page.locator('.hero-place').getByRole('button', { name: 'Change location' }).click()
    await expect(box(page)).toHaveValue('')
  })

  test('Escape closes the list first, then the box', soakOnly, async ({ page }) => {
    await openHero(page)
    await page.keyboard.type('Davos')
    await expect(option(page, /^Davos/).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(box(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box(page)).toBeHidden()
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Change location: Zürich' }),
    ).toBeFocused()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the picker is a form whose answer is a page of links', soakOnly, async ({ page }) => {
    await test.step('the picker is a form whose answer is a page of links', async () => {
      await visit(page, '/de/forecast')
      await banner(page).getByRole('button', { name: 'Ort wechseln: Zürich' }).click()
      await page.getByRole('searchbox', { name: 'Ort suchen' }).fill('Genf')
      await page.getByRole('button', { name: 'Suchen' }).click()
      await expect(page).toHaveURL('/de/search?q=Genf')
      await page.getByRole('main').getByRole('link', { name: /^Genf/ }).first().click()
      await expect(page).toHaveURL('/de/location/geneva')
    })
    await test.step('a search without an answer says so, and the page is not indexed', async () => {
      await visit(page, `/en/search?q=${nowhere}`)
      await expect(page.getByRole('heading', { name: 'No location found' })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    })
  })

  test('an empty page or one that found nothing offers the well-known cities', soakOnly, async ({ page }) => {
    for (const address of ['/it/search', '/it/search?q=xqzzyk']) {
      await visit(page, address)
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Ginevra', exact: true }),
      ).toHaveAttribute('href', '/it/location/geneva')
    }
    await visit(page, '/it/search?q=bern')
    await expect(page.getByRole('main').getByRole('link', { name: 'Ginevra', exact: true })).toHaveCount(0)
  })

  test('the heading opens the picker too', soakOnly, async ({ page }) => {
    await visit(page, '/en/location/zurich')
    await page.getByRole('main').getByRole('button', { name: 'Change location: Zürich' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search for a place' })).toBeVisible()
  })
})
