import { expect, test, visit } from '../support/site.ts'

test('/mountain names the best day and tells each summit of it in a line', async ({ page }) => {
  await visit(page, '/en/mountain')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mountain weather: Alps')
  await expect(page.getByText(/^Best day above 2000\sm/)).toBeVisible()
  const days = page.getByRole('navigation', { name: 'Day', exact: true }).getByRole('link')
  await expect(days).toHaveCount(8)
  await days.nth(3).click()
  await expect(page).toHaveURL(/\/en\/mountain\?day=2026-11-\d\d$/)
  await expect(days.nth(3)).toHaveAttribute('aria-current', 'date')

  // Eight lines, and all of them on request.
  const rows = page.getByRole('rowheader').filter({ visible: true })
  await expect(rows).toHaveCount(8)
  await page.getByText(/^Show all \d+ points$/).press('Enter')
  expect(await rows.count()).toBeGreaterThan(8)
  const jungfraujoch = page.getByRole('row', { name: /^Jungfraujoch 3466\sm/ })
  await expect(jungfraujoch).toContainText(/3466\sm.*(\d+\.\d|–)/)

  await page.getByText('Region, altitude, order').click()
  await page
    .getByRole('navigation', { name: 'Region', exact: true })
    .getByRole('link', { name: 'Southern Switzerland' })
    .click()
  // The heading, not the address, which changes before the page does: until then its links lead on from the Alps.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mountain weather: Southern Switzerland')
  await expect(page).toHaveURL(/\/en\/mountain\?region=southern-switzerland&day=/)
  await page.getByRole('rowheader').filter({ visible: true }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/location\//)
})

test('a place shows the air above it, from the valley to the next summit', async ({ page }) => {
  await visit(page, '/en/location/lucerne')
  const table = page.getByRole('table', { name: 'Weather by altitude over the next four days' })
  const rows = table.getByRole('rowheader')
  await expect(rows.last()).toHaveText(/^\d+\sm Lucerne$/)
  expect(await rows.count()).toBeGreaterThan(2)
  const heights = (await rows.allTextContents()).map((text) => Number.parseInt(text, 10))
  expect(heights).toEqual(heights.toSorted((a, b) => b - a))
  await expect(page.getByText(/^Freezing level at midday: \d+\sm on /)).toBeVisible()
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/location\/(?!lucerne)/)
})

test('/wind opens föhn and bise among the mountains', async ({ page }) => {
  await visit(page, '/de/wind')
  await expect(page).toHaveURL(/\/de\/mountain#winds$/)
  await expect(page.locator('#winds')).toHaveAttribute('open')
})
