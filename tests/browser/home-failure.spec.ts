import { refusingOrigin, startFaultyServer } from '../support/faulty-server.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { expect, expectAccessibleState, test, visit } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

test.describe('when the services fail', () => {
  let server: ServerProcess
  test.beforeAll(async () => {
    const nowhere = await refusingOrigin()
    server = await startServer({
      METNO_BASE_URL: nowhere,
      ALERTS_FEED_URL: `${nowhere}/feed`,
      LOG_LEVEL: 'error',
    })
  })
  test.afterAll(() => server.stop())

  test('the error is said, and Try Again reloads the page', async ({ page }) => {
    const answer = await visit(page, `${server.url}/en?place=bern`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
    await expect(page.getByText('Failed to load weather data. Please try again later.')).toBeVisible()
    await expectAccessibleState(page)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Try Again' }).click()
    await reloaded
    await expect(page).toHaveURL(`${server.url}/en?place=bern`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bern')
  })

  test('sample warnings say what they are and wear no severity', async ({ page }) => {
    await visit(page, `${server.url}/en`)
    const alerts = page.getByRole('region', { name: 'Alerts' })
    await expect(alerts.getByText('Examples, not real alerts')).toBeVisible()
    await expect(alerts.getByRole('article').first()).toContainText('[EXAMPLE DATA]')
    await expect(
      alerts.locator(
        '[class*="severity-1"], [class*="severity-2"], [class*="severity-3"], [class*="severity-4"]',
      ),
    ).toHaveCount(0)
  })
})

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
    await fetch(`${server.url}/api/v1/key`, {
      method: 'PUT',
      body: JSON.stringify({ key: 'a1b2c3d4e5f60718293a4b5c6d7e8f90' }),
      headers: { 'Content-Type': 'application/json' },
    })
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
