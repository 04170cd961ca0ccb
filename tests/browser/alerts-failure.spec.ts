import { type ServerProcess, startServer } from '../support/server-process.ts'
import { expect, expectAccessibleState, test, visit } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

let server: ServerProcess
test.beforeAll(async () => {
  server = await startServer({
    ALERTS_FEED_URL: 'http://127.0.0.1:9/feed',
    OPERATOR_NAME: 'Muster AG, 3000 Bern',
    ISSUES_URL: 'https://issues.example/list',
  })
})
test.afterAll(() => server?.stop())

test('samples never look like warnings', async ({ page }) => {
  await visit(page, `${server.url}/en/alerts`)
  await expect(page.getByText('Examples, not real alerts')).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards).not.toHaveCount(0)
  for (const card of await cards.all()) {
    await expect(card).toContainText('EXAMPLE')
    await expect(card).not.toHaveClass(/severity-/)
    await expect(card.getByRole('img', { name: /Level/ })).toHaveCount(0)
  }
  await expect(page.getByLabel('Map of areas under alert')).toHaveCount(0)
  await expect(page.getByText('MeteoSwiss / EUMETNET')).toHaveCount(0)
  await expectAccessibleState(page)
})

test('the about page says that the warnings are not available', async ({ page }) => {
  await visit(page, `${server.url}/en/about`)
  await expect(page.getByRole('row', { name: /^Alerts/ })).toContainText('Not available')
})

test(
  'without a mail address the contact page says who runs the site and where to report mistakes',
  soakOnly,
  async ({ page }) => {
    await visit(page, `${server.url}/en/contact`)
    await expect(page.getByRole('region', { name: 'Who runs this site' })).toContainText(
      'Muster AG, 3000 Bern',
    )
    await expect(page.getByRole('link', { name: 'Report an issue' })).toHaveAttribute(
      'href',
      'https://issues.example/list',
    )
    await expect(page.getByRole('link', { name: /@/ })).toHaveCount(0)
  },
)
