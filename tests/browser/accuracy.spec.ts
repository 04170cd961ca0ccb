import { watchProblems } from '../support/browser-traces.ts'
import { expect, expectFitsAndAccessible, test, visit } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

test.describe('/accuracy', () => {
  test('is reached from the page of a place and shows another station', async ({ page }) => {
    const problems = watchProblems(page)
    await visit(page, '/en/location/bern')
    await page.getByRole('link', { name: 'See how accurate the forecast is' }).click()
    await expect(page).toHaveURL(/\/en\/accuracy\?place=bern/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How accurate is the forecast?')
    await expect(page.getByText('The Bern / Zollikofen station')).toBeVisible()
    await expect(
      page.getByText(/^Highs forecast for the next day were off by \d\.\d° on average\./),
    ).toBeVisible()
    await page.getByLabel('Station').selectOption('Lugano')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/station=LUG/)
    await expect(page.getByText(/^Lugano \(273\sm\), /)).toBeVisible()
    const errors = page.getByRole('figure').filter({ hasText: 'The shorter the bar, the better' })
    await expect(errors.getByRole('definition')).toHaveText([/^\d\.\d°$/, /^\d\.\d°$/, /^\d\.\d°$/])
    await page.getByRole('heading', { name: 'Temperature', exact: true }).click()
    await page.getByText('All figures', { exact: true }).filter({ visible: true }).first().click()
    const row = page
      .getByRole('table', { name: 'Temperature' })
      .getByRole('row', { name: /^7 days/ })
      .first()
    await expect(row.getByRole('cell')).toHaveText([
      /^\d\.\d° ±\d\.\d°$/,
      /°$/,
      /^\d\.\d°$/,
      /^\d\.\d°$/,
      '30',
    ])
    await expectFitsAndAccessible(page)
    expect(problems).toEqual([])
  })

  test('in text twice as large nothing is wider than a small phone', soakOnly, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, '/fr/accuracy')
    await expect(page.locator('.error-bars').first()).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('what is chosen is not cut on a phone', soakOnly, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    for (const language of ['de', 'fr', 'it']) {
      await visit(page, `/${language}/accuracy`)
      const tooWide = await page.getByRole('combobox').evaluateAll((all) =>
        all.flatMap((one) => {
          const free = one.cloneNode(true) as HTMLSelectElement
          free.replaceChildren(
            ...[...(one as HTMLSelectElement).selectedOptions].map((chosen) => chosen.cloneNode(true)),
          )
          free.style.width = 'auto'
          one.after(free)
          free.style.position = 'absolute'
          const missing = free.offsetWidth - one.clientWidth
          free.remove()
          return missing > 4 ? [one.id] : []
        }),
      )
      expect(tooWide, language).toEqual([])
    }
  })
})
