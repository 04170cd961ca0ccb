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
    await expect(page.getByRole('status').filter({ hasText: 'Weather: Bern' })).toHaveCount(1)
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

  test('the old place stays readable while the new one is on its way', async ({ page }) => {
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
      await expect(page.getByRole('heading', { level: 1, name: 'Weather in Zurich' })).toBeVisible()
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

  test('searches from 3 characters, the geocoder after 800 ms', async ({ page }) => {
    const calls = recordCalls(page)
    await page.clock.install()
    await openHero(page)
    await stopClock(page)
    await box(page).fill('xy')
    await page.clock.runFor(2000)
    expect(calls).toEqual([])
    await expectGeocoderAfter(page, calls, 800)
  })

  test('Escape and a click outside close the list first, then the box; Enter waits for its answer', async ({
    page,
  }) => {
    const opener = page.getByRole('main').getByRole('button', { name: 'Change location: Zürich' })
    await openHero(page)
    await test.step('Escape', async () => {
      await page.keyboard.type('Davos')
      await expect(option(page, /^Davos/).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('option')).toHaveCount(0)
      await expect(box(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(box(page)).toBeHidden()
      await expect(opener).toBeFocused()
    })
    await test.step('a click outside, which clears the box', async () => {
      await opener.click()
      await box(page).fill('Davos')
      await expect(option(page, /^Davos/).first()).toBeVisible()
      await page.mouse.click(1000, 450)
      await expect(page.getByRole('option')).toHaveCount(0)
      await expect(box(page)).toHaveValue('Davos')
      await page.mouse.click(1000, 450)
      await expect(box(page)).toBeHidden()
      await opener.click()
      await expect(box(page)).toHaveValue('')
    })
    await test.step('Enter right after typing takes the best answer once it is there', async () => {
      const letGo = await holdRequests(page, '**/api/v1/places?**')
      await page.keyboard.type('grindelwald')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Searching…')).toBeVisible()
      letGo()
      await expect(page).toHaveURL('/en/location/grindelwald')
    })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the picker is a form whose answer is a page of links', async ({ page }) => {
    await test.step('the picker is a form whose answer is a page of links', async () => {
      await visit(page, '/de/forecast')
      await banner(page).getByRole('button', { name: 'Ort wechseln: Zürich' }).click()
      await page.getByRole('searchbox', { name: 'Ort suchen' }).fill('Genf')
      await page.getByRole('button', { name: 'Suchen' }).click()
      await expect(page).toHaveURL('/de/search?q=Genf')
      // Where something was found, no other city is offered.
      await expect(page.getByRole('main').getByRole('link', { name: 'Bern', exact: true })).toHaveCount(0)
      await page.getByRole('main').getByRole('link', { name: /^Genf/ }).first().click()
      await expect(page).toHaveURL('/de/location/geneva')
    })
    await test.step('the heading opens the picker too', async () => {
      await page.getByRole('main').getByRole('button', { name: 'Ort wechseln: Genf' }).click()
      await expect(page.getByRole('searchbox', { name: 'Ort suchen' })).toBeVisible()
    })
    await test.step('a search without an answer says so, offers cities, and is not indexed', async () => {
      for (const address of ['/en/search', `/en/search?q=${nowhere}`]) {
        await visit(page, address)
        await expect(
          page.getByRole('main').getByRole('link', { name: 'Geneva', exact: true }),
        ).toHaveAttribute('href', '/en/location/geneva')
      }
      await expect(page.getByRole('heading', { name: 'No location found' })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    })
  })
})
