import type { Page } from '@playwright/test'
import { watchShifts } from '../support/browser-traces.ts'
import { type KeptPlace, keepPlaces } from '../support/keep-places.ts'
import { returnAfter } from '../support/left-open.ts'
import {
  expect,
  expectFitsAndAccessible,
  expectFitsEveryWidth,
  hydrated,
  reload,
  test,
  untilQuiet,
  visit,
} from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

const bern = { value: 'bern', label: 'Bern' }
const thun = { value: 'thun', label: 'Thun' }
const lugano = { value: 'lugano', label: 'Lugano' }

const storedPlaces = (page: Page): Promise<KeptPlace[]> =>
  page.evaluate(() => JSON.parse(localStorage.myPlaces ?? '{"places":[]}').places)
const star = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save Bern to My places' })
const rows = (page: Page) => page.getByRole('list', { name: 'My places' }).getByRole('listitem')
const names = (page: Page) => rows(page).getByRole('heading').getByRole('link')

/** Requests for the weather of saved places. */
function watchGlances(page: Page): URL[] {
  const requested: URL[] = []
  page.on('request', (request) => {
    if (request.url().includes('/places/glances')) requested.push(new URL(request.url()))
  })
  return requested
}

test('the place chosen last is home, whatever has a star', async ({ page }) => {
  await keepPlaces(page, [lugano, thun])
  await visit(page, '/en')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lugano')
  await visit(page, '/en/forecast')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Change location/ })
    .click()
  await page.getByRole('option', { name: 'Bern' }).click()
  await expect(page).toHaveURL('/en/forecast?place=bern')
  await test.step('going back to a plain address shows it too', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/en/forecast')
    await expect(page.getByRole('banner').getByRole('button', { name: /: Bern$/ })).toBeVisible()
  })
  await visit(page, '/en')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bern')
  await visit(page, '/en/places')
  await expect(names(page)).toHaveText(['Lugano', 'Thun'])
  await expect(page.getByRole('main').getByText('Home', { exact: true })).toHaveCount(0)
})

test('all places cost one request; they are ordered by dragging, and named', async ({ page }) => {
  const requested = watchGlances(page)
  await keepPlaces(page, [bern, { ...thun, name: 'Grandma' }, { value: '46.68631,7.86321', label: 'Here' }])
  await visit(page, '/en/places')
  await test.step('without cookies and names of one’s own', async () => {
    await expect(rows(page).nth(1)).toContainText(/\d°/)
    expect(requested).toHaveLength(1)
    expect(requested[0]?.searchParams.getAll('place').sort()).toEqual(['46.6900,7.8600', 'bern', 'thun'])
    expect(requested[0]?.href).not.toContain('Grandma')
  })
  await page.getByRole('button', { name: 'Edit' }).click()
  await test.step('order by dragging', async () => {
    const handle = page.locator('.place-handle')
    const from = await handle.nth(2).boundingBox()
    const to = await handle.nth(0).boundingBox()
    if (!from || !to) throw new Error('no handles')
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(to.x + 8, to.y + 8, { steps: 6 })
    await page.mouse.up()
    await expect
      .poll(async () => (await storedPlaces(page)).map(({ label }) => label))
      .toEqual(['Here', 'Bern', 'Thun'])
  })
  await test.step('a name that is too long is cut, and said so', async () => {
    const field = page.getByRole('textbox', { name: 'Your name for Bern' })
    await field.fill('x'.repeat(300))
    await field.blur()
    await expect(page.getByText('A name has at most 40 characters')).toBeVisible()
    expect((await storedPlaces(page))[1]?.name).toHaveLength(40)
  })
})

test('thirty places are kept and no more; what was taken away comes back where there is room', async ({
  page,
}) => {
  const office = { ...bern, name: 'Office' }
  const others = Array.from({ length: 29 }, (_, n) => ({
    value: `46.${10 + n}00,7.5000`,
    label: `Point ${n}`,
  }))
  await keepPlaces(page, [...others, office])
  await visit(page, '/en/location/bern')
  await test.step('a place taken away can be brought back, as it was', async () => {
    await star(page).click()
    await expect(star(page)).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await storedPlaces(page)).toEqual([...others, office])
  })
  /** In another window. */
  const change = (places: KeptPlace[]) =>
    page.evaluate((places) => {
      localStorage.myPlaces = JSON.stringify({ ...JSON.parse(localStorage.myPlaces), places })
      dispatchEvent(new StorageEvent('storage', { key: 'myPlaces' }))
    }, places)
  await test.step('Undo says so where the list has been filled up meanwhile', async () => {
    await star(page).click()
    await change([...others, thun])
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByText('You can save 30 places. Remove one first.')).toBeVisible()
    expect(await storedPlaces(page)).toEqual([...others, thun])
  })
  await test.step('nor is a thirty-first', async () => {
    await star(page).click()
    await expect(page.getByRole('alert').filter({ hasText: '30 places' })).toBeVisible()
    expect(await storedPlaces(page)).toHaveLength(30)
  })
  await test.step('a browser that keeps nothing says so and stays as it is', async () => {
    await change(others)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await star(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'This browser stores nothing' })).toBeVisible()
    await expect(star(page)).toHaveAttribute('aria-pressed', 'false')
  })
})

test('order, names and removal by keyboard', async ({ page }) => {
  const requested = watchGlances(page)
  await keepPlaces(page, [bern, thun, lugano])
  await visit(page, '/en/places')
  await expect(rows(page).first()).toContainText(/\d°/)
  await page.getByRole('button', { name: 'Edit' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move Bern up' })).toBeDisabled()
  await page.getByRole('button', { name: 'Move Lugano up' }).press('Enter')
  await expect(page.getByText('Lugano: position 2 of 3')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Lugano: position 1 of 3')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move Lugano up' })).toBeFocused()
  const field = page.getByRole('textbox', { name: 'Your name for Thun' })
  await field.fill('Grandma')
  await field.press('Enter')
  const removeButton = (place: string) => page.getByRole('button', { name: `Remove ${place}` })
  // The region that is read aloud may hold several messages.
  const undo = (place: string) =>
    page.getByText(`${place} removed`).locator('..').getByRole('button', { name: 'Undo' })
  const order = async () => (await storedPlaces(page)).map(({ value }) => value)
  await removeButton('Bern').press('Enter')
  await expect(removeButton('Grandma')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(removeButton('Lugano')).toBeFocused()
  // Each message brings back its own place, whatever has happened since.
  await undo('Bern').press('Enter')
  await expect(removeButton('Bern')).toBeFocused()
  await expect.poll(order).toEqual(['lugano', 'bern'])
  await undo('Grandma').click()
  await expect.poll(order).toEqual(['lugano', 'thun', 'bern'])
  await removeButton('Bern').press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(names(page)).toHaveText(['Lugano', 'Grandma'])
  await expect(rows(page).nth(1)).toContainText('Thun')
  // What is known needs no second question.
  expect(requested).toHaveLength(1)
  await reload(page)
  await expect(names(page)).toHaveText(['Lugano', 'Grandma'])
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'userLocation')?.value).toBe('lugano')
  await page.getByRole('button', { name: 'Edit' }).press('Enter')
  await removeButton('Lugano').press('Enter')
  await removeButton('Grandma').press('Enter')
  await expect(page.getByRole('main').getByRole('button', { name: 'Search for a place' })).toBeFocused()
  await undo('Grandma').press('Enter')
  await expect(removeButton('Grandma')).toBeFocused()
})

test('a link brings places over, never through the server, and adds nothing before it is wanted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await keepPlaces(page, [bern, { ...thun, name: 'Grandma' }])
  await visit(page, '/en/places')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.pathname + link.search).toBe('/places')

  const other = await (await context.browser()?.newContext({ locale: 'en-GB' }))?.newPage()
  if (!other) throw new Error('no browser')
  await other.goto(link.href)
  await hydrated(other)
  const offer = other.getByRole('region', { name: '2 places in this link' })
  await expect(offer).toContainText('Bern and Grandma')
  expect(await storedPlaces(other)).toEqual([])
  await offer.getByRole('button', { name: 'Add to My places' }).click()
  await expect(names(other)).toHaveText(['Bern', 'Grandma'])
  await expect(other).toHaveURL(/\/places$/)
  await other.context().close()
})

test('a file brings places over; a broken one changes nothing and says so', async ({ page }) => {
  await keepPlaces(page, [bern])
  await visit(page, '/en/places')
  await page.evaluate(() => {
    URL.revokeObjectURL = () => document.body.classList.add('revoked')
  })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save file' }).click()
  expect((await download).suggestedFilename()).toBe('wetterhorn-places.json')
  // Safari on iPhone reads the file only after the press.
  await expect(page.locator('body.revoked')).toHaveCount(0)
  const choose = (text: string) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'places.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
  for (const broken of ['{"places":', '{"kind":"other","version":1,"places":[]}', 'x'.repeat(200_000)]) {
    await choose(broken)
    await expect(page.getByRole('alert').filter({ hasText: 'no Wetterhorn places' })).toBeVisible()
    expect(await storedPlaces(page)).toEqual([bern])
  }
  await choose(JSON.stringify({ kind: 'wetterhorn-places', version: 1, places: [bern, thun] }))
  await expect(names(page)).toHaveText(['Bern', 'Thun'])
  await expect(page.getByText('no Wetterhorn places')).toBeHidden()
})

test('home shows the other places in a strip, in room kept for it', async ({ page }) => {
  const requested = watchGlances(page)
  await keepPlaces(page, [bern, thun, lugano])
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as typeof window & { shift: number }).shift += (
          entry as PerformanceEntry & { value: number }
        ).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The server knows by the cookie; the first visit after keeping has it already.
  await visit(page, '/en')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bern')
  await reload(page)
  const strip = page.getByRole('region', { name: 'My places' })
  await expect(strip.getByRole('listitem')).toHaveText([/^Thun.*°/, /^Lugano.*°/])
  expect(requested.at(-1)?.searchParams.getAll('place')).toEqual(['lugano', 'thun'])
  expect(await page.evaluate(() => (window as typeof window & { shift: number }).shift)).toBeLessThan(0.02)
  await strip.getByRole('link', { name: /Thun/ }).click()
  await expect(page).toHaveURL('/en/location/thun')
})

test('one place beside the one shown has its room from the first paint, and the one shown takes none', async ({
  page,
}) => {
  await keepPlaces(page, [thun])
  const shifts = await watchShifts(page)
  await visit(page, '/en?place=bern')
  const strip = page.getByRole('region', { name: 'My places' })
  await expect(strip.getByRole('listitem')).toHaveText([/^Thun.*°/])
  await untilQuiet(page)
  // Cards grow by a line where a text does.
  expect((await shifts()).filter((shift) => Number.parseFloat(shift) >= 0.02)).toEqual([])
  await strip.getByRole('link', { name: 'My places' }).click()
  await expect(page).toHaveURL('/en/places')
  await page.getByRole('banner').getByRole('link', { name: 'Wetterhorn' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thun')
  await expect(page.locator('.places-strip')).toHaveCSS('min-height', '0px')
})

test('home without saved places makes no further request', async ({ page }) => {
  const requested = watchGlances(page)
  await visit(page, '/en')
  await untilQuiet(page)
  await expect(page.getByRole('region', { name: 'My places' })).toHaveCount(0)
  expect(requested).toEqual([])
})

test('a list without places explains itself; the star keeps a place, which is then at home everywhere', async ({
  page,
}) => {
  await test.step('a list without places explains itself', async () => {
    await visit(page, '/en/places')
    await expect(page.getByRole('heading', { name: 'No places yet' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Search for a place' }).click()
    await expect(page.getByRole('combobox')).toBeFocused()
  })
  await test.step('the star keeps a place, which is then at home everywhere', async () => {
    await visit(page, '/en/location/bern')
    await expect(star(page)).toHaveAttribute('aria-pressed', 'false')
    await star(page).click()
    await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('status').filter({ hasText: 'Bern saved' })).toContainText('home place')
    await page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: 'My places' }).click()
    await expect(page).toHaveURL('/en/places')
    await expect(names(page)).toHaveText(['Bern'])
    await expect(rows(page).first()).toContainText('Home')
    await expect(rows(page).first()).toContainText(/\d°/)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Change location/ })
      .click()
    await expect(page.getByRole('group', { name: 'My places' }).getByRole('option')).toHaveText(['Bern'])
    await visit(page, '/en')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bern')
    // The heading's search has saved places first, too.
    await page
      .locator('.hero-place')
      .getByRole('button', { name: /Change location/ })
      .click()
    await expect(page.getByRole('group', { name: 'My places' }).getByRole('option')).toHaveText(['Bern'])
  })
})

test('without weather the places are still there, and come to life by themselves', async ({
  page,
  context,
}) => {
  await keepPlaces(page, [bern, thun])
  await page.route('**/places/glances*', (route) => route.abort())
  await visit(page, '/en/places')
  await expect(page.getByText('The weather could not be loaded.')).toBeVisible()
  await expect(names(page)).toHaveText(['Bern', 'Thun'])
  await page.unroute('**/places/glances*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(rows(page).first()).toContainText(/\d°/)
  await expect(page.getByText('The weather could not be loaded.')).toBeHidden()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('button', { name: 'Remove Thun' })).toBeVisible()
  // Older than it may be, and it cannot be renewed.
  await returnAfter(page, 6 * 60_000)
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible()
})

for (const language of ['en', 'de', 'fr', 'it'])
  test(`fits every width and is accessible in ${language}`, soakOnly, async ({ page }) => {
    await keepPlaces(page, [bern, { ...thun, name: 'Grossmutter und Grossvater am Thunersee' }, lugano])
    await visit(page, `/${language}/places`)
    await expect(page.locator('.place-now').first()).toBeVisible()
    await expectFitsEveryWidth(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.locator('.places-actions button').first().click()
    await expectFitsAndAccessible(page)
  })
