import { expect, phone, test, visit } from '../support/site.ts'
import { untilRadarFilled } from '../support/until-ready.ts'
import { withoutWebGl } from '../support/web-gl.ts'

test('each period has its sum, by link and in the table; the hours are on the page of the forecast', async ({
  page,
  siteUrl,
}) => {
  await untilRadarFilled(siteUrl)
  await withoutWebGl(page)
  await visit(page, '/en/precipitation?place=davos')
  // precipitation-map.spec.ts tries the same on the moving map.
  const periods = page.getByRole('navigation', { name: 'Total over' })
  await periods.getByRole('link', { name: 'Next 2 hours' }).click()
  await expect(page.getByRole('main').getByText(/expected in Davos in the next 2 hours\.$/)).toBeVisible()
  await page.goBack()
  await expect(periods.getByRole('link', { name: 'Last hour' })).toHaveAttribute('aria-current', 'true')
  await test.step('without WebGL the chosen sum stands as a picture', async () => {
    await periods.getByRole('link', { name: 'Last 3 hours' }).click()
    const picture = page.getByRole('img', { name: 'Last 3 hours: measured precipitation over Switzerland' })
    await expect(picture).toBeVisible()
    await expect(page.getByText('The image shows the same totals.')).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500)
  })

  // Those that the axis does not reach, and the head; none where all stays dry.
  const further = page.getByRole('table', { name: 'The next two days' }).getByRole('row')
  expect([0, 5]).toContain(await further.count())
  const rows = page.getByRole('table', { name: 'Today and the next 7 days' }).getByRole('row')
  await expect(rows).toHaveCount(9)
  for (const row of (await rows.all()).slice(1)) {
    // "5 cm 4.1 mm of water", "3.4 mm", "–".
    await expect(row.getByRole('cell').last()).toHaveText(/^(–|[\d.<\s]+(mm|cm))/)
  }
  await page.getByRole('link', { name: 'Forecast hour by hour' }).click()
  await expect(page).toHaveURL(/\/en\/forecast\?place=davos#day$/)
})

test.describe('on a phone, without scripts', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('amounts carry the unit that was chosen, and no date is broken', async ({ page, siteUrl }) => {
    await page.context().addCookies([{ name: 'settings', value: '1.dark.F.kt.in.reduced', url: siteUrl }])
    await visit(page, '/de/precipitation?place=davos')
    for (const cell of await page.locator('.sum-table td:last-child, .day-totals td:last-child').all())
      await expect(cell).toHaveText(/^(–|[\d.,<≥\s]+in)/)
    const dates = page.locator('.day-totals th small')
    const lines = await dates.evaluateAll((all) => all.map((one) => one.getClientRects().length))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines).toEqual(lines.map(() => 1))
  })
})
