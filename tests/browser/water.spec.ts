import { expect, test, visit } from '../support/site.ts'

test.describe('/water', () => {
  test('shows danger in number and word, and says what is old', async ({ page }) => {
    await visit(page, '/en/water')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lakes and rivers')
    await expect(page.getByText('Small streams have no station')).toBeVisible()
    const nearest = page.getByRole('table', { name: 'Nearest stations' })
    const row = nearest.getByRole('row', { name: /^Limmat Zürich, Unterhard/ })
    await expect(row).toContainText(/\d\.\d\s°C/)
    await expect(row).toContainText(/(\d\scm|unchanged) in 3\s*h/)
    await expect(row).toContainText('danger')
    // Its gauge was buried a year and a half ago.
    await expect(page.getByRole('link', { name: /Lonza/ })).toHaveCount(0)
    await page.getByText(/^Rivers \(\d+\)$/).click()
    await page
      .getByRole('navigation', { name: 'Rivers' })
      .getByRole('link', { name: /^Aare \(\d+\)$/ })
      .click()
    const aare = page.getByRole('table', { name: 'Aare' })
    await expect(aare.getByRole('row', { name: /Hagneck/ })).toContainText('last known value')
  })

  test('bathing is chosen by link, for the place, warmest first', async ({ page }) => {
    await visit(page, '/en/water?place=bern')
    await page.getByRole('link', { name: 'Bathing', exact: true }).click()
    await expect(page).toHaveURL(/view=bathing&place=bern/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bathing weather in Bern')
    await expect(page.getByText(/^To(day|night) in Bern: /)).toBeVisible()
    const table = page.getByRole('table', { name: 'Warmest nearby' })
    const degrees = (await table.getByRole('row').allInnerTexts()).flatMap((text) =>
      [...(/(\d+\.\d)\s°C/.exec(text)?.slice(1) ?? [])].map(Number),
    )
    expect(degrees.length).toBeGreaterThan(3)
    expect(degrees).toEqual(degrees.toSorted((a, b) => b - a))
  })
})
