import type { Page } from '@playwright/test'
import { expect, visit } from './site.ts'

/** Nowhere on earth, so that only the geocoder is left to ask. */
export const nowhere = 'xyzzyq'

type Call = { text: string; isGeocoding: boolean }

/** Every question to the places API, in order. */
export function recordCalls(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== '/api/v1/places') return
    calls.push({ text: searchParams.get('q') ?? '', isGeocoding: searchParams.get('more') === '1' })
  })
  return calls
}

/** Time stands still from here on and runs only when advanced. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** In an open box, with the clock stopped: the gazetteer is asked at once, the geocoder so long after the last letter. */
export async function expectGeocoderAfter(page: Page, calls: readonly Call[], ms: number) {
  await box(page).fill(nowhere)
  const known = page.waitForResponse(/\/api\/v1\/places\?/)
  await page.clock.runFor(100)
  await (await known).finished()
  await expect(page.getByText('Searching…')).toBeVisible()
  await page.clock.runFor(ms - 110)
  expect(calls).toEqual([{ text: nowhere, isGeocoding: false }])
  await page.clock.runFor(100)
  await expect(page.getByText('No location found')).toBeVisible()
  expect(calls).toEqual([
    { text: nowhere, isGeocoding: false },
    { text: nowhere, isGeocoding: true },
  ])
}

export const banner = (page: Page) => page.getByRole('banner')
export const box = (page: Page) => page.getByRole('combobox', { name: 'Search for a place' })
export const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name, exact: true })
export const savedPlace = (page: Page) => page.evaluate(() => JSON.parse(localStorage.userLocation ?? 'null'))

export async function openPicker(page: Page) {
  await visit(page, '/en/forecast')
  await reopenPicker(page)
}

/** On the page that is open. */
export async function reopenPicker(page: Page) {
  await banner(page)
    .getByRole('button', { name: /^Change location/ })
    .click()
  await expect(box(page)).toBeFocused()
}

export async function openHero(page: Page) {
  await visit(page, '/en/location/zurich')
  await page.getByRole('main').getByRole('button', { name: 'Change location: Zürich' }).click()
  await expect(box(page)).toBeFocused()
}
