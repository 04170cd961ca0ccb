import { expect, phone, test, visit } from '../support/site.ts'

test.describe('/seasonal', () => {
  test('the year and the daylight are read by keyboard', async ({ page }) => {
    await visit(page, '/en/seasonal')
    const sliders = page.getByRole('slider', { name: 'Date shown' })
    await sliders.nth(0).focus()
    await page.keyboard.press('Home')
    await expect(page.getByText(/^1 Jan: normal −\d\.\d to 3\.\d\s°C, mean 1\.\d\s°C$/)).toBeVisible()
    await page.getByRole('heading', { name: 'Daylight' }).click()
    await sliders.nth(1).focus()
    await page.keyboard.press('End')
    await expect(page.getByText(/^31 Dec: 08:1\d to 16:4\d, 8\sh \d+\smin/)).toBeVisible()
  })
})

test.describe('/seasonal on a phone', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('what is nought all season is folded, and the page stays within seven screens', async ({ page }) => {
    await visit(page, '/de/seasonal?season=summer')
    const snow = page.locator('summary', { hasText: 'Neuschnee' })
    await expect(page.getByRole('listitem').filter({ hasText: /^14 cm/ })).toBeHidden()
    const { height } = (await page.locator('main').boundingBox()) ?? { height: Number.NaN }
    expect(height / 844).toBeLessThan(7)
    await page.getByRole('heading', { name: 'Schnee' }).click()
    await snow.click()
    await expect(page.getByRole('listitem').filter({ hasText: /^14 cm/ })).toBeVisible()
  })
})

test.describe('/seasonal without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the season is chosen by link, normals only where a station is near', async ({ page }) => {
    await test.step('opens with the running season and says how today compares', async () => {
      await visit(page, '/en/seasonal')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autumn in Zurich')
      await expect(page.getByText(/^Today(’s temperature)? is .* normal for mid-November\./)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Autumn' })).toHaveAttribute('aria-current', 'true')
      await expect(page.getByText('1991–2020 normals: Zürich / Fluntern (556 m).').first()).toBeVisible()
    })
    await test.step('the season is chosen by link and stands in the address', async () => {
      await page.getByRole('link', { name: 'Summer' }).click()
      await expect(page).toHaveURL(/season=summer/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer in Zurich')
      await expect(page.getByText('hours of sunshine.').first()).toBeVisible()
      await expect(page.getByRole('slider')).toHaveCount(0)
      await page.getByText('Every month in a table').click()
      const table = page.getByRole('table', { name: 'Summer', exact: true })
      await expect(table.getByRole('columnheader')).toHaveText(['Jun', 'Jul', 'Aug', 'Season'])
      // MeteoSwiss, Zürich / Fluntern 1991–2020: 127.6 + 126.0 + 119.1 mm.
      await expect(table.getByRole('row', { name: /^Precipitation mm/ })).toHaveText(/128126119373$/)
    })
    await test.step('a station that only gives a rough idea is not compared with the forecast', async () => {
      await visit(page, '/en/seasonal?place=grindelwald')
      await expect(page.getByText('not for comparison with today’s forecast')).toBeVisible()
      await expect(page.getByText(/usual for mid-November/)).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'The coming days compared with normal' })).toHaveCount(0)
    })
    await test.step('every station is shown in its region', async () => {
      await visit(page, '/en/seasonal?season=winter')
      const tables = page.getByRole('table', { name: 'The season in the regions' })
      await page.getByRole('heading', { name: 'The season in the regions' }).click()
      await expect(tables.getByRole('link')).toHaveText(['Northern Switzerland'])
      await page.getByText('The other regions').click()
      await expect(tables.getByRole('link')).toHaveCount(6)
      await expect(tables.getByRole('row', { name: /Jungfraujoch/ })).toContainText('–')
      await expect(tables.getByRole('row', { name: /Lugano/ })).toContainText('273 m')
    })
    await test.step('a place far from every station gets the sun but no invented normals', async () => {
      await visit(page, '/en/seasonal?place=paris')
      await expect(page.getByText('There is no comparable station with normals for Paris')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Daylight' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Precipitation' })).toHaveCount(0)
    })
  })
})
