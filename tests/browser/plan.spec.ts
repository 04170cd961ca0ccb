import { expect, test, visit } from '../support/site.ts'

test.describe('/plan', () => {
  test('answers from the page of a place, by need, and is read by keyboard and as a table', async ({
    page,
  }) => {
    await visit(page, '/en/location/bern')
    const section = page.getByRole('region', { name: 'When will it be dry?' })
    await section.getByRole('link', { name: 'Plan for walking, cycling, laundry and more' }).click()
    await expect(page).toHaveURL(/\/en\/plan\?place=bern/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('When will it be dry in Bern?')
    await page.getByRole('link', { name: 'Walk', exact: true }).click()
    await expect(page).toHaveURL(/need=walk/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('When to go for a walk in Bern')
    const hours = page.getByRole('slider').nth(1)
    await hours.focus()
    await page.keyboard.press('End')
    await expect(hours).toHaveAttribute('aria-valuetext', /^23:00 to 24:00: .*dark/)
    await page.getByRole('link', { name: 'Table' }).click()
    const table = page.getByRole('table', { name: 'Day by day' })
    await expect(table.getByRole('row', { name: /^23:00 dark/ }).first()).toBeVisible()
  })
})

test.describe('/plan without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a hike leads to an altitude, which the form keeps', async ({ page }) => {
    await visit(page, '/en/plan?place=grindelwald&need=hike')
    await page.getByRole('link', { name: '2500\u00a0m' }).click()
    await expect(page).toHaveURL(/need=hike&height=2500/)
    await page.getByText('What counts').click()
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/height=2500/)
  })
})
