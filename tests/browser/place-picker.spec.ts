import { holdRequests } from '../support/hold-requests.ts'
import {
  banner,
  box,
  expectGeocoderAfter,
  openPicker,
  option,
  recordCalls,
  reopenPicker,
  savedPlace,
  stopClock,
} from '../support/place-search.ts'
import { expect, expectAccessible, test, untilQuiet, visit } from '../support/site.ts'

test.describe('header picker', () => {
  test('lists cities, filters them, searches more, and reports a choice', async ({ page, context }) => {
    await test.step('is 280 px wide, its list at most 300 px high, with the position first and ten cities', async () => {
      await openPicker(page)
      const popover = await page.getByRole('dialog', { name: 'Search for a place' }).boundingBox()
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
    await test.step('filters the cities by a part of their label, whatever the case', async () => {
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
    await test.step('says that there are no more to be had, and keeps those it knows', async () => {
      const failures = [{ provider: 'nominatim', kind: 'unavailable' }]
      await page.route(/\/api\/v1\/places\?.*more=1/, (route) =>
        route.fulfill({ json: { results: [], origin: 'geocoder', failures } }),
      )
      await box(page).fill('Grindelwald')
      await option(page, 'Search more places').click()
      await expect(page.getByText('An error occurred')).toBeVisible()
      await expect(option(page, /^Grindelwald/).first()).toBeVisible()
      await page.unrouteAll()
    })
    await test.step('searches more places on demand, with the credit of their source', async () => {
      const calls = recordCalls(page)
      await box(page).fill('Interlaken')
      await option(page, 'Search more places').click()
      await expect(page.getByText('© OpenStreetMap').first()).toBeVisible()
      await expect(option(page, 'Search more places')).toBeHidden()
      expect(calls.at(-1)).toEqual({ text: 'Interlaken', isGeocoding: true })
    })
    await test.step('choosing a city closes, clears and reports its slug', async () => {
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
  })

  test('searches while one types, and says what came of it', async ({ page }) => {
    const calls = recordCalls(page)
    await openPicker(page)
    await test.step('sends nothing below 2 characters, then searches the gazetteer while typing', async () => {
      await box(page).fill('W')
      await expect(page.getByRole('option')).toHaveText('Winterthur')
      await box(page).fill('Win')
      await expect(option(page, /^Windisch/)).toBeVisible()
      expect(calls).toEqual([{ text: 'Win', isGeocoding: false }])
      await box(page).fill('W')
      await expect(option(page, /^Windisch/)).toBeHidden()
    })
    await test.step('says how many places were found', async () => {
      await box(page).fill('Winterthur')
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ places? found$/)
    })
    await test.step('a late answer never replaces a newer one', async () => {
      const letGo = await holdRequests(page, /\/api\/v1\/places\?q=Wind&/)
      const slowQuestion = page.waitForRequest(/q=Wind&/)
      await box(page).fill('Wind')
      await slowQuestion
      await box(page).fill('Davos')
      await expect(option(page, /^Davos/).first()).toBeVisible()
      letGo()
      await untilQuiet(page)
      await expect(option(page, /^Davos/).first()).toBeVisible()
      await expect(option(page, /^Windisch/)).toBeHidden()
    })
    await test.step('says so when the search fails', async () => {
      const places = '**/api/v1/places?**'
      await page.route(places, (route) => route.fulfill({ status: 503, body: '' }))
      await box(page).fill('Thun')
      await expect(page.getByText('An error occurred')).toBeVisible()
      await page.unroute(places)
    })
    await test.step('an outside click closes it', async () => {
      await page.mouse.click(20, 600)
      await expect(box(page)).toBeHidden()
    })
    await test.step('choosing a result reports value, label and coordinates', async () => {
      await reopenPicker(page)
      await box(page).fill('Windisch')
      await option(page, 'Windisch Aargau').click()
      await expect(page).toHaveURL('/en/forecast?place=windisch')
      expect(await savedPlace(page)).toEqual({
        value: 'windisch',
        label: 'Windisch',
        coordinates: { lat: expect.closeTo(47.48, 1), lon: expect.closeTo(8.22, 1) },
      })
    })
  })

  test('queries the geocoder 500 ms after the last letter, and only where the gazetteer knows nothing', async ({
    page,
  }) => {
    const calls = recordCalls(page)
    await page.clock.install()
    await openPicker(page)
    await stopClock(page)
    await expectGeocoderAfter(page, calls, 500)
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

  test('Enter takes the best answer, once it is there', async ({ page }) => {
    await openPicker(page)
    await test.step('the best answer', async () => {
      await page.keyboard.type('Thun')
      await expect(option(page, /^Thun/).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/en/forecast?place=thun')
    })
    await test.step('no city that only contains the letters', async () => {
      await reopenPicker(page)
      await page.keyboard.type('Au')
      await expect(option(page, 'Lausanne')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\?place=au/)
    })
    await test.step('taken back by typing on', async () => {
      const letGo = await holdRequests(page, /places\?q=grindelwald&/)
      await reopenPicker(page)
      await page.keyboard.type('grindelwald')
      await page.keyboard.press('Enter')
      await box(page).fill('Davos')
      letGo()
      await expect(option(page, /^Davos/).first()).toBeVisible()
      await expect(page).toHaveURL(/\?place=au/)
      await box(page).fill('')
    })
    await test.step('right after typing', async () => {
      const letGo = await holdRequests(page, /places\?q=adelboden&/)
      await page.keyboard.type('adelboden')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Searching…')).toBeVisible()
      letGo()
      await expect(page).toHaveURL('/en/forecast?place=adelboden')
    })
    await test.step('the highlight stays with its place when more answers come', async () => {
      const found = (value: string, name: string) => ({
        value,
        name,
        detail: 'BE',
        coordinates: { lat: 46.7, lon: 7.6 },
      })
      const more = Promise.withResolvers<void>()
      await page.route('**/api/v1/places?**', async (route) => {
        const isMore = route.request().url().includes('more=1')
        if (isMore) await more.promise
        const results = [...(isMore ? [found('davos', 'Davos')] : []), found('thun', 'Thun')]
        await route.fulfill({ json: { results, origin: 'gazetteer', failures: [] } })
      })
      await reopenPicker(page)
      await page.keyboard.type('qqx')
      await option(page, /^Search more/).click()
      await page.keyboard.press('ArrowDown')
      await expect(option(page, /^Thun/)).toHaveAttribute('aria-selected', 'true')
      more.resolve()
      await expect(option(page, /^Davos/)).toBeVisible()
      await expect(option(page, /^Thun/)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/en/forecast?place=thun')
    })
  })

  test('opened and typed into before the scripts arrive, it goes on from there', async ({ page }) => {
    const letGo = await holdRequests(page, '**/assets/*.js')
    await page.goto('/en/forecast', { waitUntil: 'commit' })
    await banner(page)
      .getByRole('button', { name: /^Change location/ })
      .click()
    // The platform has put the caret into the box.
    await expect(page.getByRole('searchbox', { name: 'Search for a place' })).toBeFocused()
    await page.keyboard.type('Ber')
    letGo()
    await expect(box(page)).toHaveValue('Ber')
    await expect(option(page, 'Bern')).toBeVisible()
  })
})
