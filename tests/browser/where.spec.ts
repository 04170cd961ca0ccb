import { expect, test, visit } from '../support/site.ts'

test.describe('/where', () => {
  test('names places, leads into their day and takes another question', async ({ page }) => {
    await visit(page, '/en/where?place=zurich&minutes=0')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Where will the sun shine /)
    const places = page.getByRole('list', { name: 'Three places' }).getByRole('listitem')
    // The local forecasts are read in the background after a start.
    await expect(async () => {
      await page.reload()
      await expect(places.or(page.getByText('No place within reach')).first()).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.getByLabel('What for').selectOption('Dry')
    await page.getByLabel('Time of day').selectOption('Morning')
    await page.getByLabel('From', { exact: true }).fill('Bern')
    await page.getByRole('button', { name: 'Show places' }).click()
    await expect(page).toHaveURL(/need=dry.*part=morning.*place=Bern/)
    await expect(page.getByText(/From Bern: all of Switzerland/)).toBeVisible()
    if ((await places.count()) > 0) {
      await places.first().getByRole('link').click()
      await expect(page).toHaveURL(/\/en\/forecast\?place=.*day=/)
    }
  })
})

test.describe('/where without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is a form, and says where nobody knows the start', async ({ page }) => {
    await visit(page, '/en/where?place=Nowhereatallville')
    await expect(page.getByText('We don’t know a place called “Nowhereatallville”.')).toBeVisible()
    await page.getByLabel('What for').selectOption('Hike')
    await page.getByLabel('From', { exact: true }).fill('Thun')
    await page.getByRole('button', { name: 'Show places' }).click()
    await expect(page).toHaveURL(/need=hike.*place=Thun/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Where to go hiking/)
    await expect(page.getByLabel('What for')).toHaveValue('hike')
  })
})
