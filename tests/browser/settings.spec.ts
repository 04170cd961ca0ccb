import type { Page } from '@playwright/test'
import { expect, hydrated, reload, test, visit } from '../support/site.ts'
import { isSoak } from '../support/soak.ts'

const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })

test('chosen with the keys, units and looks hold at once, on every page and on the next visit', async ({
  page,
}) => {
  await visit(page, '/en')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/en/settings')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('settings')
  await choice(page, 'Temperature', '°C').focus()
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Temperature', '°F')).toBeChecked()
  await choice(page, 'Wind', 'km/h').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(choice(page, 'Wind', 'Bft')).toBeChecked()
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Without a reload.
  await page.getByRole('banner').getByRole('link', { name: 'Forecast' }).click()
  await expect(page.getByText('°F').first()).toBeVisible()
  await expect(page.getByText('Bft, gusts in grey').first()).toBeVisible()
  await reload(page)
  await expect(page.getByText('°F').first()).toBeVisible()
  await visit(page, '/en/settings')
  for (const [group, name] of [
    ['Theme', 'Dark'],
    ['Temperature', '°F'],
    ['Wind', 'Bft'],
    ['Precipitation', 'mm'],
  ] as const)
    await expect(choice(page, group, name)).toBeChecked()
})

test('nothing flickers: the server’s page is the hydrated one, and moves as was chosen', async ({
  page,
  siteUrl,
}) => {
  const mistakes: string[] = []
  page.on('console', (message) => message.type() === 'error' && mistakes.push(message.text()))
  await page.context().addCookies([{ name: 'settings', value: '1.dark.F.kt.in.reduced', url: siteUrl }])
  // What was chosen, not what the device asks for, as it does in the other tests.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const further = ['/en/forecast?view=table', '/en/settings']
  for (const path of [...(isSoak ? further : []), '/en/location/bern']) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    // Without ages, which count on.
    const shown = async () =>
      (await page.getByRole('main').textContent())?.replace(/\d+ minutes? ago|just now/g, '')
    const sent = await shown()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await hydrated(page)
    expect(await shown()).toBe(sent)
  }
  expect(mistakes).toEqual([])
  const moves = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ id }) => id),
    )
  expect(await moves()).toEqual([])
})

test('everything kept in the browser can be deleted, with scripts and without', async ({
  browser,
  siteUrl,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: siteUrl })
    const page = await context.newPage()
    await context.addCookies([{ name: 'settings', value: '1.dark.F.kt.in.full', url: siteUrl }])
    await page.goto('/en/settings')
    if (javaScriptEnabled) {
      await hydrated(page)
      await page.evaluate(async () => {
        localStorage.myPlaces = '{}'
        await (await caches.open('kept')).put('/x', new Response('x'))
      })
    }
    await page.getByText('Delete everything', { exact: true }).click()
    await page.getByRole('button', { name: 'Delete everything now' }).click()
    await expect(page.getByText('Everything that this site had stored')).toBeVisible()
    expect(await context.cookies()).toEqual([])
    await expect(choice(page, 'Temperature', '°C')).toBeChecked()
    if (javaScriptEnabled)
      expect(await page.evaluate(async () => [localStorage.length, await caches.has('kept')])).toEqual([
        0,
        false,
      ])
    await context.close()
  }
})
