import { type ServerProcess, startServer } from '../support/server-process.ts'
import { expect, expectFitsAndAccessible, phone, test, visit } from '../support/site.ts'
import { tooLong } from '../support/too-long.ts'

test.describe('/snow in winter', () => {
  let server: ServerProcess
  test.beforeAll(async () => {
    server = await startServer({ DEMO_TIME: '2027-02-20T12:00:00Z' })
  })
  test.afterAll(() => server.stop())

  test('danger on the map, in words and on the place’s own page', async ({ page }) => {
    await visit(page, `${server.url}/en/location/davos`)
    await page.getByRole('link', { name: /^Avalanche danger: \w+ \(\d\)$/ }).click()
    await expect(page).toHaveURL(/\/en\/snow\?place=davos$/)
    await expect(page.getByText(/^Avalanche danger in Davos: /)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Fresh snow in 24 hours' })).toBeVisible()
    const card = page.getByRole('article').first()
    await expect(card).toContainText('Your area')
    await expect(card).toContainText('Valid: Sat 20 Feb, 08:00 – 17:00')
    await expect(card.getByRole('img', { name: /^Affected aspects: .* above 2\d00\sm$/ })).toBeVisible()
    await expect(page.getByText('Demo text, not a bulletin of SLF.')).toBeVisible()
    await page
      .getByRole('link', { name: /^Considerable \(3\): / })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#area-\d$/)
    await expectFitsAndAccessible(page)
    await test.step('the reader goes on at the first of the further stations', async () => {
      const stations = page.getByRole('table', { name: 'Snow depths' }).getByRole('rowheader')
      await expect(stations).toHaveCount(6)
      await page.getByRole('link', { name: /^Show all \d+ stations/ }).focus()
      await page.keyboard.press('Enter')
      await expect(stations.nth(6)).toBeFocused()
    })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: phone })

    test('pages of lists stay within 4000 px with a bulletin and fresh snow too', async ({ page }) => {
      const paths = ['/snow?place=davos', '/region/alpine', '/region/southern-switzerland', '/mountain']
      expect(
        await tooLong(
          page,
          paths.map((path) => `${server.url}/en${path}`),
        ),
      ).toEqual([])
    })
  })
})
