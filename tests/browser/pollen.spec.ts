import { expect, test, visit } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

test.describe('/pollen', () => {
  test('says so out of season; kind and station are chosen by link', soakOnly, async ({ page }) => {
    await visit(page, '/en/pollen?place=bern')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pollen in Bern')
    await expect(page.getByText(/^Out of season/)).toBeVisible()
    await page.getByRole('navigation', { name: 'Kind of pollen' }).getByRole('link', { name: 'Oak' }).click()
    await expect(page).toHaveURL(/kind=oak/)
    const across = page.getByRole('table', { name: 'Oak: load by station' })
    await expect(across.getByRole('row')).toHaveCount(7)
    await page.getByText('Show 9 more stations').click()
    await page
      .getByRole('table', { name: /^Oak: load by station/ })
      .getByRole('link', { name: 'Zürich' })
      .click()
    await expect(page.getByRole('table', { name: 'Zürich station' }).getByRole('row')).toHaveCount(8)
  })
})
