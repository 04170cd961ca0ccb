import { expect, test, visit } from '../support/site.ts'

const gpx = (points: readonly string[]) =>
  `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`
const point = (lat: number, lon: number, height: number) =>
  `<trkpt lat="${lat}" lon="${lon}"><ele>${height}</ele></trkpt>`
const fileOf = (text: string) => ({
  name: 'tour.gpx',
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(text),
})

test.describe('/way', () => {
  test('reads a track in the browser and sends rounded points; a bad file leaves all as it was', async ({
    page,
  }) => {
    await visit(page, '/en/way')
    const file = page.locator('input[type=file]')
    await page.getByLabel('From', { exact: true }).fill('Bern')
    for (const [text, problem] of [
      ['<gpx', 'This is not a readable GPX file.'],
      [gpx([]), 'This file contains neither a track nor a route.'],
      [gpx([point(40.1, 3.2, 5), point(40.2, 3.2, 9)]), 'This track lies outside Switzerland'],
    ] as const) {
      await file.setInputFiles(fileOf(text))
      await expect(page.getByText(problem)).toBeVisible()
      await expect(page.getByLabel('From', { exact: true })).toHaveValue('Bern')
    }
    const track = [point(46.62412, 8.03412, 1034), point(46.6, 8, 2061), point(46.58512, 7.96112, 1600)]
    await file.setInputFiles(fileOf(gpx(track)))
    await expect(page).toHaveURL(/\/en\/way\?track=[\w-]{10,}&/)
    await expect(page.getByText(/^Track of \d/)).toBeVisible()
    await expect(page.getByLabel('How')).toHaveValue('foot')
  })
})

test.describe('/way without a connection', () => {
  test('says that a file cannot be opened now', async ({ page }) => {
    await visit(page, '/en/way')
    await page.context().setOffline(true)
    await page.locator('input[type=file]').setInputFiles(fileOf(gpx([])))
    await expect(page.getByText('Opening a file needs a connection.')).toBeVisible()
  })
})

test.describe('/way without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is a form, whose answer compares departures', async ({ page }) => {
    await visit(page, '/en/way')
    await page.getByLabel('From', { exact: true }).fill('Bern')
    await page.getByLabel('To', { exact: true }).fill('Nowhereatallville')
    await page.getByRole('button', { name: 'Show the weather' }).click()
    await expect(page.getByText('“Nowhereatallville” is not a place we know.')).toBeVisible()
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('Bern')
    await page.getByLabel('To', { exact: true }).fill('Thun')
    await page.getByLabel('How').selectOption('By bike')
    await page.getByRole('button', { name: 'Show the weather' }).click()
    await expect(page).toHaveURL(/stop=Bern&.*stop=Thun.*by=bike/)
    // The local forecasts are read in the background after a start.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bern – Thun, by bike', {
        timeout: 2000,
      })
    }).toPass()
    await page.getByText('All departures').click()
    await page
      .getByRole('list')
      .getByRole('link', { name: /^\d\d:\d\d: / })
      .nth(3)
      .click()
    await expect(page).toHaveURL(/leave=/)
    await expect(page.getByRole('table', { name: 'Along the way' }).getByRole('row')).not.toHaveCount(1)
  })
})
