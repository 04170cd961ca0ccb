import { refusingOrigin, startFaultyServer } from '../support/faulty-server.ts'
import { type ServerProcess, saveKey, startServer } from '../support/server-process.ts'
import { expect, expectAccessibleState, test, visit } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

/** No weather, no warnings, no radar, no snow: what every page says then. */
let server: ServerProcess
test.beforeAll(async () => {
  const nowhere = await refusingOrigin()
  server = await startServer({
    METNO_BASE_URL: nowhere,
    ALERTS_FEED_URL: `${nowhere}/feed`,
    SLF_BASE_URL: nowhere,
    LOG_LEVEL: 'error',
  })
})
test.afterAll(() => server.stop())

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each page says what is missing and keeps what it has', soakOnly, async ({ page }) => {
    await test.step('home: the error, and Try Again loads the page again', async () => {
      const answer = await visit(page, `${server.url}/en?place=bern`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
      await expect(
        page.getByText('No weather source is responding at the moment. Please try again later.'),
      ).toBeVisible()
      const reloaded = page.waitForEvent('load')
      await page.getByRole('link', { name: 'Try Again' }).click()
      await reloaded
      await expect(page).toHaveURL(`${server.url}/en?place=bern`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bern')
    })
    await test.step('home: sample warnings say what they are and wear no severity', async () => {
      const warnings = page.getByRole('region', { name: 'Alerts' })
      await expect(warnings.getByText('Examples, not real warnings')).toBeVisible()
      await expect(warnings.getByRole('article').first()).toContainText('[EXAMPLE DATA]')
      await expect(
        warnings.locator(
          '[class*="severity-1"], [class*="severity-2"], [class*="severity-3"], [class*="severity-4"]',
        ),
      ).toHaveCount(0)
    })
    await test.step('warnings: samples never look like warnings', async () => {
      await visit(page, `${server.url}/en/alerts`)
      await expect(page.getByText('Examples, not real warnings')).toBeVisible()
      const cards = page.getByRole('article')
      await expect(cards).not.toHaveCount(0)
      for (const card of await cards.all()) {
        await expect(card).toContainText('EXAMPLE')
        await expect(card).not.toHaveClass(/severity-/)
        await expect(card.getByRole('img', { name: /Level/ })).toHaveCount(0)
      }
      await expect(page.getByLabel('Map of areas with warnings')).toHaveCount(0)
      await expect(page.getByText('MeteoSwiss / EUMETNET')).toHaveCount(0)
    })
    await test.step('about: the warnings are not available', async () => {
      await visit(page, `${server.url}/en/about`)
      await expect(page.getByRole('row', { name: /^Alerts/ })).toContainText('Not available')
    })
    await test.step('forecast: a message and a way to try again', async () => {
      await visit(page, `${server.url}/en/forecast`)
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load weather data')
      await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible()
    })
    await test.step('seasonal: the normals still stand', async () => {
      await visit(page, `${server.url}/en/seasonal`)
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load weather data')
      await page.getByText('Every month in a table').click()
      await expect(page.getByRole('table', { name: 'Autumn', exact: true })).toBeVisible()
      await expect(page.getByText(/usual for mid-November/)).toHaveCount(0)
    })
    await test.step('precipitation: neither radar nor weather, and the base map stays', async () => {
      await visit(page, `${server.url}/en/precipitation`)
      await expect(page.getByText('No radar images at the moment')).toBeVisible()
      await expect(page.getByRole('img', { name: 'Switzerland without radar data' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load weather data')
    })
    await test.step('a region: the warnings and the ways on stay', async () => {
      await visit(page, `${server.url}/en/region/alpine`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alps')
      await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Alerts' })).toBeVisible()
    })
    await test.step('snow: a silent source is no all-clear', async () => {
      await visit(page, `${server.url}/de/snow`)
      await expect(
        page.getByText('Der Dienst des SLF antwortet nicht. Das heisst nicht, dass keine Gefahr besteht.'),
      ).toBeVisible()
      await expect(page.getByText('Zurzeit erreichen uns keine Schneehöhen')).toBeVisible()
    })
  })
})

test('axe finds nothing where something is missing', soakOnly, async ({ page }) => {
  for (const path of [
    '',
    '/alerts',
    '/forecast',
    '/seasonal',
    '/precipitation',
    '/region/alpine',
    '/contact',
  ]) {
    await visit(page, `${server.url}/en${path}`)
    await expectAccessibleState(page)
  }
})

test(
  'without a mail address the contact page says who runs the site and where to report mistakes',
  soakOnly,
  async ({ page }) => {
    const server = await startServer({
      OPERATOR_NAME: 'Muster AG, 3000 Bern',
      ISSUES_URL: 'https://issues.example/list',
    })
    await visit(page, `${server.url}/en/contact`)
    await expect(page.getByRole('region', { name: 'Who runs this site' })).toContainText(
      'Muster AG, 3000 Bern',
    )
    await expect(page.getByRole('link', { name: 'Report an issue' })).toHaveAttribute(
      'href',
      'https://issues.example/list',
    )
    await expect(page.getByRole('link', { name: /@/ })).toHaveCount(0)
    await server.stop()
  },
)

test(
  'a refused key is the operator’s business: visitors read that there is no weather',
  soakOnly,
  async ({ page }) => {
    const provider = await startFaultyServer((_request, response) => {
      response
        .writeHead(401, { 'Content-Type': 'application/json' })
        .end('{"cod":401,"message":"Invalid API key"}')
    })
    const server = await startServer({ OPENWEATHER_BASE_URL: provider.origin, LOG_LEVEL: 'error' })
    await saveKey(server)
    // On a busy machine the first answer may be "took too long".
    await expect(async () => {
      await visit(page, `${server.url}/en`)
      await expect(page.getByText('Failed to load weather data. Please try again later.')).toBeVisible({
        timeout: 500,
      })
    }).toPass()
    await expect(page.locator('main a[href*="setup"]')).toHaveCount(0)
    await expect(page.getByText(/\bkey\b/i)).toHaveCount(0)
    expect(server.output()).toContain('refuses the key')
    await server.stop()
    await provider.close()
  },
)
