import { expect, test, visit } from '../support/site.ts'

/** Texts of a cell that something lies upon, besides the link over its whole row, which is transparent. */
function coveredTexts(cell: Element): string[] {
  cell.scrollIntoView({ block: 'center' })
  const texts = [...cell.children].filter((child) => child.textContent)
  return texts.flatMap((element) => {
    const figure = document.createRange()
    figure.selectNodeContents(element.lastChild ?? element)
    const { x, y, width, height } = figure.getBoundingClientRect()
    const hits = document.elementsFromPoint(x + width / 2, y + height / 2)
    return hits.find((hit) => !hit.closest('a')) === element ? [] : [element.textContent]
  })
}

test.describe('/forecast', () => {
  test('days, hours and table: what is chosen stands in the address', async ({ page, context }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await test.step('lists today and seven more days once: as a chart, or as a table of the same', async () => {
      await visit(page, '/en/forecast')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('7-day forecast for Zurich')
      const week = page.getByRole('navigation', { name: 'The week' }).getByRole('link')
      await expect(week).toHaveCount(8)
      for (const day of await week.all()) await expect(day).toHaveAccessibleName(/degrees[.,]/)
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: /Wednesday/ })).toHaveCount(1)
      await expect(page.getByRole('table')).toHaveCount(0)
      await expect(main.getByText('Demo data')).toBeVisible()
      await page.getByRole('link', { name: 'Table' }).click()
      const rows = page.getByRole('table', { name: 'Day by day' }).getByRole('row')
      await expect(rows).toHaveCount(9)
      const announced = page.getByRole('status')
      await expect(announced.filter({ hasText: /^Day by day$/ })).toHaveCount(1)
      await page.getByRole('link', { name: 'Chart' }).click()
      await expect(announced.filter({ hasText: /^Chart$/ })).toHaveCount(1)
      await page.getByRole('link', { name: 'Table' }).click()
      for (const row of (await rows.all()).slice(1)) await expect(row).toContainText(/degrees[.,]/)
      await expect(rows.nth(1).getByRole('rowheader')).toContainText('Today')
      const covered = await rows.nth(1).getByRole('cell', { name: /^Low/ }).evaluate(coveredTexts)
      expect(covered).toEqual([])
      await expect(main.getByRole('link', { name: /Wednesday/ })).toHaveCount(1)
    })
    await test.step('the next day is chosen by its link, stands in the address, is announced and keeps the scroll position', async () => {
      await visit(page, '/en/forecast')
      const turn = page
        .getByRole('region', { name: 'Next 24 hours' })
        .getByRole('navigation', { name: 'Other days' })
      await turn.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => window.scrollY)
      await turn.getByRole('link', { name: 'Next day: Monday' }).click()
      await expect(page).toHaveURL(/day=2026-11-16/)
      const monday = page.getByRole('region', { name: 'Monday 16 November' })
      await expect(monday).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: /^Monday 16 November$/ })).toHaveCount(1)
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(50)
      await expect(monday.getByRole('link', { name: 'Previous day: Today' })).toBeVisible()
    })
    await test.step('the table holds the same hours as the chart', async () => {
      const slider = page.getByRole('slider', { name: 'Hour shown' })
      await slider.focus()
      await page.keyboard.press('End')
      const last = await slider.getAttribute('aria-valuetext')
      expect(last).toMatch(/^23:00 · /)
      await expect(page.getByText(last ?? '')).toBeVisible()
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowRight')
      const second = await slider.getAttribute('aria-valuetext')
      expect(second).toMatch(/^01:00 · .*°C \(likely .*\) · .* · cloud: low .* · freezing level \d+00\sm$/)
      await test.step('the pointer reads it', async () => {
        // Above the cookie question.
        await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
        const { width } = (await slider.boundingBox()) ?? { width: 0 }
        await slider.hover({ position: { x: width / 2, y: 40 }, force: true })
        await expect(slider).toHaveAttribute('aria-valuetext', /^12:00 · /)
      })
      await page.getByRole('link', { name: 'Table' }).click()
      await expect(page).toHaveURL(/view=table/)
      const rows = page.getByRole('table', { name: 'Hour by hour' }).getByRole('row')
      await expect(rows).toHaveCount(25)
      const level = second?.match(/(\d+)\sm$/)?.[1] ?? 'none'
      await expect(rows.nth(2)).toContainText(level)
      await expect(rows.nth(2)).toContainText('likely')
    })
    await test.step('the link is copied where the system has no share sheet', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Share' }).click()
      await expect(page.getByText('Link copied')).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toContain('day=2026-11-16')
      // Whoever opens it has another place of their own.
      expect(link).toContain('place=zurich')
    })
  })

  test('an hour and a day of the home page lead to their place here', async ({ page }) => {
    await visit(page, '/en?place=bern')
    await page
      .getByRole('region', { name: 'Next 24 hours' })
      .getByRole('link', { name: '14:00', exact: true })
      .click()
    await expect(page).toHaveURL(/\/en\/forecast\?place=bern&day=2026-11-15&hour=14#day$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Next 24 hours' })).toBeVisible()
    // The folded chart has one of its own.
    await expect(page.locator('.chart-readout').first()).toContainText('14:00 · ')
    await page.goBack()
    await page
      .getByRole('region', { name: 'Today and the next 7 days' })
      .getByRole('link', { name: /Tuesday/ })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'Tuesday 17 November' })).toBeVisible()
    await page.goto('/en/forecast?place=bern&day=2026-11-17&hour=09&view=table')
    await expect(page.locator('tr[aria-current]')).toContainText('09:00')
  })
})

test.describe('/forecast without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('days and table are reached by links, a day without hours says so', async ({ page }) => {
    await test.step('a day without hours says so and shows its own values', async () => {
      // MET Norway has the hours of two and a half days.
      await visit(page, '/en/forecast?place=paris&day=2026-11-20')
      const day = page.getByRole('region', { name: 'Friday 20 November' })
      await expect(day).toContainText('For Friday, only daily values are available.')
      for (const part of ['Night', 'Morning', 'Afternoon', 'Evening'])
        await expect(day.getByRole('listitem').filter({ hasText: part })).toContainText(/−?\d+°/)
      await expect(day).toContainText('Sunrise')
      await expect(page.getByRole('slider')).toHaveCount(0)
    })
    await test.step('days and table are reached by links', async () => {
      await visit(page, '/en/forecast')
      await page.getByRole('link', { name: 'Next day: Monday' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Monday 16 November' })).toBeVisible()
      await page.getByRole('link', { name: 'Table' }).click()
      await expect(page.getByRole('table', { name: 'Hour by hour' }).getByRole('row')).toHaveCount(25)
      await expect(page.getByRole('slider')).toHaveCount(0)
    })
  })
})
