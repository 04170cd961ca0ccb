import type { Page } from '@playwright/test'
import { pages } from '../../src/domain/pages.ts'
import { offlineNote, returnAfter } from '../support/left-open.ts'
import { expect, hydrated, test, untilQuiet, visit } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

function countRenewals(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (/\.data/.test(request.url()) && !request.headers()['sec-purpose']) asked += 1
  })
  return () => asked
}

const minuteMs = 60_000
const nightMs = 9 * 60 * minuteMs

const openedPages = pages
  .filter(
    (page) => 'isWeather' in page && !['home', 'location', 'region', 'radar', 'accuracy'].includes(page.id),
  )
  .map(({ path }) => path)
for (const path of ['', '/location/bern', '/region/alpine', ...openedPages])
  test(`${path} left open overnight is renewed, once a time`, soakOnly, async ({ page }) => {
    await visit(page, `/en${path}`)
    await untilQuiet(page)
    const renewals = countRenewals(page)
    for (const night of [1, 2]) {
      await returnAfter(page, nightMs)
      await expect.poll(renewals).toBe(night)
      await untilQuiet(page)
      expect(renewals()).toBe(night)
    }
  })

test('rain and warnings are renewed every five minutes, and once after the clock was put back', async ({
  page,
}) => {
  await visit(page, '/en')
  await untilQuiet(page)
  const renewals = countRenewals(page)
  await returnAfter(page, 4 * minuteMs)
  await untilQuiet(page)
  expect(renewals()).toBe(0)
  await returnAfter(page, 2 * minuteMs)
  await expect.poll(renewals).toBe(1)
  await untilQuiet(page)
  await returnAfter(page, -nightMs)
  await expect.poll(renewals).toBe(2)
  await untilQuiet(page)
  await returnAfter(page, 0)
  await untilQuiet(page)
  expect(renewals()).toBe(2)
  await test.step('going back to a document of the browser’s cache renews it', async () => {
    await page.goto('about:blank')
    await page.goBack()
    await hydrated(page)
    await expect.poll(renewals).toBe(3)
  })
})

test('weather that cannot be renewed says how old it is, until it is', async ({ page, context }) => {
  await visit(page, '/en/alerts')
  await untilQuiet(page)
  await context.setOffline(true)
  await returnAfter(page, 4 * minuteMs)
  await expect(offlineNote(page)).toBeHidden()
  await returnAfter(page, 2 * minuteMs)
  await expect(offlineNote(page)).toHaveText(/^Offline: weather and warnings as of .*\d\d:\d\d\.$/)
  await returnAfter(page, 26 * 60 * minuteMs)
  await expect(offlineNote(page)).toContainText(/as of \d+ \w+ \d{4}, \d\d:\d\d\.$/)
  await context.setOffline(false)
  await expect(offlineNote(page)).toBeHidden()
})

test('so does weather that the server fails to renew, or takes too long for, also below its top', async ({
  page,
}) => {
  await visit(page, '/en/forecast')
  await untilQuiet(page)
  let answer = () => {}
  await page.route(/forecast\.data/, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill({ status: 503 })
  })
  await page.evaluate(() => scrollTo(0, 400))
  await returnAfter(page, nightMs)
  // The request hangs.
  const asOf = /^Offline: weather and warnings as of .*\d\d:\d\d\.$/
  await expect(offlineNote(page)).toHaveText(asOf)
  await expect(page.getByRole('alert')).toHaveText(asOf)
  answer()
  await untilQuiet(page)
  await expect(offlineNote(page)).toHaveText(asOf)
  await page.unroute(/forecast\.data/)
  await returnAfter(page, nightMs)
  await expect(offlineNote(page)).toBeHidden()
})

test('a page opened by a link inside the site is renewed too, and has its own address', async ({
  page,
  context,
}) => {
  await visit(page, '/en/contact')
  await page.getByRole('link', { name: 'Forecast', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('forecast for Zurich')
  await untilQuiet(page)
  const renewals = countRenewals(page)
  await returnAfter(page, nightMs)
  await expect.poll(renewals).toBe(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/forecast$/)
  await test.step('one without weather is left alone, and does not age', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/en/contact')
    await untilQuiet(page)
    const before = renewals()
    await returnAfter(page, nightMs)
    await untilQuiet(page)
    expect(renewals()).toBe(before)
    await context.setOffline(true)
    await returnAfter(page, nightMs)
    await expect(offlineNote(page)).toBeHidden()
  })
})

for (const path of ['/settings', '/embed', '/search'])
  test(`${path} is left alone`, soakOnly, async ({ page }) => {
    await visit(page, `/en${path}`)
    await untilQuiet(page)
    const renewals = countRenewals(page)
    await returnAfter(page, nightMs)
    await untilQuiet(page)
    expect(renewals()).toBe(0)
  })

test('a renewal leaves focus, scroll, what is open and what is being chosen', async ({ page }) => {
  await visit(page, '/en/plan?place=bern')
  await untilQuiet(page)
  await page.getByText('What counts').click()
  const criterion = page.locator('.plan-criteria select').first()
  const chosen = await criterion.locator('option').last().getAttribute('value')
  await criterion.selectOption(chosen)
  await criterion.focus()
  const scroll = await page.evaluate(() => scrollY)
  expect(scroll).toBeGreaterThan(0)
  const renewed = page.waitForResponse(/plan\.data/)
  await returnAfter(page, 11 * minuteMs)
  await renewed
  await untilQuiet(page)
  await expect(criterion).toBeFocused()
  await expect(criterion).toHaveValue(chosen ?? '')
  await expect(page.locator('details', { has: criterion })).toHaveAttribute('open')
  expect(await page.evaluate(() => scrollY)).toBe(scroll)
})
