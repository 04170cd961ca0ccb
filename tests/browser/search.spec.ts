import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleState, test, visit } from '../support/site.ts'
import { soakOnly, soakUnless } from '../support/soak.ts'

/** Nowhere on earth, so that only the geocoder is left to ask. */
const nowhere = 'xyzzyq'

type Call = { text: string; isGeocoding: boolean }

/** Every question to the places API, in order. */
function recordCalls(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== '/api/v1/places') return
    calls.push({ text: searchParams.get('q') ?? '', isGeocoding: searchParams.get('more') === '1' })
  })
  return calls
}

/** Time stands still from here on and runs only as told. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

const banner = (page: Page) => page.getByRole('banner')
const box = (page: Page) => page.getByRole('combobox', { name: 'Search location' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name, exact: true })
const savedPlace = (page: Page) => page.evaluate(() => JSON.parse(localStorage.userLocation ?? 'null'))

async function openPicker(page: Page, path = '/en/forecast') {
  await visit(page, path)
  await banner(page)
    .getByRole('button', { name: /^Change location/ })
    .click()
  await expect(box(page)).toBeFocused()
}

async function openHero(page: Page, path = '/en/location/zurich') {
  await visit(page, path)
  await page.getByRole('main').getByRole('button', { name: 'Change location: Zürich' }).click()
  await expect(box(page)).toBeFocused()
}

test.describe('header picker', () => {
  test('is 280 px wide, its list at most 300 px high, with the position first and ten cities', async ({
    page,
  }) => {
    await openPicker(page)
    const popover = await page.getByRole('dialog', { name: 'Search location' }).boundingBox()
    expect(popover?.width).toBe(280)
    const list = await page.getByRole('listbox').boundingBox()
    expect(list?.height).toBeLessThanOrEqual(300)
    await expect(page.getByRole('option')).toHaveText([
      'Use my position',
      ...['Zürich', 'Bern', 'Geneva', 'Basel', 'Lausanne', 'Lucerne', 'Lugano', 'St. Gallen', 'Winterthur'],
      'Chur',
    ])
    await expectAccessible(page)
  })

  test('filters the cities by a part of their label, whatever the case', async ({ page }) => {
    await openPicker(page)
    await box(page).fill('L')
    await expect(page.getByRole('option')).toHaveText([
      'Basel',
      'Lausanne',
      'Lucerne',
      'Lugano',
      'St. Gallen',
    ])
    await box(page).fill('gALL')
    await expect(page.getByRole('group', { name: 'Preset cities' }).getByRole('option')).toHaveText(
      'St. Gallen',
    )
  })

  test('asks nothing below 2 characters, then the gazetteer while typing', soakOnly, async ({ page }) => {
    const calls = recordCalls(page)
    await openPicker(page)
    await box(page).fill('W')
    await expect(page.getByRole('option')).toHaveText('Winterthur')
    await box(page).fill('Win')
    await expect(option(page, /^Windisch/)).toBeVisible()
    expect(calls).toEqual([{ text: 'Win', isGeocoding: false }])
    await box(page).fill('W')
    await expect(option(page, /^Windisch/)).toBeHidden()
  })

  test('asks the geocoder 500 ms after the last letter, and only where the gazetteer knows nothing', async ({
    page,
  }) => {
    const calls = recordCalls(page)
    await page.clock.install()
    await openPicker(page)
    await stopClock(page)
    await box(page).fill(nowhere)
    const known = page.waitForResponse(/\/api\/v1\/places\?/)
    await page.clock.runFor(100)
    await (await known).finished()
    await expect(page.getByText('Searching...')).toBeVisible()
    await page.clock.runFor(390)
    expect(calls).toEqual([{ text: nowhere, isGeocoding: false }])
    await page.clock.runFor(100)
    await expect(page.getByText('No location found')).toBeVisible()
    expect(calls).toEqual([
      { text: nowhere, isGeocoding: false },
      { text: nowhere, isGeocoding: true },
    ])
  })

  test('searches more places on demand, with the credit of their source', async ({ page }) => {
    const calls = recordCalls(page)
    await openPicker(page)
    await box(page).fill('Interlaken')
    await option(page, 'Search more places').click()
    await expect(page.getByText('© OpenStreetMap').first()).toBeVisible()
    await expect(option(page, 'Search more places')).toBeHidden()
    expect(calls.at(-1)).toEqual({ text: 'Interlaken', isGeocoding: true })
  })

  test('choosing a city closes, clears and reports its slug', async ({ page, context }) => {
    await openPicker(page)
    await box(page).fill('Ber')
    await option(page, 'Bern').click()
    await expect(box(page)).toBeHidden()
    await expect(page).toHaveURL('/en/forecast?place=bern')
    const trigger = banner(page).getByRole('button', { name: 'Change location: Bern' })
    await expect(trigger).toBeFocused()
    expect(await savedPlace(page)).toMatchObject({ value: 'bern', label: 'Bern' })
    expect((await context.cookies()).find(({ name }) => name === 'userLocation')?.value).toBe('bern')
    await trigger.click()
    await expect(box(page)).toHaveValue('')
    await expect(page.getByRole('option')).toHaveCount(11)
  })

  test('choosing a result reports value, label and coordinates', soakOnly, async ({ page }) => {
    await openPicker(page)
    await box(page).fill('Windisch')
    await option(page, 'Windisch Aargau').click()
    await expect(page).toHaveURL('/en/forecast?place=windisch')
    expect(await savedPlace(page)).toEqual({
      value: 'windisch',
      label: 'Windisch',
      coordinates: { lat: expect.closeTo(47.48, 1), lon: expect.closeTo(8.22, 1) },
    })
  })

  test('works by keyboard: arrows, Home and End in the text, Enter, Escape', async ({ page }) => {
    await visit(page, '/en/forecast')
    const trigger = banner(page).getByRole('button', { name: /^Change location/ })
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(option(page, 'Chur')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const zurich = option(page, 'Zürich')
    await expect(zurich).toHaveAttribute('aria-selected', 'true')
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await zurich.getAttribute('id')) ?? '')
    await page.keyboard.press('Escape')
    await expect(box(page)).toBeHidden()
    await expect(trigger).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('asel')
    await page.keyboard.press('Home')
    await page.keyboard.type('B')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en/forecast?place=basel')
  })

  test('Enter takes the best answer', soakOnly, async ({ page }) => {
    await openPicker(page)
    await page.keyboard.type('Thun')
    await expect(option(page, /^Thun/).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en/forecast?place=thun')
  })

  for (const [where, open, address] of [
    ['header', openPicker, '/en/forecast?place=grindelwald'],
    ['hero', openHero, '/en/location/grindelwald'],
  ] as const) {
    test(
      `Enter right after typing takes the best answer once it is there (${where})`,
      soakUnless(where === 'hero'),
      async ({ page }) => {
        const answer = Promise.withResolvers<void>()
        await page.route('**/api/v1/places?**', async (route) => {
          await answer.promise
          await route.continue()
        })
        await open(page)
        await page.keyboard.type('grindelwald')
        await page.keyboard.press('Enter')
        await expect(page.getByText('Searching...')).toBeVisible()
        answer.resolve()
        await expect(page).toHaveURL(address)
      },
    )
  }

  test('Enter is taken back by typing on', soakOnly, async ({ page }) => {
    const answer = Promise.withResolvers<void>()
    await page.route(/places\?q=grindelwald&/, async (route) => {
      await answer.promise
      await route.continue().catch(() => {})
    })
    await openPicker(page)
    await page.keyboard.type('grindelwald')
    await page.keyboard.press('Enter')
    await box(page).fill('Davos')
    answer.resolve()
    await expect(option(page, /^Davos/).first()).toBeVisible()
    await expect(page).toHaveURL('/en/forecast')
  })

  test('says how many places were found', soakOnly, async ({ page }) => {
    await openPicker(page)
    await box(page).fill('Winterthur')
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ places? found$/)
  })

  test('a late answer never replaces a newer one', async ({ page }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\/api\/v1\/places\?q=Wind&/, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    await openPicker(page)
    const slowQuestion = page.waitForRequest(/q=Wind&/)
    await box(page).fill('Wind')
    await slowQuestion
    await box(page).fill('Davos')
    await expect(option(page, /^Davos/).first()).toBeVisible()
    letGo()
    await page.waitForLoadState('networkidle')
    await expect(option(page, /^Davos/).first()).toBeVisible()
    await expect(option(page, /^Windisch/)).toBeHidden()
  })

  test('says so when the search fails', async ({ page }) => {
    await page.route('**/api/v1/places?**', (route) => route.fulfill({ status: 503, body: '' }))
    await openPicker(page)
    await box(page).fill('Davos')
    await expect(page.getByText('An error occurred')).toBeVisible()
  })

  test('opened and typed into before the scripts arrive, it goes on from there', async ({ page }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/en/forecast', { waitUntil: 'commit' })
    await banner(page)
      .getByRole('button', { name: /^Change location/ })
      .click()
    // The platform has put the caret into the box.
    await expect(page.getByRole('searchbox', { name: 'Search location' })).toBeFocused()
    await page.keyboard.type('Ber')
    letGo()
    await expect(box(page)).toHaveValue('Ber')
    await expect(option(page, 'Bern')).toBeVisible()
  })

  test('an outside click closes it', soakOnly, async ({ page }) => {
    await openPicker(page)
    await page.mouse.click(20, 600)
    await expect(box(page)).toBeHidden()
  })
})

test.describe('where a chosen place is shown', () => {
  for (const [from, to] of [
    ['/', '/location/bern'],
    ['/de/location/zurich', '/de/location/bern'],
    ['/fr/forecast', '/fr/forecast?place=bern'],
    ['/alerts?type=wind', '/alerts?type=wind&place=bern'],
    ['/precipitation', '/precipitation?place=bern'],
    ['/seasonal', '/seasonal?place=bern'],
    ['/about', '/location/bern'],
  ] as const) {
    test(`from ${from} at ${to}`, soakUnless(from === '/fr/forecast'), async ({ page }) => {
      await visit(page, from)
      await page.locator('.header-picker').click()
      await page.getByRole('option', { name: /^Berne?$/ }).click()
      await expect(page).toHaveURL(to)
    })
  }

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
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/bern.data*', async (route) => {
      await held
      await route.continue()
    })
    await page.locator('.header-picker').click()
    await option(page, 'Bern').click()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zürich')
    await expect(page.getByText('Loading content...')).toBeHidden()
    letGo()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
    await expect(page).toHaveURL('/en/location/bern')
  })
})

test.describe('hero search', () => {
  test('the heading becomes a box of the same height with a clear button', async ({ page }) => {
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

  test('asks from 3 characters, the geocoder after 800 ms', soakOnly, async ({ page }) => {
    const calls = recordCalls(page)
    await page.clock.install()
    await openHero(page)
    await stopClock(page)
    await box(page).fill('xy')
    await page.clock.runFor(2000)
    expect(calls).toEqual([])
    await box(page).fill(nowhere)
    const known = page.waitForResponse(/\/api\/v1\/places\?/)
    await page.clock.runFor(100)
    await (await known).finished()
    await expect(page.getByText('Searching...')).toBeVisible()
    await page.clock.runFor(690)
    expect(calls).toEqual([{ text: nowhere, isGeocoding: false }])
    await page.clock.runFor(100)
    await expect(page.getByText('No location found')).toBeVisible()
    expect(calls.at(-1)).toEqual({ text: nowhere, isGeocoding: true })
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

  test('a choice collapses it and the focus stays on the heading', async ({ page }) => {
    await openHero(page)
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

  test('the picker is a form whose answer is a page of links', async ({ page }) => {
    await visit(page, '/de/forecast')
    await banner(page).getByRole('button', { name: 'Ort wechseln: Zürich' }).click()
    await page.getByRole('searchbox', { name: 'Ort suchen' }).fill('Genf')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page).toHaveURL('/de/search?q=Genf')
    await page.getByRole('main').getByRole('link', { name: /^Genf/ }).first().click()
    await expect(page).toHaveURL('/de/location/geneva')
  })

  test('the heading opens the picker too', soakOnly, async ({ page }) => {
    await visit(page, '/en/location/zurich')
    await page.getByRole('main').getByRole('button', { name: 'Change location: Zürich' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search location' })).toBeVisible()
  })

  test('a search without an answer says so, and the page is not indexed', async ({ page }) => {
    await visit(page, `/en/search?q=${nowhere}`)
    await expect(page.getByRole('heading', { name: 'No location found' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
