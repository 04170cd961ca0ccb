import { expect, test, visit } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

test('/mountain lists the points of a region, each with its page', async ({ page }) => {
  await visit(page, '/en/mountain')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mountain weather: Alps')
  const jungfraujoch = page.getByRole('row', { name: /^Jungfraujoch 3466\sm/ })
  await expect(jungfraujoch).toContainText(/−?\d+°/)
  await expect(jungfraujoch).toContainText(/\d+\skm\/h gusts \d+/)
  await expect(jungfraujoch).toContainText(/\d{3,4}\sm/)
  // Only a box turns into the wind's direction.
  await expect(jungfraujoch.getByRole('img', { name: /^From the/ })).toHaveCSS('display', 'inline-grid')
  await page.getByRole('link', { name: 'Southern Switzerland', exact: true }).first().click()
  // The heading, not the address, which changes before the page does: until then its links lead on from the Alps.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mountain weather: Southern Switzerland')
  await expect(page).toHaveURL('/en/mountain?region=southern-switzerland')
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Wind' }).click()
  await expect(page).toHaveURL('/en/mountain?region=southern-switzerland&sort=wind')
  await page
    .getByRole('rowheader', { name: /^Monte Generoso/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL('/en/location/monte-generoso')
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

test(
  '/wind says whether föhn or bise blows, with the last day as chart and table',
  soakOnly,
  async ({ page }) => {
    await visit(page, '/en/wind')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Föhn and bise')
    await expect(page.getByText(/^Pressure is .*(Lugano|Zürich)/)).toBeVisible()
    await page.getByText('As a table').first().click()
    const hours = page
      .getByRole('table')
      .filter({ has: page.getByRole('columnheader', { name: 'Strongest gust' }) })
    // The stations' files begin at noon of the day before: at least the head and twelve hours.
    expect(await hours.first().getByRole('row').count()).toBeGreaterThan(12)
    await page.getByText('How the föhn is recognised').click()
    await expect(page.getByText(/about 4\shPa between Lugano and Zürich/)).toBeVisible()
  },
)
