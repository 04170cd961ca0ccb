import { startFaultyServer } from '../support/faulty-server.ts'
import {
  expect,
  expectAccessibleByDayAndNight,
  expectFitsAndAccessible,
  expectNoOverflow,
  test,
  visit,
} from '../support/site.ts'
import { soakUnless } from '../support/soak.ts'

test('the builder shows what it gives away, of the place chosen in the header, and copies its code', async ({
  page,
  context,
  siteUrl,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/en/embed')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Change location/ })
    .click()
  await page.getByRole('option', { name: 'Lugano', exact: true }).click()
  await expect(page).toHaveURL('/en/embed?place=lugano')
  const preview = page.frameLocator('iframe[title="Weather in Lugano"]')
  await expect(preview.getByRole('heading', { name: 'Lugano' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Format' }).getByRole('link', { name: 'Week' }).click()
  await expect(preview.getByRole('listitem')).toHaveCount(8)
  const dark = page.getByRole('navigation', { name: 'Theme' }).getByRole('link', { name: 'Dark' })
  await dark.click()
  // The address changes before the page does, whose code is copied.
  await expect(dark).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/shape=week&theme=dark/)
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect(page.getByText('Code copied')).toBeVisible()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toContain(`src="${siteUrl}/en/embed/lugano?shape=week&amp;theme=dark"`)
  await expectFitsAndAccessible(page)
})

for (const shape of ['line', 'card', 'week', 'where'])
  test(
    `a ${shape} is accessible and fits its frame, also a narrow one`,
    soakUnless(shape === 'card'),
    async ({ page }) => {
      await page.goto(`/de/embed/st-gallen?shape=${shape}`)
      await expect(page.getByText('St. Gallen').first()).toBeVisible()
      await expectAccessibleByDayAndNight(page)
      for (const width of [240, 320, 560]) {
        await page.setViewportSize({ width, height: 260 })
        await expectNoOverflow(page)
      }
    },
  )

test('stands in a foreign page', async ({ page, siteUrl }) => {
  // A server of its own: browsers let only pages of this machine frame what is on it.
  const elsewhere = await startFaultyServer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(`<iframe src="${siteUrl}/en/embed/bern" title="Weather"></iframe>`)
  })
  await page.goto(elsewhere.origin)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Bern' })).toBeVisible()
  await elsewhere.close()
})
